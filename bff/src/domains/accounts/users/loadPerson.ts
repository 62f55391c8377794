import type { Person } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { findAccount } from './findAccount.ts';
import { selectPersonOfUser, selectSomeAdministrators } from './loadPerson.sql.ts';
import { personOf } from './person.ts';

/** The person of an account, with the rights of now; undefined if the account is closed or missing. */
export async function loadPerson(userId: string, { db }: Pick<CallContext, 'db'>): Promise<Person | undefined> {
  const row = await db.first(selectPersonOfUser, { userId });
  return row && row.status !== 'DISABLED' ? personOf(row) : undefined;
}

/**
 * The team member for whom a command on the server acts: with this address, or the only administrator. Throws an error that says what to do
 * if there is none.
 */
export async function loadOperator(email: string | undefined, context: CallContext): Promise<Person> {
  if (email === undefined) return loadOnlyAdministrator(context);
  const user = await findAccount(email, context);
  const person = user && (await loadPerson(user.id, context));
  if (person?.personType === 'teamMember') return person;
  throw new Error(`--as: ${email} is not the account of a team member. Give the address with which a team member signs in.`);
}

async function loadOnlyAdministrator({ db }: CallContext): Promise<Person> {
  const [administrator, another] = await db.run(selectSomeAdministrators, {});
  if (!administrator) throw new Error('There is no administrator yet. Create one: npm run admin -- --email ada@example.com');
  if (another) throw new Error('There are several administrators. Say for whom this runs: --as ada@example.com');
  return personOf(administrator);
}
