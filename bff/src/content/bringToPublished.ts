import { saveChange } from '#src/calls/records.ts';
import { is } from '#src/http/actor.ts';
import { Failure, fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { ContentFields, ContentRow } from './content.model.ts';
import { draftEntity } from './contentEntity.ts';
import type { ContentType } from './contentType.ts';
import { planPublication, publishVersion } from './publishContent.ts';
import { unpublish } from './unpublishContent.ts';

/** The parts of a body that publish, take back and plan. */
export interface PublishingBody {
  published?: boolean | undefined;
  publishAt?: string | null | undefined;
  unpublishAt?: string | null | undefined;
  force?: boolean | undefined;
}

/**
 * What a write asks beyond saving: `published` publishes or takes back, `publishAt` and `unpublishAt` plan it, null drops the plan. The
 * same as before does nothing, so that a record's own answer may be sent back by those without the right.
 */
export async function bringToPublished<F extends ContentFields>(
  type: ContentType<F>,
  row: ContentRow<F>,
  { published, publishAt, unpublishAt, force = false }: PublishingBody,
  context: CallContext,
): Promise<ContentRow<F>> {
  const isPublished = row.status === 'PUBLISHED' || row.status === 'CHANGED';
  const wanted = {
    publishAt: isNew(publishAt, row.publishAt) ? publishAt : undefined,
    unpublishAt: isNew(unpublishAt, row.unpublishAt) ? unpublishAt : undefined,
  };
  const plans = wanted.publishAt !== undefined || wanted.unpublishAt !== undefined;
  if (!is(context.actor, 'admin', 'publisher')) {
    if (!plans && (published === undefined || published === isPublished)) return row;
    throw new Failure('auth.forbidden', { message: 'Publishing is for publishers. Submit it for review instead.' });
  }
  if (wanted.publishAt && new Date(wanted.publishAt) > new Date()) {
    const takeBack = unpublishAt === undefined ? row.unpublishAt?.toISOString() : unpublishAt;
    return planPublication(type, row, row.version, { publishAt: wanted.publishAt, unpublishAt: takeBack, force }, context);
  }
  if (published === false && isPublished) return unpublish(type, row, force, context);
  const isDue = typeof wanted.publishAt === 'string' || (published === true && row.status !== 'PUBLISHED');
  if (isDue) return publishVersion(type, row, row.version, { force, ...(unpublishAt === undefined ? {} : { unpublishAt }) }, context);
  return plans ? changePlan(type, row, wanted, context) : row;
}

/** Another moment to take it back, or no plan any more. */
async function changePlan<F extends ContentFields>(
  type: ContentType<F>,
  row: ContentRow<F>,
  { publishAt, unpublishAt }: Pick<PublishingBody, 'publishAt' | 'unpublishAt'>,
  context: CallContext,
): Promise<ContentRow<F>> {
  const takeBackAt = unpublishAt === undefined ? row.unpublishAt : unpublishAt === null ? null : new Date(unpublishAt);
  const isShown = row.publishedVersion !== null || (row.publishAt !== null && publishAt !== null);
  if (unpublishAt && !isShown)
    throw fieldFailure('/unpublishAt', 'notAllowed', 'It is not published. Publish it, or say publishAt as well');
  const earliest = publishAt === undefined && row.publishAt ? row.publishAt : new Date();
  if (unpublishAt && takeBackAt && takeBackAt <= earliest)
    throw fieldFailure('/unpublishAt', 'tooSmall', 'Choose a moment after the publication');
  const values: Partial<ContentRow<F>> = {};
  values.unpublishAt = takeBackAt;
  if (publishAt === null) {
    values.publishAt = null;
    values.publishVersion = null;
  }
  const action =
    publishAt === null
      ? 'PUBLISH plan cancelled'
      : takeBackAt
        ? `UNPUBLISH planned for ${takeBackAt.toISOString()}`
        : 'UNPUBLISH plan cancelled';
  return saveChange(draftEntity(type), row, { values, kind: 'STATUS', action }, context);
}

function isNew(sent: string | null | undefined, present: Date | null): boolean {
  if (sent === undefined) return false;
  return sent === null ? present !== null : present?.getTime() !== new Date(sent).getTime();
}
