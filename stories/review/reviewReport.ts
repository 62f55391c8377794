import type { ManualReview } from '../describe/parseReviews.ts';
import type { ChangedStory } from './comparePictures.ts';
import type { PropChange } from './compareProps.ts';
import type { SizeChange } from './compareSizes.ts';
import type { TokenChange } from './compareTokens.ts';
import type { Version } from './comparedCommits.ts';
import type { SitePage } from './pagesUsing.ts';

/** Everything that a report shows. */
export interface ReviewReport {
  base: Version;
  head: Version;
  /** Day of the report, yyyy-mm-dd. */
  date: string;
  /** Address of the Storybook that links lead to. */
  storybook: string;
  /** Sentences about what the reader must know, such as packages that differ. */
  notes: string[];
  /** Number of stories that were compared. */
  compared: number;
  /** Number of stories there are. */
  total: number;
  tokens: TokenChange[];
  /** Sizes of the whole package, if they changed. */
  packageSizes: SizeChange[];
  chapters: Chapter[];
}

/** What changed of one component, or of one group of other stories. */
export interface Chapter {
  /** Title of its stories: `Design system/Button`. */
  title: string;
  /** Id of its docs page; groups of other stories have none. */
  docs: string | undefined;
  usedOn: readonly SitePage[];
  stories: ChangedStory[];
  props: PropChange[];
  sizes: SizeChange[];
  /** Manual reviews; `undefined` for stories that are not of the design system. */
  reviews: readonly ManualReview[] | undefined;
}
