/** Replaces each `:name` in SQL text, except in strings, quoted identifiers, comments and casts. */
export function replaceNamedParameters(text: string, replace: (name: string) => string): string {
  return text.replace(/'(?:[^']|'')*'|"[^"]*"|--[^\n]*|::|:([a-z]\w*)/gi, (match, name: string | undefined) =>
    name === undefined ? match : replace(name),
  );
}
