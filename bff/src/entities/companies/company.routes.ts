import type { contract } from '@farwend/api-contract';
import { contentCalls } from '#src/content/contentCalls.ts';
import { linkCalls } from '#src/content/linkCalls.ts';
import { lookupCalls } from '#src/content/lookupCalls.ts';
import { pageCalls } from '#src/content/pageCalls.ts';
import { publishingCalls } from '#src/content/publishingCalls.ts';
import { versionCalls } from '#src/content/versionCalls.ts';
import { is } from '#src/http/actor.ts';
import { Failure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { findDraft } from '#src/content/findContent.ts';
import type { Handlers } from '#src/http/handler.ts';
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
    checkLevel(input.body.activityLevel, 'NEW', context);
    return create(input, context);
  },
  update: async (input, context) => {
    const { activityLevel } = input.body;
    if (activityLevel !== undefined && input.body.id !== undefined)
      checkLevel(activityLevel, (await findDraft(companyType, input.params.id, context, true)).fields.activityLevel, context);
    return update(input, context);
  },
};

/** How a company is matched is for care and admins; others may send back what it is. */
function checkLevel(wanted: string | undefined, present: string, { actor }: CallContext): void {
  if (wanted === undefined || wanted === present || is(actor, 'admin', 'care')) return;
  throw new Failure('auth.forbidden', { message: 'The activity level is set by care and administrators. Leave it out.' });
}
