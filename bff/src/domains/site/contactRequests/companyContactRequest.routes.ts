import { type BodyOf, contract, contactRequestStatuses } from '@farwend/api-contract';
import { historyCalls } from '#src/calls/history.ts';
import { listPage } from '#src/calls/lists.ts';
import { recordCalls } from '#src/calls/recordCalls.ts';
import { recordAudit } from '#src/calls/recordVersion.ts';
import { findToChange, insertRecord, newRecord } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { countryOf } from '#src/entities/places/countries.ts';
import { fieldFailure } from '#src/http/failure.ts';
import { type CallContext, created, type Handlers, nothing, ok, withoutTransaction } from '#src/http/handler.ts';
import { applyAsPartner } from './applyAsPartner.ts';
import { companyContactRequestEntity as entity } from './companyContactRequest.entity.ts';
import { handleMessage, newHandling } from './handling.ts';

const path = contract.companyContactRequests.list.path;
const { list, read, exists } = recordCalls(entity, path);

export const companyContactRequestHandlers: Handlers<typeof contract.companyContactRequests> = {
  list,
  read,
  exists,
  create: async ({ body: { reCaptchaId: _, viewId, ...message } }, context) => {
    const partnerId = message.kind === 'JOIN_AS_COMPANY' ? await applyAsPartner(message, context) : await askedPartner(message, context);
    checkCountries(message.countryCodes);
    const row = await insertRecord(entity, { ...newRecord(newId(), context), ...message, partnerId, ...newHandling(viewId) }, context);
    return created(entity.present(row, context.actor), `${path}/${row.id}`);
  },
  update: async ({ params, body }, context) => ok(entity.present(await handleMessage(entity, params.id, body, context), context.actor)),
  remove: async ({ params }, context) => {
    const row = await findToChange(entity, params.id, context);
    await context.models.companyContactRequests.destroy({ where: { id: row.id }, transaction: context.transaction });
    const { kind, status } = row; // what was written is gone with the message
    await recordAudit('DELETE', entity.type, row.id, { before: { kind, status } }, context);
    return nothing();
  },
  ...historyCalls(entity, (snapshot) => snapshot),
  ids: async ({ query }, context) => ok((await listPage(entity, query, context)).items.map(({ id }) => id)),
  rowCounts: async (__, { sequelize }) => {
    const text = 'SELECT status, count(*)::int AS count FROM company_contact_requests GROUP BY status';
    const counts = await preparedQuery<{ status: string; count: number }>(sequelize, 'companyContacts.rowCounts', text, [], 'replica');
    const countOf = (status: string) => counts.find((one) => one.status === status)?.count ?? 0;
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
    const text = 'SELECT DISTINCT email FROM company_contact_requests ORDER BY email LIMIT 10000';
    const found = await preparedQuery<{ email: string }>(context.sequelize, 'companyContacts.emails', text, [], null);
    await recordAudit('READ_ADDRESSES', entity.type, null, { count: found.length }, context);
    return ok(found.map(({ email }) => email));
  }),
};

/** The partner behind the company a question is for. */
async function askedPartner(
  { companyId }: Pick<BodyOf<typeof contract.companyContactRequests.create>, 'companyId'>,
  { sequelize, transaction }: CallContext,
): Promise<string | null> {
  if (companyId === null) throw fieldFailure('/companyId', 'required', 'Say which company the question is for');
  const text = `SELECT partner_id FROM published_content WHERE id = $1 AND type = 'company'`;
  const [company] = await preparedQuery<{ partner_id: string | null }>(
    sequelize,
    'companyContacts.company',
    text,
    [companyId],
    transaction,
  );
  if (!company) throw fieldFailure('/companyId', 'unknown', 'There is no company with this id');
  return company.partner_id;
}

function checkCountries(codes: string[]): void {
  const unknown = codes.findIndex((code) => !countryOf(code));
  if (unknown >= 0) throw fieldFailure(`/countryCodes/${unknown}`, 'notAllowed', 'There is no country with this code');
}
