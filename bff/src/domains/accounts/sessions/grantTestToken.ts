import type { CallContext } from '#src/kernel/context.ts';
import type { TestTokenRequest } from '#src/kernel/testMode.ts';
import { personOf } from '#src/domains/accounts/users/person.ts';
import { type AccessTokenView, issueToken } from './accessToken.ts';
import { selectDemoPerson } from './grantTestToken.sql.ts';

/** Issues a service token of a demo person, in the database of test mode; null if nobody there has the address. */
export async function grantTestToken({ username, name, scopes }: TestTokenRequest, context: CallContext): Promise<AccessTokenView | null> {
  const db = context.db.onPrimary();
  const row = await db.first(selectDemoPerson, { email: username.trim().toLowerCase() });
  if (!row) return null;
  const kind = { grantType: 'client_credentials' as const, name, factors: [], scopes: [...new Set(scopes)] };
  return issueToken(personOf(row), kind, { ...context, db });
}
