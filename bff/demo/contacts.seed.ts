import { insertModels } from '#src/db/bulkInsert.ts';
import { companyContactRequestEntity } from '#src/domains/site/contactRequests/companyContactRequest.entity.ts';
import {
  CompanyContactRequestModel,
  type CompanyContactRequestRow,
} from '#src/domains/site/contactRequests/companyContactRequest.model.ts';
import { contactRequestEntity } from '#src/domains/site/contactRequests/contactRequest.entity.ts';
import { ContactRequestModel, type ContactRequestRow } from '#src/domains/site/contactRequests/contactRequest.model.ts';
import type { HandledRow } from '#src/domains/site/contactRequests/handling.ts';
import { toPlainText } from '#src/kernel/toPlainText.ts';
import { companyContactData, contactData } from './data/contacts.data.ts';
import { demoId } from './demoId.ts';
import { insertHistories } from './insertHistories.ts';
import type { SeedContext } from './seedContext.ts';

const HOUR = 3_600_000;
/** The status changes that lead to each status. */
const statusPaths: Readonly<Record<HandledRow['status'], readonly HandledRow['status'][]>> = {
  NEW: [],
  OPEN: ['OPEN'],
  FORWARDED: ['OPEN', 'FORWARDED'],
  ANSWERED: ['OPEN', 'ANSWERED'],
  CLOSED: ['OPEN', 'ANSWERED', 'CLOSED'],
  SPAM: ['SPAM'],
};

/** Messages from the contact form and from company pages, in every state of their handling. */
export async function seedContacts(context: SeedContext): Promise<void> {
  const contacts = contactData.map(([option, name, message, status, answer = null], index) => {
    const sent: ContactRequestRow = { ...buildNewRow('contactRequest', index, 9, context), option, name, email: toEmail(name), message };
    return buildHistory(sent, status, answer, context);
  });
  await insertModels(
    context.db,
    ContactRequestModel,
    contacts.flatMap((history) => history.slice(-1)),
  );
  await insertHistories(context.db, contactRequestEntity, contacts);
  const toCompanies = companyContactData.map(({ company, joins, name, message, status, answer = null }, index) => {
    const sent: CompanyContactRequestRow = {
      ...buildNewRow('companyContactRequest', index, 31, context),
      kind: joins ? 'JOIN_AS_COMPANY' : 'QUESTION_TO_COMPANY',
      companyId: joins ? null : demoId('company', company),
      partnerId: joins ? null : demoId('partner', company),
      companyName: joins ? company : null,
      website: joins?.website ?? null,
      countryCodes: [...(joins?.countryCodes ?? [])],
      name,
      email: toEmail(name),
      phone: null,
      message,
    };
    return buildHistory(sent, status, answer, context);
  });
  await insertModels(
    context.db,
    CompanyContactRequestModel,
    toCompanies.flatMap((history) => history.slice(-1)),
  );
  await insertHistories(context.db, companyContactRequestEntity, toCompanies);
}

function toEmail(name: string): string {
  return `${toPlainText(name).replace(/[^a-z]+/g, '.')}@example.com`;
}

/** The row of a new message; messages are `hours` apart. */
function buildNewRow(kind: string, index: number, hours: number, { time }: SeedContext): Omit<HandledRow, 'name' | 'email' | 'message'> {
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
    conversationId: null,
    viewId: null,
    tags: [],
  };
}

function buildHistory<R extends HandledRow>(sent: R, status: R['status'], answer: string | null, { time }: SeedContext): R[] {
  const care = demoId('user', 'care@example.com');
  const history = [sent];
  for (const step of statusPaths[status]) {
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
