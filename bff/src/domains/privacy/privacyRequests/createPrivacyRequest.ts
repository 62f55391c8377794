import { hashErasedAddress } from '#src/platform/mail/erasedAddress.ts';
import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { newId } from '#src/kernel/newId.ts';
import { insertRecord, newRecord } from '#src/records/records.ts';
import { privacyRequestEntity } from './privacyRequest.entity.ts';
import type { PrivacyRequestRow } from './privacyRequest.model.ts';
import { selectEarlierRequest, selectOwner } from './privacyRequest.sql.ts';
import { signPrivacyLink } from './privacyLink.ts';

const ANSWER_DAYS = 30;
const DAY_MS = 86_400_000;

interface Asked {
  kind: PrivacyRequestRow['kind'];
  /** In lower case. */
  email: string;
  subject: { type: PrivacyRequestRow['subjectType']; id: string | null };
  keepReviews: boolean;
  evidence?: string;
}

/** The request of the same kind that is open, or that was answered today; a second one would change nothing. */
export async function findEarlierRequest({ kind, email }: Pick<Asked, 'kind' | 'email'>, context: CallContext): Promise<string | null> {
  const emailHmac = hashErasedAddress(email, context.settings);
  return (await context.db.first(selectEarlierRequest, { emailHmac, kind }))?.id ?? null;
}

/** Records a request of whoever writes from an address, and mails the link that confirms it; null if we know nothing of the address. */
export async function requestByAddress(
  { kind, email, keepReviews }: Omit<Asked, 'subject'>,
  context: CallContext,
): Promise<PrivacyRequestRow | null> {
  const owner = await context.db.first(selectOwner, { email });
  const subject = owner && findSubject(owner);
  if (!subject) return null;
  const row = await insertPrivacyRequest({ kind, email, keepReviews, subject }, context);
  await mailConfirmation(row, context);
  return row;
}

function findSubject({ travelerId, agentId, wrote }: { travelerId: string | null; agentId: string | null; wrote: boolean }) {
  if (travelerId !== null) return { type: 'TRAVELER' as const, id: travelerId };
  if (agentId !== null) return { type: 'AGENT' as const, id: agentId };
  return wrote ? { type: 'CONTACT' as const, id: null } : null;
}

export async function insertPrivacyRequest(
  { kind, email, subject, keepReviews, evidence }: Asked,
  context: CallContext,
): Promise<PrivacyRequestRow> {
  const record = newRecord(newId(), context);
  return insertRecord(
    privacyRequestEntity,
    {
      ...record,
      kind,
      subjectType: subject.type,
      subjectId: subject.id,
      email,
      emailHmac: hashErasedAddress(email, context.settings),
      status: 'RECEIVED',
      statusChangedAt: record.createdAt,
      reasonCode: null,
      dueAt: new Date(record.createdAt.getTime() + ANSWER_DAYS * DAY_MS),
      extendedAt: null,
      runsAt: null,
      keepReviews,
      evidence: evidence ?? null,
      result: null,
    },
    context,
  );
}

/** Mails the link that confirms a request. */
export async function mailConfirmation({ id, kind, email, subjectId }: PrivacyRequestRow, context: CallContext): Promise<void> {
  if (email === null) return;
  const data = { isErasure: kind === 'ERASE', confirmUrl: signPrivacyLink(kind === 'ERASE' ? 'erase' : 'copy', id, context.settings) };
  await sendTemplate('privacy-confirm', { to: email, personId: subjectId, data, related: { type: 'privacyRequest', id } }, context);
}
