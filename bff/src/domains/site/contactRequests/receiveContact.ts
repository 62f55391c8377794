import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import { welcomeBack } from '#src/platform/mail/erasedAddress.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { insertRecord } from '#src/records/records.ts';
import type { CompanyContactRequestRow } from './companyContactRequest.model.ts';
import { type OpenedContact, openContactConversation } from './contactConversation.ts';
import { companyContactRequestKind, contactRequestKind, type ContactKind } from './contactKind.ts';
import type { ContactRequestRow } from './contactRequest.model.ts';
import type { HandledRow } from './handling.ts';

/** Records a message from the contact form, opens its conversation and mails the receipt, in one transaction. */
export async function receiveContactRequest(
  row: ContactRequestRow,
  context: CallContext,
  documentIds?: string[],
): Promise<OpenedContact | null> {
  const opened = await receive(contactRequestKind, row, context, documentIds);
  const data = { givenName: firstNameOf(row), isPress: row.option === 'PRESS' };
  await sendTemplate(
    'contact-received',
    { to: row.email, data, related: { type: 'contactRequest', id: row.id }, ...opened?.thread },
    context,
  );
  return opened;
}

/** The same for a question to a company, or a company's request to join. */
export async function receiveCompanyContactRequest(row: CompanyContactRequestRow, context: CallContext): Promise<void> {
  const opened = await receive(companyContactRequestKind, row, context);
  const givenName = firstNameOf(row);
  const mail = { to: row.email, related: { type: 'companyContactRequest', id: row.id }, ...opened?.thread };
  await (row.kind === 'JOIN_AS_COMPANY' && row.companyName !== null
    ? sendTemplate('partner-applied', { ...mail, data: { givenName, partnerName: row.companyName } }, context)
    : sendTemplate('contact-received', { ...mail, data: { givenName } }, context));
}

/** What somebody is called by, of a name typed in one field. */
export function firstNameOf({ name }: Pick<HandledRow, 'name'>): string {
  return name.trim().split(/\s+/)[0] ?? '';
}

async function receive<R extends HandledRow, V>(
  kind: ContactKind<R, V>,
  row: R,
  context: CallContext,
  documentIds?: string[],
): Promise<OpenedContact | null> {
  await welcomeBack(row.email, context);
  await insertRecord(kind.entity, row, context);
  return row.conversationId === null ? null : openContactConversation(kind, row, row.conversationId, context, documentIds);
}
