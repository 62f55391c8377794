import { notFound } from '#src/kernel/failure.ts';
import { noContent, ok } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { toIsoString } from '#src/kernel/entity.ts';
import { type IdInput, type VersionParams, versionOf } from './contentCalls.ts';
import type { ContentFields, ContentRow } from './content.model.ts';
import type { ContentType } from './contentType.ts';
import { findDraft, findPublished, canSeeDrafts } from './findContent.ts';
import { checkPublication } from './publishCheck.ts';
import { schedulePublication, type PublishOptions, publishVersion } from './publishContent.ts';
import { checkContentVersion } from './checkContentVersion.ts';
import { unpublishContent } from './unpublishContent.ts';
import { selectPublisher } from './publishingCalls.sql.ts';

/** Handlers that publish, schedule and unpublish, and that show what is published and whether it is the newest version. */
export function publishingCalls<F extends ContentFields>(type: ContentType<F>) {
  return {
    publish: async ({ params, body }: IdInput & { body: PublishOptions }, context: CallContext) => {
      const row = await findDraft(type, params.id, context);
      return ok(await loadPublication(await publishOrSchedule(row, row.version, body, context), context));
    },

    publishVersion: async ({ params, body }: { params: VersionParams; body: PublishOptions }, context: CallContext) => {
      if (!/^[1-9]\d{0,8}$/.test(versionOf(params))) throw notFound();
      const row = await findDraft(type, params.id, context);
      return ok(await loadPublication(await publishOrSchedule(row, Number(versionOf(params)), body, context), context));
    },

    publication: async ({ params }: IdInput, context: CallContext) => {
      if (!canSeeDrafts(context.actor)) return ok(buildPublicPublication(await findPublished(type, params.id, context)));
      const row = await findDraft(type, params.id, context);
      if (row.firstPublishedAt === null && row.publishAt === null) throw notFound();
      return ok(await loadPublication(row, context));
    },

    unpublish: async ({ params, query }: IdInput & { query: { force?: string | undefined } }, context: CallContext) => {
      const row = await findDraft(type, params.id, context);
      if (row.publishedVersion === null && row.publishAt === null) throw notFound();
      await checkContentVersion(row, undefined, context);
      await unpublishContent(type, row, query.force === 'true', context);
      return noContent();
    },

    publishCheck: async ({ params }: IdInput, context: CallContext) =>
      ok(await checkPublication(type, await findDraft(type, params.id, context), context)),

    sync: async ({ params }: IdInput, context: CallContext) => {
      if (!canSeeDrafts(context.actor)) {
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
        lastIndexedAt: toIsoString(row.publishedAt),
      });
    },
  };

  async function publishOrSchedule(
    row: ContentRow<F>,
    version: number,
    body: PublishOptions,
    context: CallContext,
  ): Promise<ContentRow<F>> {
    await checkContentVersion(row, undefined, context);
    if (body.publishAt && new Date(body.publishAt) > new Date())
      return schedulePublication(type, row, version, { ...body, publishAt: body.publishAt }, context);
    const hasChanges = row.status !== 'PUBLISHED' || version !== row.version || body.unpublishAt !== undefined;
    return hasChanges ? publishVersion(type, row, version, body, context) : row;
  }
}

function buildPublicPublication({ version, json }: { version: number; json: string }) {
  const { publishedAt }: { publishedAt: string } = JSON.parse(json);
  return { publishedVersion: version, publishedAt, publishedBy: null, publishAt: null, unpublishAt: null, pendingVersion: null };
}

async function loadPublication(row: ContentRow, { db }: CallContext) {
  const [publisher] = await db.run(selectPublisher, { publishedById: row.publishedById });
  return {
    publishedVersion: row.publishedVersion,
    publishedAt: toIsoString(row.publishedAt),
    publishedBy: publisher ?? null,
    publishAt: toIsoString(row.publishAt),
    unpublishAt: toIsoString(row.unpublishAt),
    pendingVersion: row.status === 'PUBLISHED' ? null : row.version,
  };
}
