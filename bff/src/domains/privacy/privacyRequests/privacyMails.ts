import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { signPrivacyLink } from './privacyLink.ts';
import type { PrivacyRequestRow } from './privacyRequest.model.ts';

const refusals: Record<string, string> = {
  NOT_THE_PERSON: 'we could not make sure that it was you who asked',
  NO_DATA: 'we hold nothing about you',
  EXCESSIVE: 'you have asked for the same thing several times within a short time',
  LEGAL_DUTY: 'the law obliges us to keep what you asked us to delete',
};

/** Tells the person that their request is confirmed, and how to call it off. */
export async function mailReceived(
  row: PrivacyRequestRow,
  hold: { reason: 'LEGAL_HOLD' | 'BOOKED_TRIP'; travelEnd: string | null } | null,
  context: CallContext,
): Promise<void> {
  const data = {
    isErasure: row.kind === 'ERASE',
    runsAt: (row.runsAt ?? row.createdAt).toISOString(),
    dueAt: row.dueAt.toISOString(),
    holdReason: hold && (hold.reason === 'BOOKED_TRIP' ? 'your booked trip comes first' : 'the law obliges us to keep some of it for now'),
    cancelUrl: signPrivacyLink('cancel', row.id, context.settings),
  };
  await mail(row, (to) => sendTemplate('privacy-received', { ...to, data }, context));
}

/** Mails the link to a copy that was made. */
export async function mailCopy(row: PrivacyRequestRow, context: CallContext): Promise<void> {
  const data = { downloadUrl: signPrivacyLink('download', row.id, context.settings) };
  await mail(row, (to) => sendTemplate('privacy-export-ready', { ...to, data }, context));
}

export async function mailDelay(row: PrivacyRequestRow, context: CallContext): Promise<void> {
  const data = { dueAt: row.dueAt.toISOString() };
  await mail(row, (to) => sendTemplate('privacy-delayed', { ...to, data }, context));
}

export async function mailRefusal(row: PrivacyRequestRow, context: CallContext): Promise<void> {
  const data = { reason: refusals[row.reasonCode ?? ''] ?? 'it does not fall under the law that you refer to' };
  await mail(row, (to) => sendTemplate('privacy-refused', { ...to, data }, context));
}

/** The last mail to the person, sent before the address is forgotten. */
export async function mailGoodbye(row: PrivacyRequestRow, context: CallContext): Promise<void> {
  await mail(row, (to) => sendTemplate('privacy-erased', { ...to, data: {} }, context));
}

interface Recipient {
  to: string;
  personId: string | null;
  related: { type: string; id: string };
}

async function mail({ id, email, subjectId }: PrivacyRequestRow, send: (to: Recipient) => Promise<void>): Promise<void> {
  if (email !== null) await send({ to: email, personId: subjectId, related: { type: 'privacyRequest', id } });
}
