import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import built from "./vite.config.ts";

export default mergeConfig(
  built,
  defineConfig({
    // Svelte's runtime for browsers, not the one that writes pages on a server.
    resolve: { conditions: ["browser"] },
    test: {
      environment: "happy-dom",
      include: ["tests/**/*.test.ts"],
      setupFiles: ["tests/setup.ts"],
      isolate: false, // a page for each file takes longer than its tests
      restoreMocks: true,
      unstubGlobals: true,
    },
  }),
);
