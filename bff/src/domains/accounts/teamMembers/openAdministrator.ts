import { contract } from '@farwend/api-contract';
import { hostname, userInfo } from 'node:os';
import { mailIssuedSecret } from '#src/domains/accounts/users/accountMails.ts';
import { issueSecret, type SecretPurpose } from '#src/domains/accounts/users/accountSecrets.ts';
import { lockAdmins } from '#src/domains/accounts/users/checkNotLastAdmin.sql.ts';
import { deleteFactors, deleteRecoveryCodes } from '#src/domains/accounts/factors/factor.sql.ts';
import { findAccount } from '#src/domains/accounts/users/findAccount.ts';
import { createPendingAccount } from '#src/domains/accounts/users/inviteUser.ts';
import { buildMailedLink } from '#src/domains/accounts/users/siteLinks.ts';
import { userEntity } from '#src/domains/accounts/users/user.entity.ts';
import type { UserRow } from '#src/domains/accounts/users/user.model.ts';
import { revokeAccess } from '#src/domains/accounts/sessions/revokeAccess.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { insertRecord, saveChange } from '#src/records/records.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import { buildTeamMember } from './changeTeamMember.ts';
import { teamMemberEntity } from './teamMember.entity.ts';

const LINK_MINUTES = 60;

/** An account that a new link opens. */
interface OpenedAccount {
  user: UserRow;
  wasCreated: boolean;
  /** What its next link is for. */
  purpose: SecretPurpose & ('INVITE' | 'RESET');
}

/**
 * Creates an administrator, or makes an existing team member one and reopens the account, without second factors. For the operator of the server, where nobody may be
 * left who could do it. Throws an error that says what to do if the account cannot become one. Needs a transaction.
 */
export async function openAdministrator(
  email: string,
  { name, force }: { name: string | undefined; force: boolean },
  context: CallContext,
): Promise<OpenedAccount> {
  const known = await findAccount(email, context);
  const others = (await context.db.run(lockAdmins, {})).filter(({ id }) => id !== known?.id);
  if (others.length > 0 && !force)
    throw new Error('Another administrator can sign in, and change accounts in the product. If nobody can reach them, add --force.');
  const user = known ? await reopen(known, context) : await createAdministrator(email, name, context);
  const details = { command: 'npm run admin', host: hostname(), systemUser: readSystemUser(), ...(others.length > 0 && { force }) };
  await context.db.run(deleteFactors, { userId: user.id });
  await context.db.run(deleteRecoveryCodes, { userId: user.id });
  await recordAudit('OPEN ADMINISTRATOR', userEntity.type, user.id, details, context);
  return { user, wasCreated: !known, purpose: user.status === 'PENDING' ? 'INVITE' : 'RESET' };
}

/** The link with which the administrator chooses a password: it works once, for an hour. It is mailed too if asked for. */
export async function issueLink({ user, purpose }: OpenedAccount, isMailed: boolean, context: CallContext): Promise<string> {
  const secret = await issueSecret(user, purpose, context, LINK_MINUTES);
  if (secret === null) throw new Error(`${user.email} has had five links within the hour. Use the last one, or wait.`);
  if (isMailed) await mailIssuedSecret(user, purpose, secret, context);
  return buildMailedLink(purpose === 'INVITE' ? 'invitation' : 'reset', user.id, secret, context.settings);
}

async function createAdministrator(email: string, name: string | undefined, context: CallContext): Promise<UserRow> {
  const body = parseTeamMember(email, name);
  const row = await buildTeamMember(body, ['admin'], context);
  const { givenName, familyName } = body;
  const person = { personType: 'teamMember', personId: row.id, email: body.email, givenName, familyName } as const;
  const user = await createPendingAccount(person, ['admin'], context);
  await insertRecord(teamMemberEntity, { ...row, userId: user.id }, context);
  return user;
}

/** As the API reads a new team member; the last word of the name is the family name. */
function parseTeamMember(email: string, name = 'Site Administrator') {
  const words = name.trim().split(/\s+/);
  const [givenName, familyName] = words.length > 1 ? [words.slice(0, -1).join(' '), words.at(-1)] : [name.trim(), 'Administrator'];
  const parsed = contract.teamMembers.create.body?.safeParse({
    email,
    givenName,
    familyName,
    title: 'Administrator',
    department: 'Operations',
  });
  if (parsed?.success) return parsed.data;
  const [issue] = parsed?.error.issues ?? [];
  throw new Error(`${issue?.path[0] === 'email' ? '--email' : '--name'}: ${issue?.message}.`);
}

async function reopen(user: UserRow, context: CallContext): Promise<UserRow> {
  if (user.personType !== 'teamMember')
    throw new Error(`${user.email} is the account of ${user.personType === 'agent' ? 'an agent' : 'a traveler'}. Choose another address.`);
  const isClosed = user.status === 'DISABLED';
  const isAdmin = user.roles.includes('admin');
  if (isAdmin && !isClosed) return user;
  const saved = await saveChange(
    userEntity,
    user,
    {
      kind: isClosed ? 'STATUS' : 'UPDATE',
      action: isClosed ? 'DISABLED → ENABLED' : 'ROLES',
      note: 'Opened on the server with npm run admin',
      values: {
        roles: isAdmin ? user.roles : [...user.roles, 'admin' as const].toSorted(),
        ...(isClosed ? { status: 'ENABLED' as const, statusChangedAt: new Date(), disabledReason: null, passwordHash: null } : {}),
      },
    },
    context,
  );
  await revokeAccess(user.id, context); // they sign in again with the new rights
  return saved;
}

/** The account of the operating system; its number if it has no name, as in a container. */
function readSystemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.());
  }
}
