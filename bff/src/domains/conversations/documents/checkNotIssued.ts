import type { CallContext } from '#src/kernel/context.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { DocumentRow } from './document.model.ts';
import { selectIssuedPaper } from './checkNotIssued.sql.ts';

/** Throws 409 for the file of an issued invoice or credit note, which nobody changes: it is what the partner was sent. */
export async function checkNotIssued({ id }: DocumentRow, { db }: CallContext): Promise<void> {
  const issued = await db.first(selectIssuedPaper, { id });
  if (!issued) return;
  const message = `This is ${issued.number} as it was issued and sent. It stays as it is: what is wrong in it is corrected by a credit note.`;
  throw new Failure('reference.inUse', { message, references: [{ type: 'invoice', id: issued.id, title: issued.number }] });
}
