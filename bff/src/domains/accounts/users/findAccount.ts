import type { CallContext } from '#src/kernel/context.ts';
import { isId } from '#src/kernel/isId.ts';
import { type UserRow, UserModel } from './user.model.ts';

/** Finds an account by id or e-mail without checking the caller's rights; locks the row unless the context is without row locks. */
export async function findAccount(idOrEmail: string, { db }: CallContext): Promise<UserRow | undefined> {
  const where = buildAccountWhere(idOrEmail);
  if (!where) return undefined;
  const [row] = await db.find(UserModel, { where, limit: 1, ...(db.locksRows ? { lock: 'update' as const } : {}) });
  return row;
}

/** Null if the text is neither an id nor an e-mail address. */
function buildAccountWhere(idOrEmail: string): { id: string } | { email: string } | null {
  if (isId(idOrEmail)) return { id: idOrEmail };
  const email = idOrEmail.trim().toLowerCase();
  return email.includes('@') && email.length <= 254 && email.isWellFormed() && !email.includes('\0') ? { email } : null;
}
