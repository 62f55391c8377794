import { type DescribedCode } from './propsOf.ts';
import { type DescribedKey, type DescribedStory } from './storiesOf.ts';
import { type DescribedToken } from './tokensOf.ts';
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
}
/** Reads the design system from what its docs are made of: code, docs pages, keyboard tables, stories, limits and tokens. */
export declare function describeSystem(): Promise<Described>;
/** Both files for machines, by their names in `design-system/`. */
export declare function described(): Promise<Record<string, string>>;
//# sourceMappingURL=described.d.ts.map
