import { readFileSync } from 'node:fs';
import { folders } from './folders.ts';

/** Names of groups and tokens with what a rule writes. */
type Names = Record<string, Record<string, string>>;

const { token }: { token: Names } = await import(`${folders.system}src/tokens/token.ts`);
const component: Names = { ...(await import(`${folders.system}src/tokens/component.ts`)) };

/** A token and what it is for. */
export interface DescribedToken {
  /** As code names it: `color.ink`; of one component: `button.height`. */
  name: string;
  /** The custom property: `--fw-color-ink`. */
  property: string;
  /** As CSS has it; of a colour, in light. */
  value: string;
  description: string;
}

/** Every token that a rule may write: what all share, then what designers change of one component. */
export function tokensOf(): DescribedToken[] {
  const css = readFileSync(`${folders.system}src/tokens/tokens.css.ts`, 'utf8');
  const described = new Map(['constant', 'mode.light', 'component'].flatMap((file) => descriptionsIn(file)));
  const written = [token, component].flatMap((groups) =>
    Object.entries(groups).flatMap(([group, names]) => Object.entries(names).map(([name, use]) => [`${group}.${name}`, use] as const)),
  );
  return written.map(([name, use]) => {
    const [, property = '', fallback] = /^var\((--[\w-]+)(?:,(.*))?\)$/.exec(use) ?? [];
    const value = fallback ?? new RegExp(`${property}:([^;]+);`).exec(css)?.[1] ?? '';
    return { name, property, value, description: described.get(name) ?? '' };
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
