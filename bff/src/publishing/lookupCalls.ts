import { parseFragment } from '#src/records/parseFragment.ts';
import { ok } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { Db } from '#src/kernel/db.ts';
import type { ListPosition } from '#src/kernel/listCursors.ts';
import type { VersionsQuery } from '#src/records/history.ts';
import { buildPage, findPageStart } from '#src/records/pages.ts';
import type { IdInput } from './contentCalls.ts';
import type { ContentFields } from './content.model.ts';
import type { ContentType } from './contentType.ts';
import { findDraft, findPublished, canSeeDrafts } from './findContent.ts';
import { type AliasRow, selectAliases, selectIds, selectLocationCounts, selectTitles } from './lookupCalls.sql.ts';
import { chooseLookupSource, type LookupSource } from './lookupSource.ts';
import { findTitlesLike } from './findTitlesLike.ts';

/** Handlers that look up ids, titles, places and aliases; of drafts for staff, of published versions for everyone else. */
export function lookupCalls<F extends ContentFields>(type: ContentType<F>) {
  return {
    ids: async (_: object, { db, actor }: CallContext) => ok(await loadIds(db, chooseLookupSource(actor))),
    publishedIds: async (_: object, { db }: CallContext) => ok(await loadIds(db, 'published')),

    titles: async (_: object, { db, actor }: CallContext) => ok(await db.run(selectTitles[chooseLookupSource(actor)], { type: type.name })),

    titlesLike: async ({ params }: { params: { fragment?: string; nameFragment?: string } }, { db, actor }: CallContext) =>
      ok(await findTitlesLike(chooseLookupSource(actor), type.name, parseFragment(params.fragment ?? params.nameFragment ?? ''), db)),

    locations: async (_: object, context: CallContext) => ok(await loadLocations(null, context)),
    locationsLike: async ({ params }: { params: { fragment: string } }, context: CallContext) =>
      ok(await loadLocations(parseFragment(params.fragment), context)),

    aliases: async ({ query }: { query: VersionsQuery }, context: CallContext) => {
      const { limit } = query;
      const start = findPageStart(query, context);
      const rows = await loadAliases(null, start.after, context);
      const rest = start.after ? rows.filter(({ isAfter }) => isAfter) : rows.slice(start.offset);
      const page = rest.slice(0, limit);
      return ok(buildPage(page.map(presentAlias), { start, limit, total: rows.length, end: page.at(-1)?.position }, context));
    },
    aliasesOf: async ({ params }: IdInput, context: CallContext) => {
      const { id } = canSeeDrafts(context.actor)
        ? await findDraft(type, params.id, context)
        : await findPublished(type, params.id, context);
      return ok((await loadAliases(id, null, context)).map(presentAlias));
    },
  };

  async function loadIds(db: Db, source: LookupSource): Promise<string[]> {
    const rows = await db.run(selectIds[source], { type: type.name });
    return rows.map(({ id }) => id);
  }

  function loadLocations(fragment: string | null, { db, actor }: CallContext) {
    const isPublished = chooseLookupSource(actor) === 'published';
    return db.run(selectLocationCounts, { isPublished, type: type.name, pattern: fragment?.replace(/[\\%_]/g, '\\$&') ?? null });
  }

  function loadAliases(contentId: string | null, after: ListPosition | null, { db, actor }: CallContext): Promise<AliasRow[]> {
    return db.run(selectAliases[chooseLookupSource(actor)], { type: type.name, contentId, after });
  }
}

function presentAlias({ id, alias, entityId, slug, createdAt }: AliasRow) {
  return { id, alias, entityId, slug, createdAt: createdAt.toISOString() };
}
