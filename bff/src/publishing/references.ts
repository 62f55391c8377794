import type { ContentFields, ContentRow, EntityRef } from './content.model.ts';
import type { ContentType } from './contentType.ts';
import { collectLinks, type TextLink } from '#src/publishing/richText/extractText.ts';

/** A reference from a field of a content item to a record. */
export interface Reference {
  field: string;
  kind: 'LINK' | 'PIN' | 'RELATION' | 'BLOCK';
  to: EntityRef;
}

/** All rich texts of a record, by JSON pointer. */
function findTexts(fields: object): { at: string; links: TextLink[] }[] {
  return Object.entries(fields).flatMap(([name, value]) => findTextsIn(value, `/${name}`));
}

function findTextsIn(value: unknown, pointer: string): { at: string; links: TextLink[] }[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => findTextsIn(one, `${pointer}/${index}`));
  if (typeof value !== 'object' || value === null) return [];
  if ('blocks' in value && Array.isArray(value.blocks)) return [{ at: pointer, links: collectLinks({ blocks: value.blocks }) }];
  return Object.entries(value).flatMap(([name, one]) => findTextsIn(one, `${pointer}/${name}`));
}

/** All links in the rich texts of a record, in order, with JSON pointers from the root of the record. */
export function collectTextLinks(fields: object): TextLink[] {
  return findTexts(fields).flatMap(({ at, links }) => links.map((link) => ({ ...link, field: at + link.field })));
}

/** Everything a version refers to: links, blocks, pins, and the relations of its type. */
export function collectReferences<F extends ContentFields>(type: ContentType<F>, fields: ContentRow<F>['fields']): Reference[] {
  const links = collectTextLinks(fields).flatMap(({ field, kind, to }) => ('entityId' in to ? [{ field, kind, to }] : []));
  const pins = fields.pinnedRelated.map((to, index) => ({ field: `/pinnedRelated/${index}`, kind: 'PIN' as const, to }));
  const relations = type.relations(fields).map(({ field, ref }) => ({ field, kind: 'RELATION' as const, to: ref }));
  return [...links, ...pins, ...relations];
}
