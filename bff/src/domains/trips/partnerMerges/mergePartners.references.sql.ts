import { z } from 'zod';
import { statement } from '#src/db/statement.ts';
import { alreadyNamed, buildReferenceStatements, type MergedReference } from '#src/domains/trips/merges/referenceStatements.sql.ts';

/** That a match, or what belongs to it, stays with the merged partner: both have been matched with its request. */
const staysWithMatch = (matchId: string) => `EXISTS (SELECT FROM trip_matches m WHERE m.id = ${matchId} AND m.partner_id = :fromId::uuid)`;

/**
 * What refers to a partner, by its name in the report, in the order in which it moves: what belongs to a match follows the match. Agents,
 * trip requests, company pages and the no-compete rules of other partners are records that get a version: see mergePartners.records.ts.
 */
export const partnerReferences = {
  tripMatches: {
    table: 'trip_matches',
    column: 'partner_id',
    key: 'id',
    unless: alreadyNamed('trip_matches', 'trip_request_id', 'partner_id'),
  },
  conversations: { table: 'conversations', column: 'partner_id', key: 'id', unless: staysWithMatch('x.trip_match_id') },
  promises: {
    table: 'sla_events',
    column: 'partner_id',
    key: 'subject_id',
    unless: `(${staysWithMatch('x.subject_id')} OR EXISTS (SELECT FROM conversations c WHERE c.id = x.subject_id AND c.partner_id = :fromId::uuid))`,
  },
  countries: {
    table: 'partner_countries',
    column: 'partner_id',
    key: 'id',
    unless: alreadyNamed('partner_countries', 'country_code', 'partner_id'),
  },
  availabilities: { table: 'partner_availabilities', column: 'partner_id', key: 'id' },
  changeRequests: { table: 'change_requests', column: 'partner_id', key: 'id' },
  changedRecords: { table: 'change_requests', column: 'entity_id', key: 'id', where: `x.entity_type = 'PARTNER'` },
  screeningDemands: {
    table: 'screening_criterion_partners',
    column: 'partner_id',
    key: 'criterion_id',
    unless: alreadyNamed('screening_criterion_partners', 'criterion_id', 'partner_id'),
  },
  screeningResults: { table: 'screening_results', column: 'subject_id', key: 'id', where: `x.subject_type = 'PARTNER'` },
  salesRecordings: { table: 'sales_recordings', column: 'partner_id', key: 'id' },
  invoices: { table: 'invoices', column: 'partner_id', key: 'id' },
  payments: { table: 'payments', column: 'partner_id', key: 'id' },
  refunds: { table: 'refunds', column: 'partner_id', key: 'id' },
  ledgerEntries: { table: 'ledger_entries', column: 'partner_id', key: 'id' },
  notes: { table: 'notes', column: 'subject_id', key: 'id', where: `x.subject_type = 'PARTNER'` },
  ownNotes: { table: 'notes', column: 'owner_scope', key: 'id', form: 'scope' },
  documents: {
    table: 'document_links',
    column: 'target_id',
    key: 'document_id',
    where: `x.type = 'PARTNER'`,
    unless: alreadyNamed('document_links', 'document_id', 'target_id', `o.type = 'PARTNER'`),
  },
  reviews: { table: 'reviews', column: 'partner_id', key: 'id' },
  contactRequests: { table: 'company_contact_requests', column: 'partner_id', key: 'id' },
  templates: { table: 'templates', column: 'owner_partner_id', key: 'id' },
  mails: { table: 'templated_emails', column: 'related_id', key: 'id', where: `lower(x.related_type) = 'partner'` },
  legalHolds: { table: 'legal_holds', column: 'subject_id', key: 'id', where: `x.subject_type = 'PARTNER'` },
  webhookEndpoints: { table: 'webhook_endpoints', column: 'partner_id', key: 'id' },
  webhookEvents: {
    table: 'webhook_events',
    column: 'partner_ids',
    key: 'id',
    form: 'ids',
    unless: 'x.partner_ids @> ARRAY[:toId::uuid]',
  },
  savedSearches: {
    table: 'user_searches',
    column: 'filters',
    key: 'id',
    form: 'json',
    unless: `x.filters::text LIKE '%' || :toId::uuid || '%'`,
  },
  externalIds: { table: 'external_ids', column: 'record_id', key: 'external_id', where: `x.entity_type = 'partner'` },
} as const satisfies Record<string, MergedReference>;

export type PartnerReferenceName = keyof typeof partnerReferences;

export const partnerReferenceStatements = buildReferenceStatements<PartnerReferenceName>('partnerMerge', partnerReferences);

/** How much stays with the merged partner, because the other has its own. */
export const countStaying = statement(
  'partnerMerge.staying',
  { partnerId: z.uuid() },
  z.object({ tripMatches: z.int(), countries: z.int() }),
  `
  SELECT (SELECT count(*)::int FROM trip_matches WHERE partner_id = :partnerId) AS "tripMatches",
    (SELECT count(*)::int FROM partner_countries WHERE partner_id = :partnerId) AS countries`,
);
