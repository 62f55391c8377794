import { readFileSync } from 'node:fs';
import { folders } from './folders.ts';

/** References of tokens by group and name. */
type References = Record<string, Record<string, string>>;

const { token }: { token: References } = await import(`${folders.system}src/tokens/token.ts`);
const component: References = { ...(await import(`${folders.system}src/tokens/component.ts`)) };

/** A design token. */
export interface DescribedToken {
  /** Name in code: `color.ink`, or `button.height` for a component token. */
  name: string;
  /** CSS custom property: `--fw-color-ink`. */
  property: string;
  /** CSS value; for colours, that of light mode. */
  value: string;
  description: string;
}

/** Reads all tokens: shared ones first, then component tokens. */
export function readTokens(): DescribedToken[] {
  const css = readFileSync(`${folders.system}src/tokens/tokens.css.ts`, 'utf8');
  const descriptions = new Map(['constant', 'mode.light', 'component'].flatMap((file) => descriptionsIn(file)));
  const references = [token, component].flatMap((groups) =>
    Object.entries(groups).flatMap(([group, names]) =>
      Object.entries(names).map(([name, reference]) => [`${group}.${name}`, reference] as const),
    ),
  );
  return references.map(([name, reference]) => {
    const [, property = '', fallback] = /^var\((--[\w-]+)(?:,(.*))?\)$/.exec(reference) ?? [];
    const value = fallback ?? new RegExp(`${property}:([^;]+);`).exec(css)?.[1] ?? '';
    return { name, property, value, description: descriptions.get(name) ?? '' };
  });
}

function descriptionsIn(file: string): [string, string][] {
  const groups: Record<string, Record<string, { $description: string }>> = JSON.parse(
    readFileSync(`${folders.system}tokens/${file}.json`, 'utf8'),
  );
  return Object.entries(groups)
    .filter(([group]) => !group.startsWith('$'))
    .flatMap(([group, tokens]) =>
      Object.entries(tokens).map(([name, { $description }]): [string, string] => [`${group}.${name}`, $description]),
    );
}
