import { globSync, readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { folders } from './folders.ts';
import { docsPageName } from './publicExports.ts';

/** Where a token is used. */
export interface TokenUse {
  /** Docs pages of the components whose code names it. */
  pages: string[];
  /** Whether the global styles name it, so that every page has it. */
  everywhere: boolean;
  /** Parts of the site whose code names it. */
  site: string[];
  /** Tokens that refer to it, each with the modes in which it does; none for a token that is the same in every mode. */
  tokens: { name: string; modes: string[] }[];
  /** Props that take it as a value, like `gap of Layout`. */
  offeredBy: string[];
}

type TokenSets = Record<string, ReadonlyMap<string, { $value: unknown }>>;

/** A module and where it is shown. */
interface SourceFile {
  code: string;
  part: { kind: 'page' | 'site'; name: string } | { kind: 'everywhere' };
}

/** Reads from the source where each token is used, by its whole name. */
export async function readTokenUses(): Promise<Record<string, TokenUse>> {
  const { usedTokens }: { usedTokens(code: string): string[] } = await import(`${folders.system}tokens/inline.ts`);
  const { readTokenSets }: { readTokenSets(): TokenSets } = await import(`${folders.system}tokens/readTokens.ts`);
  const { scales }: { scales: readonly string[] } = await import(`${folders.system}tokens/build.ts`);
  const sets = readTokenSets();
  const files = readSourceFiles();
  const offers = files.flatMap(({ code, part }) =>
    [...code.matchAll(/\bvariants\('(\w+)', (\w+),/g)].flatMap(([, prop = '', scale = '']) =>
      part.kind === 'page' && scales.includes(scale) ? [{ scale, prop, page: part.name }] : [],
    ),
  );
  const usesOf = files.map(({ code, part }) => ({ part, names: new Set([...usedTokens(code), ...valuesOfProps(code, offers)]) }));
  const names = new Set(Object.values(sets).flatMap((set) => [...set.keys()]));
  return Object.fromEntries(
    [...names].map((name) => {
      const parts = usesOf.filter(({ names: used }) => used.has(name)).map(({ part }) => part);
      return [
        name,
        {
          pages: unique(parts.flatMap((part) => (part.kind === 'page' ? [part.name] : []))),
          everywhere: parts.some(({ kind }) => kind === 'everywhere'),
          site: unique(parts.flatMap((part) => (part.kind === 'site' ? [part.name] : []))),
          tokens: listReferences(sets, name),
          offeredBy: unique(offers.filter(({ scale }) => name.startsWith(`${scale}.`)).map(({ page, prop }) => `${prop} of ${page}`)),
        },
      ];
    }),
  );
}

/** Steps of a scale that are given as a prop: `gap={4}` is `space.4`. */
function valuesOfProps(code: string, offers: readonly { scale: string; prop: string }[]): string[] {
  return offers.flatMap(({ scale, prop }) =>
    [...code.matchAll(new RegExp(`\\b${prop}=(?:\\{|"|')+(\\w+)`, 'g'))].map(([, step = '']) => `${scale}.${step}`),
  );
}

function readSourceFiles(): SourceFile[] {
  const pages = readdirSync(folders.pages)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => file.replace('.mdx', ''));
  const read = (folder: string, pattern: string, locate: (path: string) => SourceFile['part']): SourceFile[] =>
    globSync(pattern, { cwd: folder })
      .filter((path) => !/\.test\.tsx?$/.test(path))
      .toSorted()
      .map((path) => ({ code: readFileSync(folder + path, 'utf8'), part: locate(path) }));
  return [
    ...read(`${folders.system}src/`, '{components,layout}/**/*.{ts,tsx}', (path) => ({
      kind: 'page',
      name: docsPageName({ name: partName(path), path }, pages),
    })),
    ...read(`${folders.system}src/`, 'foundations/**/*.{ts,tsx}', () => ({ kind: 'everywhere' })),
    ...read(`${folders.system}../site/src/`, '**/*.{ts,tsx}', (path) => ({ kind: 'site', name: partName(path) })),
  ];
}

/** What a file is part of: `Button.styles.ts` of Button. */
const partName = (path: string) => basename(path).split('.')[0] ?? '';

function listReferences(sets: TokenSets, name: string): TokenUse['tokens'] {
  const references = Object.entries(sets).flatMap(([set, tokens]) =>
    [...tokens].flatMap(([other, { $value }]) =>
      $value === `{${name}}` ? [{ name: other, mode: set.startsWith('mode.') ? [set.slice('mode.'.length)] : [] }] : [],
    ),
  );
  const byName = Map.groupBy(references, (one) => one.name);
  return [...byName].map(([other, found]) => ({ name: other, modes: found.flatMap(({ mode }) => mode) }));
}

const unique = (names: readonly string[]) => [...new Set(names)].toSorted();
