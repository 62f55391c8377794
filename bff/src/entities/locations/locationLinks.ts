import type { contract, ReplyOf } from '@farwend/api-contract';
import { preparedQuery } from '#src/database/prepared.ts';
import { isStaff } from '#src/http/actor.ts';
import type { CallContext } from '#src/http/handler.ts';
import { createHash } from 'node:crypto';
import { placesAbove, placesBelow } from './locationTree.ts';

type References = ReplyOf<typeof contract.locations.references>;
type Link = ReplyOf<typeof contract.locations.links>[number];
type ReferenceType = References['inbound'][number]['type'];

interface ReferenceRow {
  type: ReferenceType;
  id: string;
  title: string;
  field: string;
  published: boolean;
}

/** What a place refers to (the places it lies in) and what refers to it; of drafts only staff learn. */
export async function referencesOf(id: string, context: CallContext): Promise<References> {
  const [above, below, texts] = await Promise.all([placesAbove(id, 1, context), placesBelow(id, 1, context), textsAbout(id, context)]);
  const place = (field: string) => (step: { id: string; name: string }) => ({
    type: 'location' as const,
    id: step.id,
    title: step.name,
    field,
    published: true,
    state: 'OK' as const,
  });
  const written = texts.map((row) => ({ ...row, state: row.published ? ('OK' as const) : ('UNPUBLISHED' as const) }));
  return { inbound: [...written, ...below.map(place('/parentIds'))], outbound: above.map(place('/parentIds')) };
}

/** The links in texts that lead to a place; of drafts only for staff. A place has no text of its own. */
export async function linksTo(id: string, { sequelize, actor }: CallContext): Promise<Link[]> {
  const found = await preparedQuery<{ type: ReferenceType; id: string; version: number; field: string; name: string }>(
    sequelize,
    'location.links',
    selectLinks,
    [id, isStaff(actor)],
  );
  return found.map((row, index) => ({
    id: idOfLink(row.id, row.field),
    fromType: row.type,
    fromId: row.id,
    fromVersion: row.version,
    toType: 'location',
    toId: id,
    url: null,
    anchorText: row.name,
    position: index + 1,
    state: 'OK',
  }));
}

function textsAbout(id: string, { sequelize, actor }: CallContext): Promise<ReferenceRow[]> {
  return preparedQuery<ReferenceRow>(sequelize, 'location.textsAbout', selectTexts, [id, isStaff(actor)]);
}

/** The id of a link is made of where it stands, so it stays the same while the text does. */
function idOfLink(fromId: string, field: string): string {
  const hex = createHash('sha256').update(`${fromId} ${field}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const selectTexts = `
  SELECT DISTINCT c.type, c.id, c.title, r.field, p.id IS NOT NULL AS published
  FROM content_references r JOIN content c ON c.id = r.from_id LEFT JOIN published_content p ON p.id = c.id
  WHERE r.to_id = $1 AND c.status <> 'TRASHED' AND (r.is_published OR $2)
  ORDER BY c.type, c.title, c.id, r.field LIMIT 200`;

const selectLinks = `
  SELECT c.type, c.id, coalesce(p.version, c.version) AS version, r.field, l.name
  FROM content_references r JOIN content c ON c.id = r.from_id LEFT JOIN published_content p ON p.id = c.id
    JOIN locations l ON l.id = r.to_id
  WHERE r.to_id = $1 AND r.to_type = 'location' AND r.kind IN ('LINK', 'BLOCK') AND c.status <> 'TRASHED' AND (r.is_published OR ($2 AND p.id IS NULL))
  ORDER BY c.type, c.title, c.id, r.field LIMIT 200`;
