import type { ContentFields, ContentRow, EntityRef } from './content.model.ts';
import type { ContentType } from './contentType.ts';
import { linksOf, type TextLink } from './richText/textWalk.ts';

/** A record that a piece refers to, and where in it. */
export interface Ref {
  field: string;
  kind: 'LINK' | 'PIN' | 'RELATION' | 'BLOCK';
  to: EntityRef;
}

/** Fields of rich text besides the body, by their JSON pointer. */
function textsOf(fields: object): { at: string; links: TextLink[] }[] {
  return Object.entries(fields).flatMap(([name, value]) => textsIn(value, `/${name}`));
}

function textsIn(value: unknown, at: string): { at: string; links: TextLink[] }[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => textsIn(one, `${at}/${index}`));
  if (typeof value !== 'object' || value === null) return [];
  if ('blocks' in value && Array.isArray(value.blocks)) return [{ at, links: linksOf({ blocks: value.blocks }) }];
  return Object.entries(value).flatMap(([name, one]) => textsIn(one, `${at}/${name}`));
}

/** All links in the texts of a piece, in order, each with its place in the whole record. */
export function textLinks(fields: object): TextLink[] {
  return textsOf(fields).flatMap(({ at, links }) => links.map((link) => ({ ...link, field: at + link.field })));
}

/** Everything a version refers to: links, blocks, pins, and the type's own relations. */
export function refsOf<F extends ContentFields>(type: ContentType<F>, fields: ContentRow<F>['fields']): Ref[] {
  const links = textLinks(fields).flatMap(({ field, kind, to }) => ('entityId' in to ? [{ field, kind, to }] : []));
  const pins = fields.pinnedRelated.map((to, index) => ({ field: `/pinnedRelated/${index}`, kind: 'PIN' as const, to }));
  const relations = type.relations(fields).map(({ field, ref }) => ({ field, kind: 'RELATION' as const, to: ref }));
  return [...links, ...pins, ...relations];
}
