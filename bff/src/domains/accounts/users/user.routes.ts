import type { contract } from '@farwend/api-contract';
import { historyCalls } from '#src/calls/history.ts';
import { recordCalls } from '#src/calls/recordCalls.ts';
import { findSeen, findToChange, looking } from '#src/calls/records.ts';
import { Failure, notFound } from '#src/http/failure.ts';
import { type CallContext, type Handlers, nothing, ok, withoutTransaction } from '#src/http/handler.ts';
import { isId } from '#src/http/runCall.ts';
import { changePassword, changeUsername } from './changeOwn.ts';
import { changeUser } from './changeUser.ts';
import { findAccount } from './findAccount.ts';
import { checkLink, followLink } from './followLink.ts';
import { registerTraveler } from './registerTraveler.ts';
import { userEntity } from './user.entity.ts';
import type { UserRow } from './user.model.ts';

const records = recordCalls(userEntity, '/v3/users');
const history = historyCalls(userEntity, (snapshot) => snapshot);

/** The one answer of everything that must not tell whether an address has an account. */
const accepted = ok({ message: 'If there is an account with this address, or now may be one, a mail is on its way.' });

export const userHandlers: Handlers<typeof contract.users> = {
  create: async ({ body }, context) => {
    await registerTraveler(body, context);
    return accepted;
  },

  list: records.list,

  updateNamed: async ({ body: { id, ...body } }, context) => {
    const name = id ?? body.email;
    if (name === undefined || !(id === undefined ? body.email?.includes('@') : isId(id))) {
      throw new Failure('id.required', { message: 'To update a User, it must have a valid id or email.' });
    }
    const row = await findToChange(userEntity, await idOf(name, context), context, body.version);
    return ok(await changed(row, body, context));
  },

  read: async ({ params }, context) =>
    ok(userEntity.present(await findSeen(userEntity, await idOf(params.id, context), context), context.actor)),

  exists: async ({ params }, context) => {
    await findSeen(userEntity, await idOf(params.id, context), context);
    return nothing();
  },

  update: async ({ params, body }, context) =>
    ok(await changed(await findToChange(userEntity, params.id, context, body.version), body, context)),

  versions: history.versions,
  version: history.version,

  sendReset: async ({ params }, { queue, transaction }) => {
    if (isName(params.id)) await queue.enqueue('accountMail', { who: params.id, purpose: 'RESET' }, { transaction });
    return accepted;
  },

  sendCode: async ({ params, body }, { queue, transaction }) => {
    const purpose = body.purpose === 'LOGIN' ? 'LOGIN_CODE' : 'RESET_CODE';
    if (isName(params.id)) await queue.enqueue('accountMail', { who: params.id, purpose }, { transaction });
    return accepted;
  },

  checkReset: async ({ params }, context) => {
    await checkLink(params.id, params.token, context);
    return nothing();
  },

  reset: withoutTransaction(async ({ params, body }, context) => {
    await followLink(params.id, params.token, body.password, context);
    return nothing();
  }),

  changeUsername: withoutTransaction(async ({ params, body }, context) =>
    ok(userEntity.present(await changeUsername(params.id, body, context), context.actor)),
  ),

  changePassword: withoutTransaction(({ params, body }, context) => changePassword(params.id, body, context)),
};

type Change = Parameters<typeof changeUser>[1] & { email?: string | undefined };

async function changed(row: UserRow, body: Change, context: CallContext) {
  const saved = await changeUser(row, body, context);
  return userEntity.present(saved, context.actor);
}

/** The id of an account named by id or e-mail; of an unknown address an id that nobody has, so that all roads end at the same 404. */
async function idOf(name: string, context: CallContext): Promise<string> {
  if (isId(name)) return name;
  const found = await findAccount(name, looking(context));
  if (!found) throw notFound();
  return found.id;
}

/** Whether it can name an account at all; whether it does is for the job to find out. */
function isName(name: string): boolean {
  return name.length <= 254 && name.isWellFormed() && !name.includes('\0') && (isId(name) || name.includes('@'));
}
