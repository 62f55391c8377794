import { propertyOf } from '@farwend/design-system/theme';
import { folders } from './folders.ts';

/** Chapters of the page, with the groups of tokens in each; the groups of components come last. */
const chapters: readonly (readonly [heading: string, groups: readonly string[]])[] = [
  ['Palette', ['palette']],
  ['Colour', ['color']],
  ['Type', ['font', 'text', 'weight', 'leading', 'tracking']],
  ['Space', ['space']],
  ['Shape', ['radius', 'stroke', 'shadow']],
  ['Motion', ['time', 'ease']],
  ['Sizes and layers', ['size', 'measure', 'breakpoint', 'layer']],
];

/** What the page shows, with its module as seen from the page. */
const blocks = [
  ['Meta', '@storybook/addon-docs/blocks'],
  ['ContrastTable', './theme/ContrastTable.tsx'],
  ['TokenCatalogue', './tokens/TokenCatalogue.tsx'],
  ['TokenEntry', './tokens/TokenEntry.tsx'],
] as const;

/**
 * The docs page of all tokens, as MDX. It is a file because Storybook's search reads the headings of files: each token has one, with its
 * name in code and in CSS.
 */
export async function writeTokensPage(): Promise<string> {
  const { readTokenSets }: { readTokenSets(): Record<string, ReadonlyMap<string, unknown>> } = await import(
    `${folders.system}tokens/readTokens.ts`
  );
  const sets = readTokenSets();
  const names = ['primitives', 'mode.light', 'constant', 'component'].flatMap((set) => [...(sets[set]?.keys() ?? [])]);
  const inGroups = (groups: readonly string[]) => names.filter((name) => groups.includes(name.split('.')[0] ?? ''));
  const listed = new Set(inGroups(chapters.flatMap(([, groups]) => groups)));
  const all = [
    ...chapters.map(([heading, groups]) => [heading, inGroups(groups)] as const),
    ['Components', names.filter((name) => !listed.has(name))] as const,
  ];
  return `{/* Generated from design-system/tokens by npm run describe. */}

${blocks.map(([name, path]) => `import { ${name} } from '${path}';`).join('\n')}

<Meta title="Foundations/Tokens" />

# Tokens

Every token with its value in each mode, what it refers to, and where it is used. Where it is used is read from the code of the components and of the site when this page is built.

To try other values on real pages, open the [theme builder](?path=/docs/foundations-theme-builder--docs). To take the tokens into Figma, Tokens Studio or Style Dictionary, see [Tokens in other tools](?path=/docs/foundations-tokens-in-other-tools--docs).

<TokenCatalogue>

${all.map(([heading, tokens]) => writeChapter(heading, tokens)).join('\n\n')}

</TokenCatalogue>

## Contrast

<ContrastTable />
`;
}

function writeChapter(heading: string, names: readonly string[]): string {
  const entries = names.map(
    (name) => `<TokenEntry name="${name}">

### ${name}${writeOtherNames(name)}

</TokenEntry>`,
  );
  return `<section className="token-chapter">

## ${heading}

${entries.join('\n\n')}

</section>`;
}

/** The palette is only in the source, and custom properties do not work in media queries. */
function writeOtherNames(name: string): string {
  const [group, step] = name.split('.');
  if (group === 'palette') return '';
  return ` <small>${group === 'breakpoint' ? `from.${step}, below.${step}` : propertyOf(name)}</small>`;
}
