import { companyContactRequestEntity } from '#src/entities/contactRequests/companyContactRequest.entity.ts';
import type { CompanyContactRequestRow } from '#src/entities/contactRequests/companyContactRequest.model.ts';
import { contactRequestEntity } from '#src/entities/contactRequests/contactRequest.entity.ts';
import type { ContactRequestRow } from '#src/entities/contactRequests/contactRequest.model.ts';
import type { HandledRow } from '#src/entities/contactRequests/handling.ts';
import { plainText } from '#src/entities/places/plainText.ts';
import { companyContactLines, contactLines } from './data/contacts.data.ts';
import { demoId } from './demoId.ts';
import { insertHistories } from './insertHistories.ts';
import { insertModels } from './insertRows.ts';
import type { SeedContext } from './seedContext.ts';

const HOUR = 3_600_000;
/** The steps a message has taken to where it stands. */
const ways: Readonly<Record<HandledRow['status'], readonly HandledRow['status'][]>> = {
  NEW: [],
  OPEN: ['OPEN'],
  FORWARDED: ['OPEN', 'FORWARDED'],
  ANSWERED: ['OPEN', 'ANSWERED'],
  CLOSED: ['OPEN', 'ANSWERED', 'CLOSED'],
  SPAM: ['SPAM'],
};

/** Messages from the contact form and from company pages, in every state of their handling. */
export async function seedContacts(context: SeedContext): Promise<void> {
  const contacts = contactLines.map(([option, name, message, status, answer = null], index) => {
    const sent: ContactRequestRow = { ...received('contactRequest', index, 9, context), option, name, email: mailOf(name), message };
    return handled(sent, status, answer, context);
  });
  await insertModels(
    context.models.contactRequests,
    contacts.flatMap((history) => history.slice(-1)),
    context,
  );
  await insertHistories(contactRequestEntity, contacts, context);
  const toCompanies = companyContactLines.map(({ company, joins, name, message, status, answer = null }, index) => {
    const sent: CompanyContactRequestRow = {
      ...received('companyContactRequest', index, 31, context),
      kind: joins ? 'JOIN_AS_COMPANY' : 'QUESTION_TO_COMPANY',
      companyId: joins ? null : demoId('company', company),
      partnerId: joins ? null : demoId('partner', company),
      companyName: joins ? company : null,
      website: joins?.website ?? null,
      countryCodes: [...(joins?.countryCodes ?? [])],
      name,
      email: mailOf(name),
      phone: null,
      message,
    };
    return handled(sent, status, answer, context);
  });
  await insertModels(
    context.models.companyContactRequests,
    toCompanies.flatMap((history) => history.slice(-1)),
    context,
  );
  await insertHistories(companyContactRequestEntity, toCompanies, context);
}

function mailOf(name: string): string {
  return `${plainText(name).replace(/[^a-z]+/g, '.')}@example.com`;
}

/** A message as it came in, so many hours apart. */
function received(kind: string, index: number, hours: number, { time }: SeedContext): HandledRow {
  const at = time.ago(0, 2 + index * hours);
  return {
    id: demoId(kind, index),
    version: 1,
    createdAt: at,
    updatedAt: at,
    createdById: null,
    updatedById: null,
    status: 'NEW',
    statusChangedAt: at,
    answer: null,
    handledById: null,
    viewId: null,
  };
}

function handled<R extends HandledRow>(sent: R, status: R['status'], answer: string | null, { time }: SeedContext): R[] {
  const care = demoId('user', 'care@example.com');
  const history = [sent];
  for (const step of ways[status]) {
    const before = history.at(-1) ?? sent;
    const at = new Date(Math.min(time.now.getTime(), before.updatedAt.getTime() + 1.5 * HOUR));
    const isAnswered = step === 'ANSWERED' || before.answer !== null;
    history.push({
      ...before,
      version: before.version + 1,
      updatedAt: at,
      updatedById: care,
      status: step,
      statusChangedAt: at,
      handledById: care,
      answer: isAnswered ? answer : null,
    });
  }
  return history;
}
