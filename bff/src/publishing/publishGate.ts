import type { FieldError } from '@farwend/api-contract';
import { recordAudit } from '#src/calls/recordVersion.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { Failure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { ContentFields, ContentRow } from './content.model.ts';
import type { ContentType } from './contentType.ts';
import { refsOf } from './refs.ts';
import { targetStates } from './targetStates.ts';

/** Refuses to publish what is not ready: missing fields and alt texts with 422, links that lead nowhere with 409 unless forced. */
export async function passGate<F extends ContentFields>(
  type: ContentType<F>,
  row: ContentRow<F>,
  fields: F,
  force: boolean,
  context: CallContext,
): Promise<void> {
  const errors = [...type.missing(fields), ...missingAlts(fields, '')];
  const [first] = errors;
  if (first) throw new Failure('validation.failed', { message: `It cannot be published yet. ${first.message}.`, errors });
  const refs = refsOf(type, fields).filter(({ to }) => to.entityId !== row.id);
  const states = await targetStates(
    refs.map(({ to }) => to),
    true,
    context,
  );
  const broken = refs.filter(({ to }) => states.get(to.entityId)?.state !== 'OK');
  if (broken.length === 0) return;
  const references = broken.map(({ field, to }) => {
    const target = states.get(to.entityId);
    return { type: to.entityType, id: to.entityId, title: target?.title || 'Missing', field, state: target?.state ?? 'MISSING' };
  });
  if (force) return recordAudit('PUBLISH forced', type.name, row.id, { references }, context);
  const names = [...new Set(references.map(({ title, state }) => `${title} (${state.toLowerCase()})`))].join(', ');
  throw new Failure('reference.broken', {
    message: `It refers to what visitors cannot see: ${names}. Publish that first, take the links out, or force it.`,
    references,
  });
}

function missingAlts(value: unknown, pointer: string): FieldError[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => missingAlts(one, `${pointer}/${index}`));
  if (typeof value !== 'object' || value === null) return [];
  if ('srcSet' in value && 'alt' in value && value.alt === '')
    return [
      { pointer: `${pointer}/alt`, field: 'alt', code: 'required', message: 'Say what the picture shows, for those who do not see it' },
    ];
  return Object.entries(value).flatMap(([name, one]) => missingAlts(one, `${pointer}/${name}`));
}

/** Refuses to take away what published pages refer to, unless forced, which is logged. */
export async function refuseInUse(
  row: Pick<ContentRow, 'id' | 'type' | 'publishedVersion'>,
  force: boolean,
  context: CallContext,
): Promise<void> {
  if (row.publishedVersion === null) return;
  const references = await preparedQuery<{ type: string; id: string; title: string; field: string }>(
    context.sequelize,
    'content.inUse',
    `SELECT p.type, p.id, p.title, min(r.field) AS field FROM content_references r JOIN published_content p ON p.id = r.from_id
     WHERE r.to_id = $1 AND r.is_published AND r.from_id <> $1 GROUP BY p.type, p.id, p.title ORDER BY p.title LIMIT 50`,
    [row.id],
    context.transaction,
  );
  if (references.length === 0) return;
  if (force) return recordAudit('UNPUBLISH forced', row.type, row.id, { references }, context);
  const names = references.map(({ title }) => title).join(', ');
  throw new Failure('reference.inUse', { message: `Published pages refer to it: ${names}. Change them first, or force it.`, references });
}
