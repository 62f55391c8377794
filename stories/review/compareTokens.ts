import type { ComparedSystem } from './comparedSystem.ts';

/** Whether something was added, removed or changed. */
export type ChangeKind = 'added' | 'removed' | 'changed';

/** A design token that moved. */
export interface TokenChange {
  name: string;
  kind: ChangeKind;
  isColour: boolean;
  /** What it is for, and what it was for if that changed. */
  description: string;
  formerDescription: string | null;
  /** Values that differ, by mode; a value that is the same in all modes has the mode `null`. */
  values: { mode: string | null; before: string | null; after: string | null }[];
}

type Token = ComparedSystem['tokens'][number];

/** Compares the tokens of two versions: their values in each mode, and what they are for. */
export function compareTokens(before: ComparedSystem, after: ComparedSystem): TokenChange[] {
  const [old, now] = [before, after].map(({ tokens }) => new Map(tokens.map((token) => [token.name, token])));
  const names = [...new Set([...after.tokens, ...before.tokens].map(({ name }) => name))];
  return names.flatMap((name) => {
    const [was, is] = [old?.get(name), now?.get(name)];
    const values = compareValues(valuesOf(was, before), valuesOf(is, after));
    const description = is?.description ?? was?.description ?? '';
    const formerDescription = was && is && was.description !== is.description ? was.description : null;
    if (values.length === 0 && formerDescription === null) return [];
    const kind: ChangeKind = was ? (is ? 'changed' : 'removed') : 'added';
    return [{ name, kind, isColour: name.startsWith('color.'), description, formerDescription, values }];
  });
}

/** Values by mode. */
function valuesOf(token: Token | undefined, { colours }: ComparedSystem): Map<string | null, string> {
  if (!token) return new Map();
  const inModes = colours.find(({ role }) => token.name === `color.${role}`)?.values;
  return new Map<string | null, string>(inModes ? Object.entries(inModes) : [[null, token.value]]);
}

function compareValues(before: ReadonlyMap<string | null, string>, after: ReadonlyMap<string | null, string>): TokenChange['values'] {
  return [...new Set([...after.keys(), ...before.keys()])]
    .map((mode) => ({ mode, before: before.get(mode) ?? null, after: after.get(mode) ?? null }))
    .filter((value) => value.before !== value.after);
}
