import type { FieldError } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import type { ContentFields, ContentRow } from './content.model.ts';
import type { ContentType } from './contentType.ts';
import { type BrokenReference, findBrokenReferences, findFieldErrors } from './publishGate.ts';
import { fieldError } from './publishRequirements.ts';
import { findSlugConflict } from './slugs.ts';

/** What the publish gate would say of the newest version, all of it at once, and what visitors may miss. */
export async function checkPublication<F extends ContentFields>(type: ContentType<F>, row: ContentRow<F>, context: CallContext) {
  const { id, fields } = row;
  const conflict = await findSlugConflict(type.name, fields.slug, id, context);
  const broken = await findBrokenReferences(type, id, fields, context);
  const errors = [
    ...findFieldErrors(type, fields),
    ...(conflict ? [fieldError('/slug', 'notAllowed', `The address ${fields.slug} ${conflict}. Choose another slug`)] : []),
    ...broken.map(describeReference),
  ];
  return { ready: errors.length === 0, errors, warnings: (await type.findWarnings?.(id, fields, context)) ?? [] };
}

function describeReference({ field, title, state }: BrokenReference): FieldError {
  return state === 'MISSING'
    ? fieldError(field, 'missing', 'It links to something that does not exist. Remove the link, or choose another target')
    : fieldError(field, 'unpublished', `It links to “${title}”, which visitors cannot see. Publish that first, or remove the link`);
}
