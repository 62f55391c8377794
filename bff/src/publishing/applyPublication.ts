import { saveChange } from '#src/records/records.ts';
import { is } from '#src/kernel/actor.ts';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { ContentFields, ContentRow } from './content.model.ts';
import { draftEntity } from './contentEntity.ts';
import type { ContentType } from './contentType.ts';
import { schedulePublication, publishVersion } from './publishContent.ts';
import { unpublishContent } from './unpublishContent.ts';

/** The fields of a request body that publish, unpublish and schedule. */
export interface PublicationInput {
  published?: boolean | undefined;
  publishAt?: string | null | undefined;
  unpublishAt?: string | null | undefined;
  force?: boolean | undefined;
}

/**
 * Publishes, unpublishes or schedules as the body of a write requests; a date of null cancels the schedule. Values equal to the stored
 * ones are ignored, so that editors who may not publish can send a record back as they received it.
 */
export async function applyPublication<F extends ContentFields>(
  type: ContentType<F>,
  row: ContentRow<F>,
  { published, publishAt, unpublishAt, force = false }: PublicationInput,
  context: CallContext,
): Promise<ContentRow<F>> {
  const isPublished = row.status === 'PUBLISHED' || row.status === 'CHANGED';
  const requested = {
    publishAt: isDifferent(publishAt, row.publishAt) ? publishAt : undefined,
    unpublishAt: isDifferent(unpublishAt, row.unpublishAt) ? unpublishAt : undefined,
  };
  const changesSchedule = requested.publishAt !== undefined || requested.unpublishAt !== undefined;
  if (!is(context.actor, 'admin', 'publisher')) {
    if (!changesSchedule && (published === undefined || published === isPublished)) return row;
    throw new Failure('auth.forbidden', { message: 'Only publishers can publish. Submit it for review instead.' });
  }
  if (requested.publishAt && new Date(requested.publishAt) > new Date()) {
    const scheduledUnpublishAt = unpublishAt === undefined ? row.unpublishAt?.toISOString() : unpublishAt;
    return schedulePublication(
      type,
      row,
      row.version,
      { publishAt: requested.publishAt, unpublishAt: scheduledUnpublishAt, force },
      context,
    );
  }
  if (published === false && isPublished) return unpublishContent(type, row, force, context);
  const publishesNow = typeof requested.publishAt === 'string' || (published === true && row.status !== 'PUBLISHED');
  if (publishesNow)
    return publishVersion(type, row, row.version, { force, ...(unpublishAt === undefined ? {} : { unpublishAt }) }, context);
  return changesSchedule ? changeSchedule(type, row, requested, context) : row;
}

/** Changes or cancels the scheduled dates of a record. */
async function changeSchedule<F extends ContentFields>(
  type: ContentType<F>,
  row: ContentRow<F>,
  { publishAt, unpublishAt }: Pick<PublicationInput, 'publishAt' | 'unpublishAt'>,
  context: CallContext,
): Promise<ContentRow<F>> {
  const nextUnpublishAt = unpublishAt === undefined ? row.unpublishAt : unpublishAt === null ? null : new Date(unpublishAt);
  const isOrWillBePublished = row.publishedVersion !== null || (row.publishAt !== null && publishAt !== null);
  if (unpublishAt && !isOrWillBePublished)
    throw fieldFailure('/unpublishAt', 'notAllowed', 'It is not published. Publish it, or send publishAt as well');
  const earliest = publishAt === undefined && row.publishAt ? row.publishAt : new Date();
  if (unpublishAt && nextUnpublishAt && nextUnpublishAt <= earliest)
    throw fieldFailure('/unpublishAt', 'tooSmall', 'Choose a time after the publication');
  const values: Partial<ContentRow<F>> = {};
  values.unpublishAt = nextUnpublishAt;
  if (publishAt === null) {
    values.publishAt = null;
    values.publishVersion = null;
  }
  const action =
    publishAt === null
      ? 'PUBLISH plan cancelled'
      : nextUnpublishAt
        ? `UNPUBLISH planned for ${nextUnpublishAt.toISOString()}`
        : 'UNPUBLISH plan cancelled';
  return saveChange(draftEntity(type), row, { values, kind: 'STATUS', action }, context);
}

function isDifferent(requested: string | null | undefined, current: Date | null): boolean {
  if (requested === undefined) return false;
  return requested === null ? current !== null : current?.getTime() !== new Date(requested).getTime();
}
