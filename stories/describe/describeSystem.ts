import { existsSync, readdirSync } from 'node:fs';
import { describeColours, type DescribedColour, type DescribedPair } from './describeColours.ts';
import { folders, readText } from './folders.ts';
import { docsPageName, publicExports, type Exported } from './publicExports.ts';
import type { ManualReview } from './parseReviews.ts';
import { readDocsPage } from './readDocsPage.ts';
import { readExample } from './readExample.ts';
import { readProps, type DescribedCode } from './readProps.ts';
import { readPropTypes } from './readPropTypes.ts';
import { readReviews } from './readReviews.ts';
import {
  readAnatomy,
  readGuidance,
  readKeyboardTable,
  readStories,
  type DescribedGuidance,
  type DescribedKey,
  type DescribedPart,
  type DescribedStory,
} from './readStories.ts';
import { readTokens, type DescribedToken } from './readTokens.ts';

/** A docs page with its keyboard table and stories. */
export interface DescribedPage {
  name: string;
  /** Storybook id: `?path=/docs/…`. */
  id: string;
  alsoCalled: string[];
  /** Components it documents. */
  components: string[];
  /** Sections by heading, as Markdown. */
  chapters: Record<string, string>;
  /** Headings of all sections. */
  headings: string[];
  anatomy: DescribedPart[];
  guidance: DescribedGuidance;
  keyboard: DescribedKey[];
  stories: DescribedStory[];
  /** Reviews by people with assistive technology, newest first. */
  reviews: ManualReview[];
}

/** A component. */
export interface DescribedComponent extends DescribedCode {
  name: string;
  /** Docs page that documents it. */
  page: string;
  /** Size limit in KB gzip, without React, styled-components and tokens. */
  limitKB: number;
  /** Size goal for its kind of component, or `null`. */
  limitGoalKB: number | null;
  /** Why the limit exceeds the goal by more than 5 %, or `null`. */
  limitReason: string | null;
  /** A module that compiles, with the component in use. */
  example: string;
}

/** A component of the second entry point, `@farwend/design-system/work`. */
export interface DescribedWork extends DescribedCode {
  name: string;
  /** Size limit in KB gzip, as for other components. */
  limitKB: number;
}

/** Description of the whole design system. */
export interface Described {
  name: string;
  version: string;
  modes: string[];
  components: DescribedComponent[];
  pages: DescribedPage[];
  /** Exports other than components. */
  others: string[];
  /** The components for work, and what else their entry point exports. */
  work: { components: DescribedWork[]; others: string[] };
  tokens: DescribedToken[];
  colours: DescribedColour[];
  pairs: DescribedPair[];
}

/** Describes the design system from its source code, docs pages, keyboard tables, stories, size limits and tokens. */
export async function describeSystem(): Promise<Described> {
  const { name, version }: { name: string; version: string } = JSON.parse(readText('system', 'package.json'));
  const { sizeLimits }: { sizeLimits: Record<string, { limit: number; goal?: number; reason?: string }> } = await import(
    `${folders.tests}architecture/size.data.ts`
  );
  const names = readdirSync(folders.pages)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => file.replace('.mdx', ''))
    .toSorted();
  const { components, others } = publicExports();
  const propTypes = readPropTypes();
  return {
    name,
    version,
    modes: ['light', 'dark', 'contrast'],
    components: components
      .map((one) => ({
        name: one.name,
        page: docsPageName(one, names),
        limitKB: sizeLimits[one.name]?.limit ?? 0,
        limitGoalKB: sizeLimits[one.name]?.goal ?? null,
        limitReason: sizeLimits[one.name]?.reason ?? null,
        ...readProps(one, propTypes),
        example: readExample(one.name),
      }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    pages: await Promise.all(names.map((page) => describePage(page, components, names))),
    others: others.map((one) => one.name).toSorted(),
    work: await describeWork(),
    tokens: readTokens(),
    ...(await describeColours()),
  };
}

async function describeWork(): Promise<Described['work']> {
  const { workSizeLimits }: { workSizeLimits: Record<string, number> } = await import(`${folders.tests}architecture/workSize.data.ts`);
  const { components, others } = publicExports('work/');
  const propTypes = readPropTypes('work/');
  return {
    components: components
      .map((one) => ({ name: one.name, limitKB: workSizeLimits[one.name] ?? 0, ...readProps(one, propTypes) }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    others: others.map((one) => one.name).toSorted(),
  };
}

async function describePage(name: string, components: readonly Exported[], names: readonly string[]): Promise<DescribedPage> {
  const stories = existsSync(`${folders.pages}${name}.stories.tsx`) ? readStories(`design-system/${name}`) : [];
  return {
    name,
    id: `design-system-${name.toLowerCase()}--docs`,
    components: components
      .filter((one) => docsPageName(one, names) === name)
      .map((one) => one.name)
      .toSorted(),
    ...readDocsPage(name),
    anatomy: await readAnatomy(name),
    guidance: readGuidance(name),
    keyboard: await readKeyboardTable(name),
    stories,
    reviews: readReviews(name, components, names),
  };
}
