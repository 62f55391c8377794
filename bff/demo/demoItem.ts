import type { TripType } from '@farwend/api-contract';
import type { ContentFields } from '#src/publishing/content.model.ts';

/** A content item as defined in the demo data. */
export interface DemoItem<F extends ContentFields> {
  /** Its slug, and the key of its id. */
  key: string;
  /** Its id, if not derived from the key. */
  id?: string;
  title: string;
  summary: string;
  /** Name of the place it is about. */
  place?: string;
  /** Names of further places. */
  places?: readonly string[];
  tripTypes?: readonly TripType[];
  searchTerms?: readonly string[];
  /** Months it is about, 1 to 12; its hero image is from that season. */
  months?: readonly number[];
  /** Lines of rich text, see richLines.ts. */
  body?: string;
  /** Words describing its hero image; by default one of its place. */
  picture?: string;
  /** Place of its hero image, if not its own; null for none. */
  pictureOf?: string | null;
  /** Mailbox of its author. */
  author?: string;
  /** Default: published. CHANGED: its last earlier version is published, its text is a newer draft. */
  state?: 'DRAFT' | 'SUBMITTED' | 'SCHEDULED' | 'UNPUBLISHED' | 'CHANGED';
  /** Why it is no longer shown. */
  unpublishedNote?: string;
  /** Days since it was written. */
  days: number;
  /** Its aliases. */
  aliases?: readonly string[];
  /** Earlier versions, oldest first. */
  earlier?: readonly EarlierVersion[];
  own: Omit<F, keyof ContentFields>;
}

/** An earlier version of a content item: its note, the fields that differ, and how its text differs. */
export interface EarlierVersion {
  note: string;
  was?: Partial<Omit<ContentFields, 'body'>>;
  /** The number of lines of its text. */
  lines?: number;
  /** The first line of its text. */
  opening?: string;
}
