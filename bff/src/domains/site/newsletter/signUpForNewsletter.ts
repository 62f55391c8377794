import type { BodyOf, contract } from '@farwend/api-contract';
import { insertRecord, newRecord, saveChange } from '#src/records/records.ts';
import { newId } from '#src/kernel/newId.ts';
import { requiresOptIn } from '#src/domains/places/countries/requiresOptIn.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import { checkNotErased, welcomeBack } from '#src/platform/mail/erasedAddress.ts';
import { signNewsletterLink } from '#src/platform/mail/newsletterLink.ts';
import { newsletterRequestEntity as entity } from './newsletterRequest.entity.ts';
import type { NewsletterRequestRow } from './newsletterRequest.model.ts';
import { lockEmail, insertReceipt, selectCountryOfResidence } from './signUpForNewsletter.sql.ts';

type Input = BodyOf<typeof contract.newsletterRequests.create>;

export interface Receipt {
  id: string;
  status: 'PENDING' | 'CONFIRMED';
  createdAt: Date;
}

/**
 * Signs an address up. The response is the same for new and existing addresses, so that it reveals neither subscriptions nor countries of
 * residence. Only people who sign up their own address get the actual status.
 */
export async function signUpForNewsletter(input: Input, context: CallContext): Promise<Receipt> {
  if (context.sendsNoMail) await checkNotErased(input.email, context);
  else await welcomeBack(input.email, context);
  await context.db.run(lockEmail, { email: input.email });
  const [existing] = await context.db.find(entity.model, { where: { email: input.email } });
  const mustConfirm = await livesInOptInCountry(input.email, context);
  const row = existing ? await signUpAgain(existing, input, mustConfirm, context) : await signUpNew(input, mustConfirm, context);
  const isOwn = context.actor.person?.email === input.email;
  const status = isOwn && row.status === 'PENDING' ? 'PENDING' : 'CONFIRMED';
  const receipt: Receipt = { id: newId(), status, createdAt: new Date() };
  await context.db.run(insertReceipt, { receiptId: receipt.id, id: row.id, status, createdAt: receipt.createdAt });
  return receipt;
}

async function signUpNew(input: Input, mustConfirm: boolean, context: CallContext): Promise<NewsletterRequestRow> {
  const record = newRecord(newId(), context);
  const row: NewsletterRequestRow = {
    ...record,
    email: input.email,
    status: mustConfirm ? 'PENDING' : 'CONFIRMED',
    confirmedAt: mustConfirm ? null : record.createdAt,
    unsubscribedAt: null,
    ...buildConsent(input, context),
  };
  await insertRecord(entity, row, context);
  await sendNewsletterEmail(row, context);
  return row;
}

/** Repeats the mail to a PENDING address once a day; an UNSUBSCRIBED one must confirm again, whoever entered it; others stay unchanged. */
async function signUpAgain(
  existing: NewsletterRequestRow,
  input: Input,
  mustConfirm: boolean,
  context: CallContext,
): Promise<NewsletterRequestRow> {
  if (existing.status === 'PENDING') {
    const values: Partial<NewsletterRequestRow> = mustConfirm ? {} : { status: 'CONFIRMED', confirmedAt: new Date() };
    const row = await saveChange(entity, existing, { values, kind: 'STATUS' }, context);
    await sendNewsletterEmail(row, context);
    return row;
  }
  if (existing.status !== 'UNSUBSCRIBED') return existing;
  const values: Partial<NewsletterRequestRow> = {
    status: 'PENDING',
    confirmedAt: null,
    unsubscribedAt: null,
    ...buildConsent(input, context),
  };
  const row = await saveChange(entity, existing, { values, kind: 'STATUS' }, context);
  await sendNewsletterEmail(row, context);
  return row;
}

function buildConsent({ fullName, viewId, source, consentText }: Input, { actor }: CallContext) {
  return { fullName, viewId: viewId ?? null, source, consentText: consentText ?? null, consentAt: new Date(), consentIpHash: actor.ipHash };
}

async function livesInOptInCountry(email: string, context: CallContext): Promise<boolean> {
  const { db } = context;
  const [row] = await db.run(selectCountryOfResidence, { email });
  return row !== undefined && requiresOptIn(row.country, context);
}

/** Queues the confirmation or welcome mail, at most one a day for each address. */
async function sendNewsletterEmail({ id, email, fullName, status }: NewsletterRequestRow, context: CallContext): Promise<void> {
  const { settings } = context;
  const singletonKey = `${id} ${new Date().toISOString().slice(0, 10)}`;
  if (status === 'PENDING') {
    const data = { givenName: fullName, confirmUrl: signNewsletterLink('confirm', id, settings) };
    await sendTemplate('newsletter-confirm', { to: email, data, singletonKey }, context);
    return;
  }
  const articlesUrl = `${settings.publicOrigin}/articles/`;
  const data = { givenName: fullName, articlesUrl, unsubscribeUrl: signNewsletterLink('unsubscribe', id, settings) };
  await sendTemplate('newsletter-welcome', { to: email, data, singletonKey }, context);
}
