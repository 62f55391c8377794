import { findAssignee } from '#src/domains/trips/screening/findAssignee.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { Entity } from '#src/kernel/entity.ts';
import { companyContactRequestEntity } from './companyContactRequest.entity.ts';
import type { CompanyContactRequestRow } from './companyContactRequest.model.ts';
import { selectAssigneeOfTrip, selectColleague, selectPartnerCountries } from './contactKind.sql.ts';
import { contactRequestEntity } from './contactRequest.entity.ts';
import type { ContactRequestRow } from './contactRequest.model.ts';
import type { HandledRow } from './handling.ts';

/** What differs between messages from the contact form and those to companies. */
export interface ContactKind<R extends HandledRow, V> {
  entity: Entity<R, V>;
  subjectType: 'CONTACT_REQUEST' | 'COMPANY_CONTACT_REQUEST';
  /** What the conversation is called in lists. */
  formatTitle(row: R): string;
  /** The company that applies or is asked. */
  partnerIdOf(row: R): string | null;
  /** The company that may be given the question. */
  askedPartnerIdOf(row: R): string | null;
  /** Id of the team member who looks after it; null if nobody can. */
  findOwner(row: R, context: CallContext): Promise<string | null>;
}

const optionTitles: Record<ContactRequestRow['option'], string> = {
  PLAN_A_TRIP: 'Planning a trip',
  EXISTING_TRIP: 'An existing trip',
  PRESS: 'Press',
  TRAVEL_COMPANY: 'A travel company',
  CAREERS: 'Careers',
  OTHER: 'Contact form',
};

export const contactRequestKind: ContactKind<ContactRequestRow, ReturnType<(typeof contactRequestEntity)['present']>> = {
  entity: contactRequestEntity,
  subjectType: 'CONTACT_REQUEST',
  formatTitle: ({ option, name }) => `${optionTitles[option]}: ${name}`,
  partnerIdOf: () => null,
  askedPartnerIdOf: () => null,
  findOwner: async ({ option, email }, context) => {
    const owner =
      option === 'EXISTING_TRIP'
        ? await context.db.first(selectAssigneeOfTrip, { email })
        : option === 'PRESS' || option === 'CAREERS'
          ? await context.db.first(selectColleague, { role: option === 'PRESS' ? 'marageti' : 'admin' })
          : undefined;
    return owner?.id ?? findAssignee([], context);
  },
};

export const companyContactRequestKind: ContactKind<
  CompanyContactRequestRow,
  ReturnType<(typeof companyContactRequestEntity)['present']>
> = {
  entity: companyContactRequestEntity,
  subjectType: 'COMPANY_CONTACT_REQUEST',
  formatTitle: ({ kind, companyName, name }) =>
    kind === 'JOIN_AS_COMPANY' ? `Application: ${companyName}` : `Question to a company: ${name}`,
  partnerIdOf: ({ partnerId }) => partnerId,
  askedPartnerIdOf: ({ kind, partnerId }) => (kind === 'QUESTION_TO_COMPANY' ? partnerId : null),
  findOwner: async ({ countryCodes, partnerId }, context) => {
    if (countryCodes.length > 0 || partnerId === null) return findAssignee(countryCodes, context);
    const partner = await context.db.first(selectPartnerCountries, { partnerId });
    return findAssignee(partner?.countryCodes ?? [], context);
  },
};
