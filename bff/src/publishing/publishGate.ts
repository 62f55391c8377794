import type { FieldError, LinkTarget } from '@farwend/api-contract';
import { recordAudit } from '#src/records/recordVersion.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { ContentFields, ContentRow } from './content.model.ts';
import type { ContentType } from './contentType.ts';
import { fieldError, findMissingFields } from './publishRequirements.ts';
import { collectReferences } from './references.ts';
import { loadTargetStates } from './loadTargetStates.ts';
import { selectReferrers } from './publishGate.sql.ts';

/** Throws 422 if fields or alternative texts are missing, 409 if references are broken and `force` is not set. */
export async function checkPublishGate<F extends ContentFields>(
  type: ContentType<F>,
  row: ContentRow<F>,
  fields: F,
  force: boolean,
  context: CallContext,
): Promise<void> {
  const errors = findFieldErrors(type, fields);
  const [first] = errors;
  if (first) throw new Failure('validation.failed', { message: `It cannot be published yet. ${first.message}.`, errors });
  const references = await findBrokenReferences(type, row.id, fields, context);
  if (references.length === 0) return;
  if (force) return recordAudit('PUBLISH forced', type.name, row.id, { references }, context);
  const names = [...new Set(references.map(({ title, state }) => `${title} (${state.toLowerCase()})`))].join(', ');
  throw new Failure('reference.broken', {
    message: `It links to content that visitors cannot see: ${names}. Publish that first, remove the links, or force it.`,
    references,
  });
}

/** The fields and alternative texts that an item lacks. */
export function findFieldErrors<F extends ContentFields>(type: ContentType<F>, fields: F): FieldError[] {
  return [...findMissingFields(type.requirements, fields), ...findMissingAlts(fields, '')];
}

/** A reference to something that visitors cannot see. */
export interface BrokenReference {
  type: LinkTarget;
  id: string;
  title: string;
  /** JSON pointer to the reference. */
  field: string;
  state: 'UNPUBLISHED' | 'MISSING';
}

/** The references of an item to what visitors cannot see. */
export async function findBrokenReferences<F extends ContentFields>(
  type: ContentType<F>,
  id: string,
  fields: F,
  context: CallContext,
): Promise<BrokenReference[]> {
  const refs = collectReferences(type, fields).filter(({ to }) => to.entityId !== id);
  const states = await loadTargetStates(
    refs.map(({ to }) => to),
    true,
    context,
  );
  return refs.flatMap(({ field, to }) => {
    const { state = 'MISSING', title = '' } = states.get(to.entityId) ?? {};
    return state === 'OK' ? [] : [{ type: to.entityType, id: to.entityId, title: title || 'Missing', field, state }];
  });
}

function findMissingAlts(value: unknown, pointer: string): FieldError[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => findMissingAlts(one, `${pointer}/${index}`));
  if (typeof value !== 'object' || value === null) return [];
  if ('srcSet' in value && 'alt' in value && value.alt === '')
    return [fieldError(`${pointer}/alt`, 'required', 'Describe what the picture shows, for people who cannot see it')];
  return Object.entries(value).flatMap(([name, one]) => findMissingAlts(one, `${pointer}/${name}`));
}

/** Throws 409 if published pages refer to the record, unless forced; forcing it is audited. */
export async function checkNotInUse(
  row: Pick<ContentRow, 'id' | 'type' | 'publishedVersion'>,
  force: boolean,
  context: CallContext,
): Promise<void> {
  if (row.publishedVersion === null) return;
  const references = await context.db.run(selectReferrers, { id: row.id });
  if (references.length === 0) return;
  if (force) return recordAudit('UNPUBLISH forced', row.type, row.id, { references }, context);
  const names = references.map(({ title }) => title).join(', ');
  throw new Failure('reference.inUse', { message: `Published pages refer to it: ${names}. Change them first, or force it.`, references });
}
