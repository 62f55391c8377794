import { isEmail } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import type { Entity, RecordRow } from '#src/kernel/entity.ts';
import { notFound } from '#src/kernel/failure.ts';
import { isId } from '#src/kernel/isId.ts';
import { findVisible } from './records.ts';

/** Throws 404 unless a record with this id is visible to the caller or a record with this e-mail address exists. */
export async function checkExists<R extends RecordRow & { email: string | null }, V>(
  entity: Entity<R, V>,
  idOrEmail: string,
  context: CallContext,
): Promise<void> {
  if (isId(idOrEmail)) {
    await findVisible(entity, idOrEmail, context);
    return;
  }
  const email = idOrEmail.trim().toLowerCase();
  if (!isEmail(email) || (await context.db.count(entity.model, { email })) === 0) throw notFound();
}
