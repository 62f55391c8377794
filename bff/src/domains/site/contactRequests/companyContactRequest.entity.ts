import type { contract, ReplyOf } from '@farwend/api-contract';
import { Op } from 'sequelize';
import type { Entity } from '#src/calls/entity.ts';
import { is, isStaff } from '#src/http/actor.ts';
import type { CompanyContactRequestRow } from './companyContactRequest.model.ts';
import { handlingFacts, presentHandling } from './handling.ts';

type CompanyContactRequestView = ReplyOf<typeof contract.companyContactRequests.read>;

/** Staff see all; agents the questions to their own company once our team has passed them on. */
export const companyContactRequestEntity: Entity<CompanyContactRequestRow, CompanyContactRequestView> = {
  type: 'companyContactRequest',
  model: ({ models }) => models.companyContactRequests,
  policy: {
    sees: (actor) => {
      if (isStaff(actor)) return {};
      const partnerId = actor.person?.partnerId;
      if (!partnerId) return null;
      return { partnerId, kind: 'QUESTION_TO_COMPANY', status: { [Op.in]: ['FORWARDED', 'ANSWERED', 'CLOSED'] } };
    },
    changes: (actor) => is(actor, 'admin', 'care'),
  },
  present: (row, actor) => ({ id: row.id, ...message(row), ...presentHandling(row, actor) }),
  snapshot: (row) => ({ ...message(row), ...handlingFacts(row) }),
  fields: {
    kind: { attribute: 'kind', kind: 'text' },
    status: { attribute: 'status', kind: 'text' },
    email: { attribute: 'email', kind: 'text' },
    companyId: { attribute: 'companyId', kind: 'id' },
    partnerId: { attribute: 'partnerId', kind: 'id' },
    createdAt: { attribute: 'createdAt', kind: 'moment', sortable: true },
  },
  searchText: `plain_text(name || ' ' || email || ' ' || coalesce(company_name, '') || ' ' || message)`,
  defaultSort: ['createdAt', 'DESC'],
};

function message(row: CompanyContactRequestRow) {
  const { kind, companyId, partnerId, companyName, website, countryCodes, name, email, phone, message: text } = row;
  return { kind, companyId, partnerId, companyName, website, countryCodes, name, email, phone, message: text };
}
