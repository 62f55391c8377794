import { existsSync, readdirSync } from 'node:fs';
import { contrastOf, type DescribedColour, type DescribedPair } from './contrastOf.ts';
import { docsPage } from './docsPage.ts';
import { door, pageOf, type Exported } from './door.ts';
import { folders, textOf } from './folders.ts';
import { llmsText } from './llmsText.ts';
import { propsOf, type DescribedCode } from './propsOf.ts';
import { keysOf, storiesOf, type DescribedKey, type DescribedStory } from './storiesOf.ts';
import { tokensOf, type DescribedToken } from './tokensOf.ts';

/** A docs page with what belongs to it. */
export interface DescribedPage {
  name: string;
  /** Its id in the workshop: `?path=/docs/…`. */
  id: string;
  alsoCalled: string[];
  /** The components it tells of. */
  components: string[];
  /** Its chapters by their headings, in Markdown. */
  chapters: Record<string, string>;
  /** The headings of all its chapters. */
  headings: string[];
  keyboard: DescribedKey[];
  stories: DescribedStory[];
  /** The day people reviewed it with assistive technology, or `null`. */
  reviewed: string | null;
}

/** A component. */
export interface DescribedComponent extends DescribedCode {
  name: string;
  /** The docs page that tells of it. */
  page: string;
  /** What it may weigh alone, in KB gzip; React, styled-components and tokens not counted. */
  limitKB: number;
  /** What its kind should weigh, or `null` where the goals name no figure. */
  limitGoalKB: number | null;
  /** Why it may weigh more than a twentieth above that goal, or `null`. */
  limitReason: string | null;
}

/** The design system in one object. */
export interface Described {
  name: string;
  version: string;
  modes: string[];
  components: DescribedComponent[];
  pages: DescribedPage[];
  /** Functions and tables beside the components. */
  others: string[];
  tokens: DescribedToken[];
  colours: DescribedColour[];
  pairs: DescribedPair[];
}

/** Reads the design system from what its docs are made of: code, docs pages, keyboard tables, stories, limits and tokens. */
export async function describeSystem(): Promise<Described> {
  const { name, version }: { name: string; version: string } = JSON.parse(textOf('system', 'package.json'));
  const { sizeLimits }: { sizeLimits: Record<string, { limit: number; goal?: number; reason?: string }> } = await import(
    `${folders.tests}architecture/size.data.ts`
  );
  const names = readdirSync(folders.pages)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => file.replace('.mdx', ''))
    .toSorted();
  const { components, others } = door();
  return {
    name,
    version,
    modes: ['light', 'dark', 'contrast'],
    components: components
      .map((one) => ({
        name: one.name,
        page: pageOf(one, names),
        limitKB: sizeLimits[one.name]?.limit ?? 0,
        limitGoalKB: sizeLimits[one.name]?.goal ?? null,
        limitReason: sizeLimits[one.name]?.reason ?? null,
        ...propsOf(one),
      }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    pages: await Promise.all(names.map((page) => describedPage(page, components, names))),
    others: others.map((one) => one.name).toSorted(),
    tokens: tokensOf(),
    ...(await contrastOf()),
  };
}

async function describedPage(name: string, components: readonly Exported[], names: readonly string[]): Promise<DescribedPage> {
  const stories = existsSync(`${folders.pages}${name}.stories.tsx`) ? storiesOf(`design-system/${name}`) : [];
  return {
    name,
    id: `design-system-${name.toLowerCase()}--docs`,
    components: components
      .filter((one) => pageOf(one, names) === name)
      .map((one) => one.name)
      .toSorted(),
    ...docsPage(name),
    keyboard: await keysOf(name),
    stories,
  };
}

/** Both files for machines, by their names in `design-system/`. */
export async function described(): Promise<Record<string, string>> {
  const system = await describeSystem();
  return { 'components.json': `${JSON.stringify(system, null, 2)}\n`, 'llms.txt': llmsText(system) };
}
