import { type BodyOf, contract, contactRequestStatuses } from '@farwend/api-contract';
import { historyCalls } from '#src/records/history.ts';
import { listPage } from '#src/records/lists.ts';
import { recordCalls } from '#src/records/recordCalls.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import { findForUpdate, newRecord } from '#src/records/records.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { newId } from '#src/kernel/newId.ts';
import { findCountry } from '#src/domains/places/countries/countries.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import { created, type Handlers, noContent, ok, withoutTransaction } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { ConversationModel } from '#src/domains/conversations/conversations/conversation.model.ts';
import { applyAsPartner } from './applyAsPartner.ts';
import { companyContactRequestEntity as entity } from './companyContactRequest.entity.ts';
import { changeContact } from './changeContact.ts';
import { companyContactRequestKind } from './contactKind.ts';
import { newHandling } from './handling.ts';
import { receiveCompanyContactRequest } from './receiveContact.ts';
import { countByStatus, selectEmails, selectCompany } from './companyContactRequest.sql.ts';
import { unknownReference } from '#src/kernel/reference.ts';

const path = contract.companyContactRequests.list.path;
const { list, read } = recordCalls(entity);

export const companyContactRequestHandlers: Handlers<typeof contract.companyContactRequests> = {
  list,
  read,
  create: async ({ body: { reCaptchaId: _, viewId, ...message } }, context) => {
    const partnerId =
      message.kind === 'JOIN_AS_COMPANY' ? await applyAsPartner(message, context) : await findAskedPartnerId(message, context);
    checkCountries(message.countryCodes);
    const row = { ...newRecord(newId(), context), ...message, partnerId, ...newHandling(viewId, newId()) };
    await receiveCompanyContactRequest(row, context);
    return created(entity.present(row, context.actor), `${path}/${row.id}`);
  },
  update: async ({ params, body }, context) =>
    ok(entity.present(await changeContact(companyContactRequestKind, params.id, body, context), context.actor)),
  remove: async ({ params }, context) => {
    const row = await findForUpdate(entity, params.id, context);
    await context.db.delete(entity.model, { id: row.id });
    if (row.conversationId !== null) await context.db.delete(ConversationModel, { id: row.conversationId });
    const { kind, status } = row; // the audit log must not retain the message
    await recordAudit('DELETE', entity.type, row.id, { before: { kind, status } }, context);
    return noContent();
  },
  ...historyCalls(entity, (snapshot) => snapshot),
  ids: listOf(entity, async ({ query }, context) => ok((await listPage(entity, query, context)).items.map(({ id }) => id))),
  rowCounts: async (__, { db }) => {
    const counts = await db.run(countByStatus, {});
    const countOf = (status: string) => counts.find((row) => row.status === status)?.count ?? 0;
    const [NEW, OPEN, FORWARDED, ANSWERED, CLOSED, SPAM] = contactRequestStatuses.map(countOf);
    const byStatus = {
      NEW: NEW ?? 0,
      OPEN: OPEN ?? 0,
      FORWARDED: FORWARDED ?? 0,
      ANSWERED: ANSWERED ?? 0,
      CLOSED: CLOSED ?? 0,
      SPAM: SPAM ?? 0,
    };
    return ok({ total: counts.reduce((sum, { count }) => sum + count, 0), byStatus });
  },
  emailAddresses: withoutTransaction(async (___, context) => {
    const rows = await context.db.run(selectEmails, {});
    await recordAudit('READ_ADDRESSES', entity.type, null, { count: rows.length }, context);
    return ok(rows.map(({ email }) => email));
  }),
};

async function findAskedPartnerId(
  { companyId }: Pick<BodyOf<typeof contract.companyContactRequests.create>, 'companyId'>,
  { db }: CallContext,
): Promise<string | null> {
  if (companyId === null) throw fieldFailure('/companyId', 'required', 'Choose the company you have a question for');
  const [company] = await db.run(selectCompany, { companyId });
  if (!company) throw unknownReference('/companyId', 'There is no company with this id');
  return company.partner_id;
}

function checkCountries(codes: string[]): void {
  const unknown = codes.findIndex((code) => !findCountry(code));
  if (unknown >= 0) throw fieldFailure(`/countryCodes/${unknown}`, 'notAllowed', 'There is no country with this code');
}
