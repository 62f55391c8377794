import { preparedQuery } from '#src/database/prepared.ts';
import { fragmentOf } from '#src/entities/locations/fragment.ts';
import { type CallContext, ok } from '#src/http/handler.ts';
import type { ById } from './contentCalls.ts';
import type { ContentFields } from './content.model.ts';
import type { ContentType } from './contentType.ts';
import { findDraft, findPublished, seesDrafts } from './findContent.ts';
import { lookupSource, type LookupSource, published } from './lookupSource.ts';
import { type TitleRow, titlesLike } from './titlesLike.ts';

interface LocationRow {
  locationId: string;
  name: string;
  type: string;
  count: number;
}
interface AliasRow {
  id: string;
  alias: string;
  entityId: string;
  slug: string;
  createdAt: Date;
}

/** Ids, titles, places and earlier addresses of a kind of content; of drafts for staff, else of what is published. */
export function lookupCalls<F extends ContentFields>(type: ContentType<F>) {
  return {
    ids: async (_: object, { sequelize, actor }: CallContext) => ok(await idsOf(sequelize, lookupSource(actor))),
    publishedIds: async (_: object, { sequelize }: CallContext) => ok(await idsOf(sequelize, published)),

    titles: async (_: object, { sequelize, actor }: CallContext) => {
      const { name, from } = lookupSource(actor);
      return ok(
        await preparedQuery<TitleRow>(
          sequelize,
          `content.titles.${name}`,
          `SELECT id, title, slug, status FROM ${from} c WHERE type = $1 ORDER BY title, id LIMIT 20`,
          [type.name],
        ),
      );
    },

    titlesLike: async ({ params }: { params: { fragment?: string; nameFragment?: string } }, { sequelize, actor }: CallContext) =>
      ok(await titlesLike(lookupSource(actor), type.name, fragmentOf(params.fragment ?? params.nameFragment ?? ''), sequelize)),

    locations: async (_: object, context: CallContext) => ok(await placesOf(null, context)),
    locationsLike: async ({ params }: { params: { fragment: string } }, context: CallContext) =>
      ok(await placesOf(fragmentOf(params.fragment), context)),

    aliases: async ({ query }: { query: { offset: number; limit: number } }, context: CallContext) => {
      const rows = await aliasRows(null, context);
      const { offset, limit } = query;
      return ok({ items: rows.slice(offset, offset + limit), total: rows.length, offset, limit });
    },
    aliasesOf: async ({ params }: ById, context: CallContext) => {
      const { id } = seesDrafts(context.actor) ? await findDraft(type, params.id, context) : await findPublished(type, params.id, context);
      return ok(await aliasRows(id, context));
    },
  };

  async function idsOf(sequelize: CallContext['sequelize'], { name, from }: LookupSource): Promise<string[]> {
    const rows = await preparedQuery<{ id: string }>(
      sequelize,
      `content.ids.${name}`,
      `SELECT id FROM ${from} c WHERE type = $1 ORDER BY id`,
      [type.name],
    );
    return rows.map(({ id }) => id);
  }

  async function placesOf(fragment: string | null, { sequelize, actor }: CallContext): Promise<LocationRow[]> {
    const { name, isPublished } = lookupSource(actor);
    return preparedQuery<LocationRow>(
      sequelize,
      `content.places.${name}`,
      `SELECT l.id AS "locationId", l.name, l.type, sum(c.count)::int AS count
       FROM content_place_counts c JOIN locations l ON l.id = c.location_id
       WHERE c.is_published = $1 AND c.type = $2
         AND ($3::text IS NULL OR l.search_text LIKE '%' || $3 || '%' AND plain_text(l.name) LIKE '%' || $3 || '%')
       GROUP BY l.id HAVING sum(c.count) > 0 ORDER BY count DESC, l.name, l.id LIMIT 200`,
      [isPublished, type.name, fragment?.replace(/[\\%_]/g, '\\$&') ?? null],
    );
  }

  async function aliasRows(id: string | null, { sequelize, actor }: CallContext) {
    const { name, from } = lookupSource(actor);
    const rows = await preparedQuery<AliasRow>(
      sequelize,
      `content.aliases.${name}`,
      `SELECT a.id, a.alias, a.content_id AS "entityId", c.slug, a.created_at AS "createdAt"
       FROM content_aliases a JOIN ${from} c ON c.id = a.content_id
       WHERE a.type = $1 AND c.slug <> a.alias AND ($2::uuid IS NULL OR a.content_id = $2) ORDER BY a.alias LIMIT 10000`,
      [type.name, id],
    );
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  }
}
