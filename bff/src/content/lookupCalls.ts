import type { ContentStatus } from '@farwend/api-contract';
import { preparedQuery } from '#src/database/prepared.ts';
import { hasOneTypo } from '#src/entities/places/oneTypo.ts';
import { plainText } from '#src/entities/places/plainText.ts';
import { Failure } from '#src/http/failure.ts';
import { type CallContext, ok } from '#src/http/handler.ts';
import type { ById } from './contentCalls.ts';
import type { ContentFields } from './content.model.ts';
import type { ContentType } from './contentType.ts';
import { findDraft, findPublished, seesDrafts } from './findContent.ts';

interface TitleRow {
  id: string;
  title: string;
  slug: string;
  status: ContentStatus;
}
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
    ids: async (_: object, { sequelize, actor }: CallContext) => ok(await idsOf(sequelize, seesDrafts(actor))),
    publishedIds: async (_: object, { sequelize }: CallContext) => ok(await idsOf(sequelize, false)),

    titles: async (_: object, { sequelize, actor }: CallContext) => {
      const { name, from } = sourceOf(seesDrafts(actor));
      return ok(
        await preparedQuery<TitleRow>(
          sequelize,
          `content.titles.${name}`,
          `SELECT id, title, slug, status FROM ${from} c WHERE type = $1 ORDER BY title, id LIMIT 20`,
          [type.name],
        ),
      );
    },

    titlesLike: async ({ params }: { params: { fragment?: string; nameFragment?: string } }, context: CallContext) =>
      ok(await titlesLike(params.fragment ?? params.nameFragment ?? '', context)),

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

  async function idsOf(sequelize: CallContext['sequelize'], drafts: boolean): Promise<string[]> {
    const { name, from } = sourceOf(drafts);
    const rows = await preparedQuery<{ id: string }>(
      sequelize,
      `content.ids.${name}`,
      `SELECT id FROM ${from} c WHERE type = $1 ORDER BY id`,
      [type.name],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Titles that begin so, then those with a word that begins so, then those that hold it; when there are none, those one slip away. Two
   * letters are looked for only where words begin: inside of words they stand nearly everywhere, and no index finds them.
   */
  async function titlesLike(fragment: string, { sequelize, actor }: CallContext): Promise<TitleRow[]> {
    const { name, from } = sourceOf(seesDrafts(actor));
    const wanted = fragmentOf(fragment);
    const isShort = wanted.length < 3;
    const holds = isShort
      ? `(plain_text(title) LIKE $2 || '%' OR plain_text(title) LIKE '% ' || $2 || '%')`
      : `plain_text(title) LIKE '%' || $2 || '%'`;
    const holding = await preparedQuery<TitleRow>(
      sequelize,
      `content.titlesLike.${name}${isShort ? '.short' : ''}`,
      `SELECT id, title, slug, status FROM ${from} c WHERE type = $1 AND ${holds}
       ORDER BY CASE WHEN plain_text(title) LIKE $2 || '%' THEN 0 WHEN plain_text(title) LIKE '% ' || $2 || '%' THEN 1 ELSE 2 END, title, id LIMIT 20`,
      [type.name, wanted.replace(/[\\%_]/g, '\\$&')],
    );
    if (holding.length > 0 || wanted.length < 4) return holding;
    const similar = await preparedQuery<TitleRow>(
      sequelize,
      `content.titlesSimilar.${name}`,
      `SELECT id, title, slug, status FROM ${from} c WHERE type = $1 AND word_similarity($2, plain_text(title)) >= 0.25
       ORDER BY word_similarity($2, plain_text(title)) DESC, title, id LIMIT 100`,
      [type.name, wanted],
    );
    return similar.filter(({ title }) => hasOneTypo(wanted, plainText(title))).slice(0, 20);
  }

  async function placesOf(fragment: string | null, { sequelize, actor }: CallContext): Promise<LocationRow[]> {
    const { name, from } = sourceOf(seesDrafts(actor));
    return preparedQuery<LocationRow>(
      sequelize,
      `content.places.${name}`,
      `SELECT l.id AS "locationId", l.name, l.type, count(*)::int AS count
       FROM ${from} c JOIN locations l ON l.id = c.primary_location_id OR l.id = ANY (c.location_ids)
       WHERE c.type = $1 AND ($2::text IS NULL OR plain_text(l.name) LIKE '%' || $2 || '%')
       GROUP BY l.id ORDER BY count DESC, l.name, l.id LIMIT 200`,
      [type.name, fragment?.replace(/[\\%_]/g, '\\$&') ?? null],
    );
  }

  async function aliasRows(id: string | null, { sequelize, actor }: CallContext) {
    const { name, from } = sourceOf(seesDrafts(actor));
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

/** What a lookup reads: drafts without the trash, or what is published. */
function sourceOf(drafts: boolean): { name: string; from: string } {
  return drafts
    ? { name: 'drafts', from: `(SELECT * FROM content WHERE status <> 'TRASHED')` }
    : { name: 'published', from: `(SELECT *, 'PUBLISHED' AS status FROM published_content)` };
}

/** Typed letters as they are looked for; fewer than two are refused. */
function fragmentOf(fragment: string): string {
  const wanted = fragment.isWellFormed() && !fragment.includes('\0') ? plainText(fragment.slice(0, 100)) : '';
  if (wanted.length >= 2) return wanted;
  throw new Failure('validation.failed', {
    message: 'Type at least two letters.',
    status: 400,
    errors: [{ pointer: 'fragment', field: 'fragment', code: 'tooSmall', message: 'Type at least two letters' }],
  });
}
