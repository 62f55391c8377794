import { rows } from '#src/calls/entity.ts';
import type { CallContext } from '#src/http/handler.ts';
import { isId } from '#src/http/runCall.ts';
import type { UserRow } from './user.model.ts';

/** The account of an id or e-mail, whoever asks; locked when in a transaction, unless only looked at. The caller's rights are not looked at here. */
export async function findAccount(idOrEmail: string, { models, transaction, looksOnly }: CallContext): Promise<UserRow | undefined> {
  const where = whereOfName(idOrEmail);
  if (!where) return undefined;
  const lock = transaction ? { transaction, ...(looksOnly ? {} : { lock: transaction.LOCK.UPDATE }) } : {};
  const [row] = rows<UserRow>(await models.users.findAll({ where, limit: 1, raw: true, ...lock }));
  return row;
}

/** How an account is named in a path: by id or by e-mail; null when it can be neither. */
function whereOfName(idOrEmail: string): { id: string } | { email: string } | null {
  if (isId(idOrEmail)) return { id: idOrEmail };
  const email = idOrEmail.trim().toLowerCase();
  return email.includes('@') && email.length <= 254 && email.isWellFormed() && !email.includes('\0') ? { email } : null;
}
