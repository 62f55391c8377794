import { accountMailJob } from '#src/domains/accounts/accounts.jobs.ts';
import type { contract } from '@farwend/api-contract';
import { historyCalls } from '#src/records/history.ts';
import { recordCalls } from '#src/records/recordCalls.ts';
import { findVisible, findForUpdate, withoutRowLock } from '#src/records/records.ts';
import { Failure, notFound } from '#src/kernel/failure.ts';
import { type Handlers, noContent, ok, withoutTransaction } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { isId } from '#src/kernel/isId.ts';
import { acceptedReply } from './acceptedReply.ts';
import { changePassword, changeUsername } from './changeOwnCredentials.ts';
import { changeUser } from './changeUser.ts';
import { findAccount } from './findAccount.ts';
import { checkLink, followLink } from './followLink.ts';
import { userEntity } from './user.entity.ts';
import type { UserRow } from './user.model.ts';

const records = recordCalls(userEntity);
const history = historyCalls(userEntity, (snapshot) => snapshot);

/** All calls of accounts except registration, which creates a traveler. */
export const userHandlers: Handlers<Omit<typeof contract.users, 'create'>> = {
  list: records.list,

  updateNamed: async ({ body: { id, ...body } }, context) => {
    const name = id ?? body.email;
    if (name === undefined || !(id === undefined ? body.email?.includes('@') : isId(id))) {
      throw new Failure('id.required', { message: 'To update a User, it must have a valid id or email.' });
    }
    const row = await findForUpdate(userEntity, await resolveUserId(name, context), context, body.version);
    return ok(await applyChange(row, body, context));
  },

  read: async ({ params }, context) =>
    ok(userEntity.present(await findVisible(userEntity, await resolveUserId(params.id, context), context), context.actor)),

  update: async ({ params, body }, context) =>
    ok(await applyChange(await findForUpdate(userEntity, params.id, context, body.version), body, context)),

  versions: history.versions,
  version: history.version,

  sendReset: async ({ params }, { queue, db }) => {
    if (isAccountName(params.id)) await queue.enqueue(accountMailJob, { who: params.id, purpose: 'RESET' }, { db });
    return acceptedReply;
  },

  sendCode: async ({ params, body }, { queue, db }) => {
    const purpose = body.purpose === 'LOGIN' ? 'LOGIN_CODE' : 'RESET_CODE';
    if (isAccountName(params.id)) await queue.enqueue(accountMailJob, { who: params.id, purpose }, { db });
    return acceptedReply;
  },

  checkReset: async ({ params }, context) => {
    await checkLink(params.id, params.token, context);
    return noContent();
  },

  reset: withoutTransaction(async ({ params, body }, context) => {
    await followLink(params.id, params.token, body.password, context);
    return noContent();
  }),

  changeUsername: withoutTransaction(async ({ params, body }, context) =>
    ok(userEntity.present(await changeUsername(params.id, body, context), context.actor)),
  ),

  changePassword: withoutTransaction(({ params, body }, context) => changePassword(params.id, body, context)),
};

type Change = Parameters<typeof changeUser>[1] & { email?: string | undefined };

async function applyChange(row: UserRow, body: Change, context: CallContext) {
  const saved = await changeUser(row, body, context);
  return userEntity.present(saved, context.actor);
}

/** Finds the id of an account by id or e-mail; 404 for an unknown address. Does not check rights. */
async function resolveUserId(name: string, context: CallContext): Promise<string> {
  if (isId(name)) return name;
  const account = await findAccount(name, withoutRowLock(context));
  if (!account) throw notFound();
  return account.id;
}

/** Whether the text can be an id or e-mail address; the job checks whether there is an account. */
function isAccountName(name: string): boolean {
  return name.length <= 254 && name.isWellFormed() && !name.includes('\0') && (isId(name) || name.includes('@'));
}
