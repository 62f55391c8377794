import type { FieldError } from '@farwend/api-contract';
import type { CallContext } from '#src/http/handler.ts';
import type { SearchField } from '#src/calls/entity.ts';
import type { FooterGroups } from './footerLinks.ts';
import type { ContentFacts, ContentFields, ContentName, EntityRef } from './content.model.ts';

/** What the engine needs to know of a kind of content. A further kind is one such object. */
export interface ContentType<F extends ContentFields = ContentFields> {
  name: ContentName;
  /** Address of its list in the API. */
  path: string;
  /** What a PUT without an id in its body is answered, word for word; null: the path's id will do. */
  idMessage: string | null;
  /** The type's own fields with the value of each that was never given. */
  defaults: Omit<F, keyof ContentFields>;
  /** Which of them are for staff only. */
  staffOnly: readonly string[];
  /** Which fields a list leaves out, besides those all content leaves out. */
  wholeOnly: readonly string[];
  /** Columns of its own to filter and sort by. */
  facts(fields: F): Partial<ContentFacts>;
  /** Filters and sorts by these columns, by the name of the field. */
  filters: Record<string, SearchField>;
  /** Fields of the answer that follow from others. */
  computed(fields: F): Record<string, unknown>;
  /** Records its own fields refer to. */
  relations(fields: F): { field: string; ref: EntityRef }[];
  /** Ids of the places its page draws besides those of maps in its text. */
  drawnPlaces?(fields: F): string[];
  /** After how many months somebody must read it again; absent: never. */
  reviewMonths?(fields: F): number;
  /** Refuses what no schema can see, with a 422. */
  check(fields: F, context: CallContext): Promise<void>;
  /** What is missing to be published, besides alt texts and links. */
  missing(fields: F): FieldError[];
  /** Its own part of the JSON-LD, with `@type`. */
  jsonLd(fields: F, address: Address): Record<string, unknown>;
  /** Its own links at the foot, when it has some. */
  footer?(fields: F): FooterGroups | null;
  /** Kinds that are shown as related. */
  related: readonly ContentName[];
  /** What changes without a new version, by id: ratings of companies. */
  live?(ids: readonly string[], context: CallContext): Promise<Map<string, Record<string, unknown>>>;
  /** Roles that write it. */
  writers: readonly ('admin' | 'editor' | 'publisher' | 'marageti' | 'care')[];
}

/** Absolute address of a page, and what is known of its publication. */
export interface Address {
  url: string;
  origin: string;
  publishedAt: string | null;
  updatedAt: string;
  rating: { average: number; count: number } | null;
}
