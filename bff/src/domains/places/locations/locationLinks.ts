import type { contract, ReplyOf } from '@farwend/api-contract';
import { isStaff } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { createHash } from 'node:crypto';
import { loadAncestors, loadDescendants } from './locationTree.ts';
import { selectLinks, selectTexts, type ReferenceRow } from './locationLinks.sql.ts';

type References = ReplyOf<typeof contract.locations.references>;
type Link = ReplyOf<typeof contract.locations.links>[number];
/** The parents of a location, and the content and locations that refer to it. Only staff see drafts. */
export async function loadReferences(id: string, context: CallContext): Promise<References> {
  const [parents, children, texts] = await Promise.all([
    loadAncestors(id, 1, context),
    loadDescendants(id, 1, context),
    loadTextsAbout(id, context),
  ]);
  const place = (field: string) => (node: { id: string; name: string }) => ({
    type: 'location' as const,
    id: node.id,
    title: node.name,
    field,
    published: true,
    state: 'OK' as const,
  });
  const content = texts.map((row) => ({ ...row, state: row.published ? ('OK' as const) : ('UNPUBLISHED' as const) }));
  return { inbound: [...content, ...children.map(place('/parentIds'))], outbound: parents.map(place('/parentIds')) };
}

/** The links to a location in content. Only staff see those in drafts. */
export async function loadLinks(id: string, { db, actor }: CallContext): Promise<Link[]> {
  const links = await db.run(selectLinks, { id, isStaff: isStaff(actor) });
  return links.map((row, index) => ({
    id: buildLinkId(row.id, row.field),
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

function loadTextsAbout(id: string, { db, actor }: CallContext): Promise<ReferenceRow[]> {
  return db.run(selectTexts, { id, isStaff: isStaff(actor) });
}

/** Derives a stable id from the content item and the field that contain the link. */
function buildLinkId(fromId: string, field: string): string {
  const hex = createHash('sha256').update(`${fromId} ${field}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
