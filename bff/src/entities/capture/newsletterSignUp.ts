import type { BodyOf, contract } from '@farwend/api-contract';
import { rows } from '#src/calls/entity.ts';
import { insertRecord, newRecord, saveChange } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { mustOptIn } from '#src/entities/places/mustOptIn.ts';
import type { CallContext } from '#src/http/handler.ts';
import { sendTemplate } from '#src/mail/sendTemplate.ts';
import { newsletterLink } from './newsletterLink.ts';
import { newsletterRequestEntity as entity } from './newsletterRequest.entity.ts';
import type { NewsletterRequestRow } from './newsletterRequest.model.ts';

type Input = BodyOf<typeof contract.newsletterRequests.create>;

/** What a sign-up is answered: nothing but a receipt. */
export interface Receipt {
  id: string;
  status: 'PENDING' | 'CONFIRMED';
  createdAt: Date;
}

/**
 * Signs an address up. What happens depends on whether it is known; what is answered does not, so that nobody learns from it who reads
 * the newsletter or lives where. Only people asking for their own address are told how it stands.
 */
export async function signUpForNewsletter(input: Input, context: CallContext): Promise<Receipt> {
  await preparedQuery(
    context.sequelize,
    'newsletter.lock',
    `SELECT pg_advisory_xact_lock(hashtextextended('newsletter ' || $1, 0))`,
    [input.email],
    context.transaction,
  );
  const { transaction } = context;
  const [known] = rows<NewsletterRequestRow>(
    await context.models.newsletterRequests.findAll({ where: { email: input.email }, raw: true, transaction }),
  );
  const mustConfirm = await livesInOptInCountry(input.email, context);
  const row = known ? await signUpAgain(known, input, mustConfirm, context) : await signUpNew(input, mustConfirm, context);
  const isOwn = context.actor.person?.email === input.email;
  const status = isOwn && row.status === 'PENDING' ? 'PENDING' : 'CONFIRMED';
  const receipt: Receipt = { id: newId(), status, createdAt: new Date() };
  const text = 'INSERT INTO newsletter_receipts (id, newsletter_request_id, status, created_at) VALUES ($1, $2, $3, $4)';
  await preparedQuery(context.sequelize, 'newsletter.receipt', text, [receipt.id, row.id, status, receipt.createdAt], transaction);
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
    ...consentOf(input, context),
  };
  await insertRecord(entity, row, context);
  await sendMail(row, context);
  return row;
}

/** Asked again: a waiting address gets its mail once more a day; one that had left must confirm, whoever typed it; the rest stay as they are. */
async function signUpAgain(
  known: NewsletterRequestRow,
  input: Input,
  mustConfirm: boolean,
  context: CallContext,
): Promise<NewsletterRequestRow> {
  if (known.status === 'PENDING') {
    const values: Partial<NewsletterRequestRow> = mustConfirm ? {} : { status: 'CONFIRMED', confirmedAt: new Date() };
    const row = await saveChange(entity, known, { values, kind: 'STATUS' }, context);
    await sendMail(row, context);
    return row;
  }
  if (known.status !== 'UNSUBSCRIBED') return known;
  const values: Partial<NewsletterRequestRow> = {
    status: 'PENDING',
    confirmedAt: null,
    unsubscribedAt: null,
    ...consentOf(input, context),
  };
  const row = await saveChange(entity, known, { values, kind: 'STATUS' }, context);
  await sendMail(row, context);
  return row;
}

function consentOf({ fullName, viewId, source, consentText }: Input, { actor }: CallContext) {
  return { fullName, viewId: viewId ?? null, source, consentText: consentText ?? null, consentIpHash: actor.ipHash };
}

async function livesInOptInCountry(email: string, context: CallContext): Promise<boolean> {
  const { sequelize, transaction } = context;
  const [row] = await preparedQuery<{ country: string }>(
    sequelize,
    'newsletter.country',
    'SELECT country_of_residence AS country FROM travelers WHERE email = $1',
    [email],
    transaction,
  );
  return row !== undefined && mustOptIn(row.country, context);
}

/** The mail that asks, or the one that welcomes: a row of this transaction, at most one a day for each address. */
async function sendMail({ id, email, fullName, status }: NewsletterRequestRow, context: CallContext): Promise<void> {
  const { settings } = context;
  const singletonKey = `${id} ${new Date().toISOString().slice(0, 10)}`;
  if (status === 'PENDING') {
    const data = { givenName: fullName, confirmUrl: newsletterLink('confirm', id, settings) };
    await sendTemplate('newsletter-confirm', { to: email, data, singletonKey }, context);
    return;
  }
  const articlesUrl = `${settings.publicOrigin}/articles/`;
  const data = { givenName: fullName, articlesUrl, unsubscribeUrl: newsletterLink('unsubscribe', id, settings) };
  await sendTemplate('newsletter-welcome', { to: email, data, singletonKey }, context);
}
