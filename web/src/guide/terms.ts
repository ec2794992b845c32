// Special terms inside a sentence. A catalogue names the forms that a term takes, with * for any ending, because most of our
// languages inflect.

export interface Term {
  name: string;
  forms: string; // "glazier|glaziers", "skl*|..."
}

export interface Part {
  text: string;
  term: string | null; // the name of a term, or nothing for plain text
}

const LETTER = "\\p{L}\\p{M}’'";

function escaped(text: string): string {
  return text.replace(/[.+?^${}()[\]\\]/g, "\\$&");
}

/** One pattern for the forms of a term. A form stands between whole words; its spaces match any white space. */
function patternOf(forms: string): string {
  const parts = forms.split("|").map((form) => escaped(form.trim()).replace(/\*/g, `[${LETTER}]*`));
  return parts.map((part) => part.replace(/\s+/g, "\\s+")).join("|");
}

/** A finder for all terms of a game; longer forms are tried before shorter ones that they contain. */
export function findTerms(terms: readonly Term[]): (text: string) => Part[] {
  const forms = terms
    .flatMap(({ name, forms: all }) => all.split("|").map((form) => ({ name, form })))
    .sort((one, other) => other.form.length - one.form.length);
  if (forms.length === 0) return (text) => [{ text, term: null }];
  const all = forms.map(({ form }) => `(${patternOf(form)})`).join("|");
  const pattern = new RegExp(`(?<![${LETTER}])(?:${all})(?![${LETTER}])`, "giu");
  return (text) => cut(text, pattern, (found) => forms[found.slice(1).findIndex((group) => group !== undefined)]!.name);
}

function cut(text: string, pattern: RegExp, nameOf: (found: RegExpMatchArray) => string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const found of text.matchAll(pattern)) {
    if (found.index > end) parts.push({ text: text.slice(end, found.index), term: null });
    parts.push({ text: found[0], term: nameOf(found) });
    end = found.index + found[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), term: null });
  return parts;
}

/** The same parts, with every term marked only where it comes first; `seen` keeps what came before. */
export function firstOnly(parts: readonly Part[], seen: Set<string>): Part[] {
  return parts.map((part) => {
    if (part.term === null || seen.has(part.term)) return { ...part, term: null };
    seen.add(part.term);
    return part;
  });
}

/** For each text of a passage the terms that an earlier one has already explained. */
export function seenBefore(texts: readonly string[], finder: (text: string) => Part[]): ReadonlySet<string>[] {
  const seen = new Set<string>();
  return texts.map((text) => {
    const before = new Set(seen);
    for (const { term } of finder(text)) if (term !== null) seen.add(term);
    return before;
  });
}
