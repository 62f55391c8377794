import { z } from 'zod';
import { del, get, post, put } from '../call.ts';
import { admins, careTeam, type Caller, staff } from '../roles.ts';
import * as field from '../schemas.ts';
import { partnerStatuses } from '../statuses/partner.ts';
import { Agent, AgentInput } from './agents.schemas.ts';
import { BillingAddress } from './partnerFacts.schemas.ts';
import { PartnerDuplicate, PartnerWarning } from './partnerDuplicates.schemas.ts';
import { PartnerMerge } from './partnerMerge.schemas.ts';
import { PartnerReport, partnerReportTypes, ReportQuery } from './partnerReports.schemas.ts';
import {
  Partner,
  PartnerCountry,
  partnerCountryWritable,
  PartnerInput,
  partnerProfileWritable,
  partnerWritable,
} from './partners.schemas.ts';
import { references } from '../references.ts';

const readers: readonly Caller[] = ['agent', ...staff];
const editors: readonly Caller[] = ['agent', ...careTeam];
const ListQuery = field.pageQuery().catchall(z.string().max(500));

const PartnerChange = field.changeOf(
  partnerWritable,
  Object.keys(Partner.shape).filter((key) => !(key in partnerWritable)),
);
const CountryChange = field.changeOf(partnerCountryWritable, ['id', 'countryCode']);
const CountryInput = z.strictObject({
  ...partnerCountryWritable,
  countryCode: field.Iso2,
  activityLevel: partnerCountryWritable.activityLevel.default('NEW'),
  minBudgetPerPersonUSD: partnerCountryWritable.minBudgetPerPersonUSD.default(null),
  minNights: partnerCountryWritable.minNights.default(null),
  maxOpenMatches: partnerCountryWritable.maxOpenMatches.default(null),
  leadAgentId: partnerCountryWritable.leadAgentId.default(null),
  since: field.Day.optional().describe('Default: today'),
  note: partnerCountryWritable.note.default(null),
});
const { partnerId: _, ...agentInput } = AgentInput.shape;

const PartnerName = z.object({ id: field.Id, displayName: z.string(), status: z.enum(partnerStatuses) });
const CompanyLink = z
  .object({
    dryRun: z.boolean(),
    partnerId: field.Id,
    companyId: field.Id.nullable().describe('UUID of the page that is linked'),
    previousCompanyId: field.Id.nullable().describe('UUID of the page that was linked before'),
    reviewCount: z.int().describe('Number of reviews that are shown elsewhere from now on'),
    questionCount: z.int().describe('Number of open questions to the companies concerned, which follow the link'),
    version: z.int().describe('Version of the partner'),
  })
  .meta({ id: 'CompanyLink' });
const MergeBody = z.strictObject({
  dryRun: z.boolean().default(false).describe('true: only report what the merge would do'),
  undo: z.boolean().default(false).describe('true: undo the merge of these two, within 30 days'),
  version: field.BasedOn,
  changeNote: field.ChangeNote,
});
const AgentCounts = z.object({
  total: z.int(),
  enabled: z.int(),
  pending: z.int(),
  receiving: z.int().describe('Enabled, taking new matches and not out of office'),
});

export const partners = {
  create: post('/v3/partners', 'Create a partner', {
    access: careTeam,
    body: PartnerInput.extend({
      allowDuplicate: z.boolean().default(false).describe('Whether it is created although another partner has its licence'),
    }),
    reply: Partner.extend({ warnings: z.array(PartnerWarning) }).meta({ id: 'NewPartner' }),
    description:
      'A partner that has a licence of the new one is a 409, which names it, unless allowDuplicate is true. Partners with the same web host, mail domain or tax number, or a name that is alike, are in warnings.',
    example: {
      legalName: 'Samphire Coast Journeys Ltd',
      displayName: 'Samphire Coast',
      email: 'hello.samphire@example.com',
      timeZone: 'Europe/London',
    },
  }),
  list: get('/v3/partners', 'List partners', {
    access: readers,
    query: ListQuery,
    expand: references.partner,
    reply: field.pageOf(Partner),
  }),
  read: get('/v3/partners/{id}', 'Read a partner', { access: readers, expand: references.partner, reply: Partner }),
  update: put('/v3/partners/{id}', 'Update a partner', {
    access: careTeam,
    body: PartnerChange,
    reply: Partner,
    description: 'Only administrators set the commission. Status, profile, countries and the lists have calls of their own.',
  }),
  setProfile: put('/v3/partners/{id}/profiles', 'Update the profile of a partner', {
    access: editors,
    body: z.strictObject({ ...z.object(partnerProfileWritable).partial().shape, version: field.BasedOn, changeNote: field.ChangeNote }),
    reply: Partner,
    description:
      'Changes by staff are published at once. Changes by a lead agent become a change request that our team decides on, except languages, businessHours and holidays, which take effect at once.',
  }),
  setStatus: put('/v3/partners/{id}/status', 'Move a partner to another status', {
    access: editors,
    body: field.statusBody(partnerStatuses).extend({
      pausedUntil: field.Day.nullable().optional().describe('With PAUSED: the day on which it becomes ACTIVE again automatically'),
    }),
    reply: Partner,
    example: { status: 'PAUSED', pausedUntil: '2027-09-01', reasonCode: 'SEASON' },
  }),
  setCompany: put('/v3/partners/{id}/company', 'Link a partner with its company page', {
    access: careTeam,
    body: z.strictObject({
      companyId: partnerWritable.companyId.describe('UUID of the company page; null unlinks the page it has'),
      moveReviews: z.boolean().default(true).describe('Whether the reviews of the partner are shown with that page from now on'),
      dryRun: z.boolean().default(false).describe('true: change nothing and return what would change'),
      version: field.BasedOn,
    }),
    reply: CompanyLink,
    description:
      'A partner has one company page, and a page presents one partner: one that presents another is rejected with 409, which names that partner. Page and published page, the reviews and their counts, and the open questions to the company follow in the same transaction. Repeating the call repairs what does not agree with the link.',
    example: { companyId: '018f0000-0000-7000-8000-000000000000', dryRun: true },
  }),
  setBillingAddress: put('/v3/partners/{id}/billing_address', 'Set the billing address of a partner', {
    access: ['agent', ...admins],
    body: BillingAddress.extend({ version: field.BasedOn }),
    reply: Partner,
    example: {
      name: 'Acacia Quill Ltd',
      line1: '14 Riverside Drive',
      city: 'Nairobi',
      postalCode: '00100',
      countryCode: 'KE',
      email: 'accounts.acacia@example.com',
    },
  }),
  versions: get('/v3/partners/{id}/versions', 'List the versions of a partner', {
    access: readers,
    query: field.pageQueryInOneOrder(),
    reply: field.VersionList,
  }),
  version: get('/v3/partners/{id}/versions/{v}', 'Read a version of a partner', {
    access: readers,
    query: field.VersionQuery,
    reply: field.VersionSnapshot,
  }),
  duplicates: get('/v3/partners/{id}/duplicates', 'List partners that may be the same company', {
    access: careTeam,
    reply: z.object({ items: z.array(PartnerDuplicate).describe('At most 20, the surest first') }),
  }),
  merge: put('/v3/partners/{id}/merge_with/{other}', 'Merge another record of the same company into a partner', {
    access: admins,
    body: MergeBody,
    reply: PartnerMerge,
    example: { dryRun: true },
    description:
      'The first one stays and its values win; missing ones come from the other, lists are united, and whatever belongs to the other becomes its own: agents, matches, conversations, documents, sales, invoices and payments. Invoices keep number and address as issued. The other becomes TERMINATED with mergedIntoId; nobody is mailed. What stands against it is a 409 with errors for each field. With undo, the two are apart again.',
  }),
  agentCounts: get('/v3/partners/{id}/agent_counts', 'Count the agents of a partner', { access: readers, reply: AgentCounts }),
  reports: get('/v3/partners/{id}/reports', 'List the reports about a partner', {
    access: readers,
    reply: z.object({ items: z.array(z.object({ type: z.enum(partnerReportTypes), title: z.string(), description: z.string() })) }),
  }),
  report: get('/v3/partners/{id}/reports/{type}', 'Read a report about a partner', {
    access: readers,
    query: ReportQuery,
    reply: PartnerReport,
    description: 'type is one of funnel, responseTimes, winLoss, revenue, reviews, availability.',
  }),
  addCountry: post('/v3/partners/{id}/countries', 'Add a country that a partner serves', {
    access: careTeam,
    body: CountryInput,
    reply: PartnerCountry,
    example: { countryCode: 'UG', activityLevel: 'NEW', minNights: 5 },
  }),
  updateCountry: put('/v3/partners/{id}/countries/{c}', 'Update a country that a partner serves', {
    access: careTeam,
    body: CountryChange,
    reply: PartnerCountry,
    description: 'c is the country code, or the id in the partner’s list of countries. version is the version of the partner.',
  }),
  removeCountry: del('/v3/partners/{id}/countries/{c}', 'Remove a country that a partner served', {
    access: careTeam,
    description: 'c is the country code, or the id in the partner’s list of countries.',
  }),
  inviteAgent: post('/v3/partners/{id}/agents', 'Invite an agent of a partner', {
    access: editors,
    body: z.strictObject(agentInput),
    reply: Agent,
    example: { givenName: 'Amina', familyName: 'Otieno', email: 'amina.otieno@example.com', title: 'Safari planner' },
  }),
  agents: get('/v3/partners/{id}/agents', 'List the agents of a partner', {
    access: readers,
    query: ListQuery,
    expand: references.agent,
    reply: field.pageOf(Agent),
  }),
  addSpecialization: post('/v3/partners/{id}/specializations/{s}', 'Add a specialization to a partner', {
    access: careTeam,
    reply: Partner,
    status: 200,
    description: 's is the id or the key of a specialization. Repeating the call has no effect.',
  }),
  removeSpecialization: del('/v3/partners/{id}/specializations/{s}', 'Remove a specialization from a partner', { access: careTeam }),
  addExclusion: post('/v3/partners/{id}/exclusions/{x}', 'Exclude a country of residence from a partner', {
    access: careTeam,
    reply: Partner,
    status: 200,
    description: 'x is the code of a country whose residents the partner cannot serve. Repeating the call has no effect.',
  }),
  removeExclusion: del('/v3/partners/{id}/exclusions/{x}', 'Remove the exclusion of a country of residence', { access: careTeam }),
  addNoCompete: post('/v3/partners/{id}/no_competes/{n}', 'Add a no-compete rule between two partners', {
    access: careTeam,
    reply: Partner,
    status: 200,
    description: 'n is the id of the other partner; the rule applies to both. Repeating the call has no effect.',
  }),
  removeNoCompete: del('/v3/partners/{id}/no_competes/{n}', 'Remove a no-compete rule between two partners', { access: careTeam }),
  search: post('/v3/partner_searches', 'Search partners', {
    access: readers,
    body: field.SearchBody,
    status: 200,
    reads: true,
    reply: field.searchOf(Partner),
  }),
  names: get('/v3/partner_names', 'List the names of partners', {
    access: readers,
    query: field
      .pageQuery({ limit: 1000, max: 10_000 })
      .omit({ cursor: true })
      .extend({
        status: z
          .string()
          .max(200)
          .optional()
          .meta({ description: 'One status or several, comma-separated', examples: ['ACTIVE', 'ACTIVE,PAUSED'] }),
        sort: field.sortBy(['displayName']),
        q: field.searchOfFields('displayName'),
      }),
    reply: z.array(PartnerName),
  }),
};
