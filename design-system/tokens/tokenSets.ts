import { modeNames, referenceIn, type ModeName, type Token } from './dtcg.ts';
import { tokenCss } from './tokenCss.ts';

/** Sets that hold in every mode, by the names of their files. */
export const constantSets = ['primitives', 'constant', 'component'] as const;

/** A set of tokens, which is one file of the source. */
export type SetName = (typeof constantSets)[number] | `mode.${ModeName}`;

/** Names of all sets. */
export const setNames: readonly SetName[] = [...constantSets, ...modeNames.map((mode) => `mode.${mode}` as const)];

/** Tokens by their whole names. */
export type TokenSet = ReadonlyMap<string, Token>;

/** All sets. */
export type TokenSets = Readonly<Record<SetName, TokenSet>>;

/** All tokens that hold in a mode. */
export function tokensInMode(sets: TokenSets, mode: ModeName): TokenSet {
  return new Map([...sets.primitives, ...sets.constant, ...sets[`mode.${mode}`], ...sets.component]);
}

/** Follows the references of a token to the token with its value. */
export function resolveToken(tokens: TokenSet, token: Token): Token {
  const reference = referenceIn(token.$value);
  if (reference === undefined) return token;
  const target = tokens.get(reference);
  if (!target) throw new Error(`There is no token ${reference}, to which another refers.`);
  return resolveToken(tokens, target);
}

/** The CSS value of every token of a mode, by its whole name. */
export function cssValues(sets: TokenSets, mode: ModeName): ReadonlyMap<string, string> {
  const tokens = tokensInMode(sets, mode);
  return new Map([...tokens].map(([name, token]) => [name, tokenCss(resolveToken(tokens, token))]));
}
