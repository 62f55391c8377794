// Writes the changes of a theme into the token files beside this one: `node design-system/tokens/apply.ts farwend.theme.json`, and then
// `npm run describe` generates what is made of them.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { listTokens } from './dtcg.ts';
import { readTokens, readTokenSets } from './readTokens.ts';
import { readThemeDocument, type ThemeChange } from './themeDocument.ts';

/** New contents of the token files that a theme changes, by their names. */
export async function rewriteTokenFiles(theme: unknown): Promise<Record<string, string>> {
  const bySet = Map.groupBy(readThemeDocument(theme, readTokenSets()), ({ set }) => set);
  const files = [...bySet].map(async ([set, changes]) => {
    const path = fileURLToPath(new URL(`${set}.json`, import.meta.url));
    const text = JSON.stringify(changeFile(readTokens(set), changes), null, 2);
    return [`${set}.json`, await format(text, { ...(await resolveConfig(path)), parser: 'json' })] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

/** Changes values and nothing else, so that descriptions stay those of the source. */
function changeFile(file: Record<string, unknown>, changes: readonly ThemeChange[]): Record<string, unknown> {
  const tokens = new Map(listTokens(file));
  for (const { name, token } of changes) {
    const { $value, $extensions } = token;
    Object.assign(tokens.get(name) ?? {}, { $value }, $extensions ? { $extensions } : {});
  }
  return file;
}

if (import.meta.main) {
  const [path] = process.argv.slice(2);
  if (path === undefined) {
    console.error('Name the theme: node design-system/tokens/apply.ts farwend.theme.json');
    process.exit(2);
  }
  const theme: unknown = JSON.parse(readFileSync(path, 'utf8'));
  for (const [name, text] of Object.entries(await rewriteTokenFiles(theme))) writeFileSync(new URL(name, import.meta.url), text);
}
