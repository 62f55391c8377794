import type { BodyOf, contract } from '@farwend/api-contract';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { selectRecipient, countRecentEmails } from './findRecipient.sql.ts';
import { unknownReference } from '#src/kernel/reference.ts';

type Body = BodyOf<typeof contract.templatedEmails.send>;

const MAX_PER_HOUR = 10;

/** Resolves the recipient, who must be known to us; tests go to the caller or a colleague. Prevents mail to arbitrary addresses. */
export async function findRecipient({ to, personId, test }: Body, context: CallContext): Promise<{ to: string; personId: string | null }> {
  const own = context.actor.person;
  if (to !== undefined && personId !== undefined) throw fieldFailure('/to', 'notAllowed', 'Enter either to or personId, not both');
  if (to === undefined && personId === undefined) {
    if (test && own) return { to: own.email, personId: own.personId };
    throw fieldFailure('/personId', 'required', 'Enter the recipient: personId or to');
  }
  const [recipient] = await context.db.run(selectRecipient, { to: to ?? null, personId: personId ?? null });
  const pointer = to === undefined ? '/personId' : '/to';
  if (!recipient) throw unknownReference(pointer, 'Choose a known person: a traveler, agent, colleague or subscriber');
  if (test && recipient.kind !== 'teamMember') throw fieldFailure(pointer, 'notAllowed', 'A test can only go to you or a colleague');
  return { to: recipient.email, personId: recipient.kind === 'subscriber' ? null : recipient.id };
}

/** Limits manual mails to one address within an hour, whoever sends them: 429. */
export async function checkEmailLimit(to: string, { db }: CallContext): Promise<void> {
  const [row] = await db.run(countRecentEmails, { to });
  if ((row?.sent ?? 0) < MAX_PER_HOUR) return;
  throw new Failure('rate.limited', {
    message: `This address has received ${MAX_PER_HOUR} mails within an hour. Try again in an hour.`,
    headers: { 'Retry-After': '3600' },
  });
}
