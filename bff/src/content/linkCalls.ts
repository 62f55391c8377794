import type { LinkTarget } from '@farwend/api-contract';
import { createHash } from 'node:crypto';
import { preparedQuery } from '#src/database/prepared.ts';
import { notFound } from '#src/http/failure.ts';
import { type CallContext, ok } from '#src/http/handler.ts';
import { type ById, type VersionParams, versionOf } from './contentCalls.ts';
import type { ContentFields } from './content.model.ts';
import type { ContentType } from './contentType.ts';
import { seesDrafts } from './findContent.ts';
import { findPiece, findPieceVersion, type Piece, type ReadRequest } from './findPiece.ts';
import { refsOf, textLinks } from './refs.ts';
import { targetStates } from './targetStates.ts';

type LinkById = { params: { id: string; linkId: string }; query: ReadRequest };

/** The links in a piece, one of them, one of them in another version, and everything that refers to it. */
export function linkCalls<F extends ContentFields>(type: ContentType<F>) {
  const linksOf = async (piece: Piece<F>, context: CallContext) => {
    const links = textLinks(piece.fields);
    const states = await targetStates(
      links.flatMap(({ to }) => ('entityId' in to ? [to] : [])),
      !piece.isPublished,
      context,
    );
    return links.map(({ field, to, words }, index) => ({
      id: linkId(piece.id, field),
      fromType: type.name,
      fromId: piece.id,
      fromVersion: piece.version,
      toType: 'entityId' in to ? to.entityType : null,
      toId: 'entityId' in to ? to.entityId : null,
      url: 'url' in to ? to.url : null,
      anchorText: words,
      position: index + 1,
      state: 'url' in to ? ('EXTERNAL' as const) : (states.get(to.entityId)?.state ?? ('MISSING' as const)),
    }));
  };
  const oneOf = async (piece: Piece<F>, id: string, context: CallContext) => {
    const found = (await linksOf(piece, context)).find((link) => link.id === id);
    if (!found) throw notFound();
    return ok(found);
  };

  return {
    links: async ({ params, query }: ById & { query: ReadRequest }, context: CallContext) =>
      ok(await linksOf(await findPiece(type, params.id, query, context), context)),
    link: async ({ params, query }: LinkById, context: CallContext) =>
      oneOf(await findPiece(type, params.id, query, context), params.linkId, context),
    linkVersion: async ({ params }: { params: VersionParams & { linkId: string } }, context: CallContext) =>
      oneOf(await findPieceVersion(type, params.id, versionOf(params), {}, context), params.linkId, context),

    references: async ({ params, query }: ById & { query: ReadRequest }, context: CallContext) => {
      const piece = await findPiece(type, params.id, query, context);
      const refs = refsOf(type, piece.fields);
      const targets = refs.map(({ to }) => to);
      const states = await targetStates(targets, !piece.isPublished, context);
      const outbound = refs.map(({ field, to }) => {
        const { state, title } = states.get(to.entityId) ?? { state: 'MISSING' as const, title: '' };
        return { type: to.entityType, id: to.entityId, title, field, published: state === 'OK', state };
      });
      return ok({ inbound: await inboundOf(piece.id, seesDrafts(context.actor) && !piece.isPublished, context), outbound });
    },
  };
}

/** Who refers to a record: drafts too for staff, else published pages only. */
async function inboundOf(id: string, drafts: boolean, { sequelize }: CallContext) {
  const rows = await preparedQuery<{ type: LinkTarget; id: string; title: string; field: string; published: boolean }>(
    sequelize,
    'content.inbound',
    `SELECT type, id, title, min(field) AS field, bool_or(published) AS published FROM (
       SELECT p.type, p.id, p.title, r.field, true AS published FROM content_references r JOIN published_content p ON p.id = r.from_id
       WHERE r.to_id = $1 AND r.is_published
       UNION ALL
       SELECT c.type, c.id, c.title, r.field, false FROM content_references r JOIN content c ON c.id = r.from_id
       WHERE r.to_id = $1 AND NOT r.is_published AND $2 AND c.status <> 'TRASHED'
     ) found GROUP BY type, id, title ORDER BY title, id LIMIT 200`,
    [id, drafts],
  );
  return rows.map((row) => ({ ...row, state: row.published ? ('OK' as const) : ('UNPUBLISHED' as const) }));
}

/** A link's id: the same in every version while it stands at the same place. */
function linkId(contentId: string, field: string): string {
  const hex = createHash('sha256').update(`link ${contentId} ${field}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
