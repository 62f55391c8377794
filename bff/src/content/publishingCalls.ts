import { preparedQuery } from '#src/database/prepared.ts';
import { notFound } from '#src/http/failure.ts';
import { type CallContext, nothing, ok } from '#src/http/handler.ts';
import { moment } from '#src/calls/entity.ts';
import { type ById, type VersionParams, versionOf } from './contentCalls.ts';
import type { ContentFields, ContentRow } from './content.model.ts';
import type { ContentType } from './contentType.ts';
import { findDraft, findPublished, seesDrafts } from './findContent.ts';
import { planPublication, type PublishOptions, publishVersion } from './publishContent.ts';
import { refuseStale } from './refuseStale.ts';
import { unpublish } from './unpublishContent.ts';

/** Publishing now, later, or an earlier version; taking back; what is published; whether that is the newest. */
export function publishingCalls<F extends ContentFields>(type: ContentType<F>) {
  return {
    publish: async ({ params, body }: ById & { body: PublishOptions }, context: CallContext) => {
      const row = await findDraft(type, params.id, context);
      return ok(await publicationOf(await carryOut(row, row.version, body, context), context));
    },

    publishVersion: async ({ params, body }: { params: VersionParams; body: PublishOptions }, context: CallContext) => {
      if (!/^[1-9]\d{0,8}$/.test(versionOf(params))) throw notFound();
      const row = await findDraft(type, params.id, context);
      return ok(await publicationOf(await carryOut(row, Number(versionOf(params)), body, context), context));
    },

    publication: async ({ params }: ById, context: CallContext) => {
      if (!seesDrafts(context.actor)) return ok(openPublication(await findPublished(type, params.id, context)));
      const row = await findDraft(type, params.id, context);
      if (row.firstPublishedAt === null && row.publishAt === null) throw notFound();
      return ok(await publicationOf(row, context));
    },

    unpublish: async ({ params, query }: ById & { query: { force?: string | undefined } }, context: CallContext) => {
      const row = await findDraft(type, params.id, context);
      if (row.publishedVersion === null && row.publishAt === null) throw notFound();
      await refuseStale(row, undefined, context);
      await unpublish(type, row, query.force === 'true', context);
      return nothing();
    },

    sync: async ({ params }: ById, context: CallContext) => {
      if (!seesDrafts(context.actor)) {
        const { version } = await findPublished(type, params.id, context);
        return ok({
          inSync: true,
          latestVersion: version,
          publishedVersion: version,
          cachedVersion: version,
          indexedVersion: version,
          lastIndexedAt: null,
        });
      }
      const row = await findDraft(type, params.id, context);
      const { publishedVersion } = row;
      return ok({
        inSync: row.status === 'PUBLISHED',
        latestVersion: row.version,
        publishedVersion,
        cachedVersion: publishedVersion,
        indexedVersion: publishedVersion,
        lastIndexedAt: moment(row.publishedAt),
      });
    },
  };

  async function carryOut(row: ContentRow<F>, version: number, body: PublishOptions, context: CallContext): Promise<ContentRow<F>> {
    await refuseStale(row, undefined, context);
    if (body.publishAt && new Date(body.publishAt) > new Date())
      return planPublication(type, row, version, { ...body, publishAt: body.publishAt }, context);
    const isNews = row.status !== 'PUBLISHED' || version !== row.version || body.unpublishAt !== undefined;
    return isNews ? publishVersion(type, row, version, body, context) : row;
  }
}

function openPublication({ version, answer }: { version: number; answer: string }) {
  const { publishedAt }: { publishedAt: string } = JSON.parse(answer);
  return { publishedVersion: version, publishedAt, publishedBy: null, publishAt: null, unpublishAt: null, pendingVersion: null };
}

async function publicationOf(row: ContentRow, { sequelize, transaction }: CallContext) {
  const [publisher] = await preparedQuery<{ id: string; displayName: string }>(
    sequelize,
    'content.publisher',
    `SELECT id, given_name || ' ' || family_name AS "displayName" FROM users WHERE id = $1`,
    [row.publishedById],
    transaction,
  );
  return {
    publishedVersion: row.publishedVersion,
    publishedAt: moment(row.publishedAt),
    publishedBy: publisher ?? null,
    publishAt: moment(row.publishAt),
    unpublishAt: moment(row.unpublishAt),
    pendingVersion: row.status === 'PUBLISHED' ? null : row.version,
  };
}
