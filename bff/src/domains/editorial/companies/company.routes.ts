import type { contract } from '@farwend/api-contract';
import { contentCalls } from '#src/publishing/contentCalls.ts';
import { linkCalls } from '#src/publishing/linkCalls.ts';
import { lookupCalls } from '#src/publishing/lookupCalls.ts';
import { pageCalls } from '#src/publishing/pageCalls.ts';
import { publishingCalls } from '#src/publishing/publishingCalls.ts';
import { versionCalls } from '#src/publishing/versionCalls.ts';
import { is } from '#src/kernel/actor.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { findDraft } from '#src/publishing/findContent.ts';
import type { Handlers } from '#src/kernel/handler.ts';
import { companyType } from './company.type.ts';

const { ld: product, ...page } = pageCalls(companyType);
const { create, update, ...records } = contentCalls(companyType);

export const companyHandlers: Handlers<typeof contract.companies> = {
  ...versionCalls(companyType),
  ...publishingCalls(companyType),
  ...lookupCalls(companyType),
  ...linkCalls(companyType),
  ...page,
  ...records,
  product,

  create: async (input, context) => {
    checkActivityLevel(input.body.activityLevel, 'NEW', context);
    return create(input, context);
  },
  update: async (input, context) => {
    const { activityLevel } = input.body;
    if (activityLevel !== undefined && input.body.id !== undefined)
      checkActivityLevel(activityLevel, (await findDraft(companyType, input.params.id, context, true)).fields.activityLevel, context);
    return update(input, context);
  },
};

/** Only care and administrators may change the activity level; others may send back the current one. */
function checkActivityLevel(requested: string | undefined, current: string, { actor }: CallContext): void {
  if (requested === undefined || requested === current || is(actor, 'admin', 'care')) return;
  throw new Failure('auth.forbidden', { message: 'The activity level is set by care and administrators. Leave it out.' });
}
