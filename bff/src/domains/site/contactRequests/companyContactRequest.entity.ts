import type { contract, ReplyOf } from '@farwend/api-contract';
import { Op } from 'sequelize';
import type { Entity } from '#src/kernel/entity.ts';
import { is, isStaff } from '#src/kernel/actor.ts';
import { type CompanyContactRequestRow, CompanyContactRequestModel } from './companyContactRequest.model.ts';
import { handlingFields, presentHandling } from './handling.ts';

type CompanyContactRequestView = ReplyOf<typeof contract.companyContactRequests.read>;

/** Staff see all; agents the questions to their own company once our team has forwarded them. */
export const companyContactRequestEntity: Entity<CompanyContactRequestRow, CompanyContactRequestView> = {
  type: 'companyContactRequest',
  model: CompanyContactRequestModel,
  policy: {
    visibleTo: (actor) => {
      if (isStaff(actor)) return {};
      const partnerId = actor.person?.partnerId;
      if (!partnerId) return null;
      return { partnerId, kind: 'QUESTION_TO_COMPANY', status: { [Op.in]: ['FORWARDED', 'ANSWERED', 'CLOSED'] } };
    },
    canChange: (actor) => is(actor, 'admin', 'care'),
  },
  present: (row, actor) => ({ id: row.id, ...messageFields(row), ...presentHandling(row, actor) }),
  snapshot: (row) => ({ ...messageFields(row), ...handlingFields(row) }),
  fields: {
    kind: { attribute: 'kind', kind: 'text' },
    status: { attribute: 'status', kind: 'text' },
    email: { attribute: 'email', kind: 'text' },
    conversationId: { attribute: 'conversationId', kind: 'id' },
    tags: { attribute: 'tags', kind: 'list', staffOnly: true },
    companyId: { attribute: 'companyId', kind: 'id' },
    partnerId: { attribute: 'partnerId', kind: 'id' },
    createdAt: { attribute: 'createdAt', kind: 'moment', sortable: true },
  },
  searchText: `plain_text(name || ' ' || email || ' ' || coalesce(company_name, '') || ' ' || message)`,
  searchedFields: ['name', 'email', 'companyName', 'message'],
  defaultSort: ['createdAt', 'DESC'],
};

function messageFields(row: CompanyContactRequestRow) {
  const { kind, companyId, partnerId, companyName, website, countryCodes, name, email, phone, message: text } = row;
  return { kind, companyId, partnerId, companyName, website, countryCodes, name, email, phone, message: text };
}
