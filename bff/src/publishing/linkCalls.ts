import { createHash } from 'node:crypto';
import { notFound } from '#src/kernel/failure.ts';
import { ok } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { type IdInput, type VersionParams, versionOf } from './contentCalls.ts';
import type { ContentFields } from './content.model.ts';
import type { ContentType } from './contentType.ts';
import { canSeeDrafts } from './findContent.ts';
import { findItem, findItemVersion, type ContentItem, type ReadQuery } from './findItem.ts';
import { collectReferences, collectTextLinks } from './references.ts';
import { loadTargetStates } from './loadTargetStates.ts';
import { selectInboundReferences } from './linkCalls.sql.ts';

type LinkById = { params: { id: string; linkId: string }; query: ReadQuery };

/** Handlers for the links in a content item and for the references from and to it. */
export function linkCalls<F extends ContentFields>(type: ContentType<F>) {
  const loadLinks = async (item: ContentItem<F>, context: CallContext) => {
    const textLinks = collectTextLinks(item.fields);
    const states = await loadTargetStates(
      textLinks.flatMap(({ to }) => ('entityId' in to ? [to] : [])),
      !item.isPublished,
      context,
    );
    return textLinks.map(({ field, to, anchorText }, index) => ({
      id: buildLinkId(item.id, field),
      fromType: type.name,
      fromId: item.id,
      fromVersion: item.version,
      toType: 'entityId' in to ? to.entityType : null,
      toId: 'entityId' in to ? to.entityId : null,
      url: 'url' in to ? to.url : null,
      anchorText,
      position: index + 1,
      state: 'url' in to ? ('EXTERNAL' as const) : (states.get(to.entityId)?.state ?? ('MISSING' as const)),
    }));
  };
  const findLink = async (item: ContentItem<F>, id: string, context: CallContext) => {
    const link = (await loadLinks(item, context)).find((one) => one.id === id);
    if (!link) throw notFound();
    return ok(link);
  };

  return {
    links: async ({ params, query }: IdInput & { query: ReadQuery }, context: CallContext) =>
      ok(await loadLinks(await findItem(type, params.id, query, context), context)),
    link: async ({ params, query }: LinkById, context: CallContext) =>
      findLink(await findItem(type, params.id, query, context), params.linkId, context),
    linkVersion: async ({ params }: { params: VersionParams & { linkId: string } }, context: CallContext) =>
      findLink(await findItemVersion(type, params.id, versionOf(params), {}, context), params.linkId, context),

    references: async ({ params, query }: IdInput & { query: ReadQuery }, context: CallContext) => {
      const item = await findItem(type, params.id, query, context);
      const outboundReferences = collectReferences(type, item.fields);
      const targets = outboundReferences.map(({ to }) => to);
      const states = await loadTargetStates(targets, !item.isPublished, context);
      const outbound = outboundReferences.map(({ field, to }) => {
        const { state, title } = states.get(to.entityId) ?? { state: 'MISSING' as const, title: '' };
        return { type: to.entityType, id: to.entityId, title, field, published: state === 'OK', state };
      });
      return ok({ inbound: await loadInboundReferences(item.id, canSeeDrafts(context.actor) && !item.isPublished, context), outbound });
    },
  };
}

/** References to a record from published content, with `drafts` also from drafts. */
async function loadInboundReferences(id: string, drafts: boolean, { db }: CallContext) {
  const rows = await db.run(selectInboundReferences, { id, drafts });
  return rows.map((row) => ({ ...row, state: row.published ? ('OK' as const) : ('UNPUBLISHED' as const) }));
}

/** A stable id for a link: the same in every version in which the link has the same position. */
function buildLinkId(contentId: string, field: string): string {
  const hex = createHash('sha256').update(`link ${contentId} ${field}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
