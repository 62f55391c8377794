import type { FieldError } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import type { SearchField } from '#src/kernel/entity.ts';
import type { FooterGroups } from './loadFooterLinks.ts';
import type { ContentColumns, ContentFields, EntityRef } from './content.model.ts';
import type { ContentName } from './contentName.ts';
import type { PublishRequirement } from './publishRequirements.ts';

/** Everything the engine needs to know about one type of content. Adding a type means adding one such object. */
export interface ContentType<F extends ContentFields = ContentFields> {
  name: ContentName;
  /** Path of its list in the API. */
  path: string;
  /** The message for a PUT without an id in its body, as specified; null if the id in the path is enough. */
  missingIdMessage: string | null;
  /** The type's own fields with their default values. */
  defaults: Omit<F, keyof ContentFields>;
  /** Fields that only staff see. */
  staffOnly: readonly string[];
  /** Fields that another record owns: an earlier version is published with their current values. */
  mirroredFields?: readonly string[];
  /** Fields left out of list items, besides those left out for every type. */
  detailOnly: readonly string[];
  /** Derived columns besides those of every type. */
  columns(fields: F): Partial<ContentColumns>;
  /** Filters and sort orders on these columns, by field name. */
  filters: Record<string, SearchField>;
  /** Response fields computed from stored fields. */
  computedFields(fields: F): Record<string, unknown>;
  /** References in the type's own fields. */
  relations(fields: F): { field: string; ref: EntityRef }[];
  /** Ids of the places its page shows on maps, besides those of map blocks. */
  mapLocationIds?(fields: F): string[];
  /** Months after which an editor must review it again; never if absent or undefined. */
  reviewMonths?(fields: F): number | undefined;
  /** Checks what the schema cannot express; throws 422. */
  check(fields: F, context: CallContext): Promise<void>;
  /** What it must have before publishing, besides alternative texts and links. */
  requirements: readonly PublishRequirement<F>[];
  /** What visitors may miss, although it can be published. */
  findWarnings?(id: string, fields: F, context: CallContext): Promise<FieldError[]>;
  /** The type's own part of the JSON-LD, with `@type`. */
  jsonLd(fields: F, context: JsonLdContext): Record<string, unknown>;
  /** Footer links set by an editor; null for the automatic ones. */
  footerLinks?(fields: F): FooterGroups | null;
  /** Types offered as related content. */
  relatedTypes: readonly ContentName[];
  /** Fields that change without a new version, such as ratings, by id. */
  loadLiveFields?(ids: readonly string[], context: CallContext): Promise<Map<string, Record<string, unknown>>>;
  /** Roles that may write it. */
  writerRoles: readonly ('admin' | 'editor' | 'publisher' | 'marageti' | 'care')[];
}

/** What JSON-LD needs besides the fields: absolute URLs, dates of publication, the rating of the company. */
export interface JsonLdContext {
  url: string;
  origin: string;
  publishedAt: string | null;
  updatedAt: string;
  rating: { average: number; count: number } | null;
}
