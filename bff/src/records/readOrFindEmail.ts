import { isEmail } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import type { Entity, RecordRow } from '#src/kernel/entity.ts';
import { notFound } from '#src/kernel/failure.ts';
import { noContent, ok, type Reply } from '#src/kernel/handler.ts';
import { isId } from '#src/kernel/isId.ts';
import { findVisible } from './records.ts';

/** HEAD by id, like GET; or by e-mail address, without a body: 404 unless a record with it exists. */
export async function readOrFindEmail<R extends RecordRow & { email: string | null }, V>(
  entity: Entity<R, V>,
  idOrEmail: string,
  context: CallContext,
): Promise<Reply<unknown>> {
  if (isId(idOrEmail)) return ok(entity.present(await findVisible(entity, idOrEmail, context), context.actor));
  const email = idOrEmail.trim().toLowerCase();
  if (!isEmail(email) || (await context.db.count(entity.model, { email })) === 0) throw notFound();
  return noContent();
}
