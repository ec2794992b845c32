// What ESLint looks for: mistakes that the compiler lets pass. How the code is laid out is Prettier's business.
import svelte from "eslint-plugin-svelte";
import tseslint from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default tseslint.config(
  { ignores: ["public", "script", "*.config.*"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  ...tseslint.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: tseslint.parser, svelteConfig } },
  },
  {
    rules: {
      // Sets and maps here are made anew by $derived, or they only keep books and nothing on the page depends on them.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  // Rules that need types look at modules only. In components svelte-check does, and it knows what templates pass.
  {
    files: ["**/*.ts"],
    extends: tseslint.configs.recommendedTypeCheckedOnly,
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
  },
);
