import { z } from 'zod';
import * as field from '../schemas.ts';
import { partnerStatuses } from '../statuses/partner.ts';
import { Image, ImageChoice } from './images.schemas.ts';
import { BillingAddress, BusinessHours, Contract, Insurance, Licence } from './partnerFacts.schemas.ts';

/** How a partner is matched in a country; the matching rules define what each level means. */
export const activityLevels = [
  'PRIORITY_MATCH',
  'VIP_HIGH_BUDGET',
  'REPEAT',
  'SECOND_MATCH',
  'STANDARD',
  'NEW',
  'THIRD_OPTION',
  'LOW_END',
  'LAST_RESORT',
  'ON_HOLD',
  'DO_NOT_MATCH',
  'EXCLUDED',
] as const;
export type ActivityLevel = (typeof activityLevels)[number];

/** The writable fields of a country that a partner serves. */
export const partnerCountryWritable = {
  activityLevel: z.enum(activityLevels).describe('How it is matched there'),
  minBudgetPerPersonUSD: field.Usd.nullable(),
  minNights: z.int().min(1).max(60).nullable(),
  maxOpenMatches: z.int().min(0).max(1000).nullable().describe('Limit for this country; null for the limit of the partner'),
  leadAgentId: field.Id.nullable().describe('UUID of the agent who is assigned its matches first'),
  since: field.Day,
  note: field.paragraphs(2000).nullable(),
};

/** A country that a partner serves. */
export const PartnerCountry = z
  .object({
    id: field.Id,
    countryCode: field.Iso2,
    activityLevel: z.enum(activityLevels).optional().describe('Staff only'),
    minBudgetPerPersonUSD: z.int().nullable(),
    minNights: z.int().nullable(),
    maxOpenMatches: z.int().nullable(),
    leadAgentId: field.Id.nullable(),
    since: field.Day,
    note: z.string().nullable().optional().describe('Staff only'),
  })
  .meta({ id: 'PartnerCountry' });

const share = z.number().nullable().describe('Percent; null if there were no cases');
const PartnerStats = z.object({
  openMatches: z.int(),
  proposed90d: z.int().describe('Matches proposed in the last 90 days'),
  acceptRatePct: share,
  responseHoursMedian: z.number().nullable().describe('Median hours from a proposal to its answer, over 12 months'),
  quoteRatePct: share,
  winRatePct: share,
  revenue12mUSD: z.int().describe('Whole US dollars of confirmed sales in the last 12 months'),
  rating: z.number().nullable().describe('Mean of the published reviews, 20 to 100'),
  reviewCount: z.int(),
});

/** The texts and images with which a partner presents itself. */
const PartnerProfile = z.object({
  intro: z.string(),
  whyUs: z.string(),
  process: z.string().describe('How they work with a traveler'),
  photos: z.array(Image),
});

/** The fields of PUT …/profiles; changes by an agent, except languages, businessHours and holidays, need approval by our team. */
export const partnerProfileWritable = {
  intro: field.paragraphs(2000),
  whyUs: field.paragraphs(2000),
  process: field.paragraphs(2000).describe('How they work with a traveler'),
  photos: z.array(ImageChoice).max(20),
  languages: z.array(field.line(20, 2)).max(20).describe('Language codes, like en or pt-BR'),
  businessHours: BusinessHours,
  holidays: z.array(field.Day).max(60),
};

const Invoicing = z
  .enum(['PER_SALE', 'MONTHLY'])
  .describe(
    'PER_SALE: an invoice for each sale when its travel starts; MONTHLY: on the first of a month, one for all whose travel started before',
  );

/** The writable fields of a partner. */
export const partnerWritable = {
  legalName: field.line(160, 1),
  displayName: field.line(80, 1),
  companyId: field.Id.nullable().describe('UUID of its public company page, of which every page has one partner at most'),
  email: field.Email,
  phone: field.Phone.nullable(),
  website: field.withoutCredentials(field.line(300)).nullable().describe('URL that starts with https://'),
  timeZone: field.line(60, 1).describe('Like Africa/Nairobi'),
  businessHours: BusinessHours,
  holidays: z.array(field.Day).max(60),
  languages: z.array(field.line(20, 2)).max(20).describe('Language codes, like en or pt-BR'),
  currencyCode: z.string().regex(/^[A-Z]{3}$/, 'Use the three-letter currency code, like USD'),
  careOwnerId: field.Id.nullable().describe('UUID of the responsible team member'),
  commissionRatePct: z.number().min(0).max(100).multipleOf(0.01).nullable().describe('Percent with two decimals; null if not agreed yet'),
  commissionTerms: field.paragraphs(2000).nullable(),
  invoicing: Invoicing,
  maxOpenMatches: z.int().min(0).max(1000),
  autoAccept: z.boolean().describe('Whether proposed matches are accepted automatically'),
  sustainabilityScore: z.int().min(0).max(100).nullable(),
  licences: z.array(Licence).max(20),
  insurance: Insurance.nullable(),
  contract: Contract.nullable(),
  tags: field.Tags,
};

/** A partner as visible to the caller. */
export const Partner = z
  .object({
    id: field.Id,
    legalName: z.string(),
    displayName: z.string(),
    companyId: field.Id.nullable(),
    mergedIntoId: field.Id.nullable().optional().describe('Staff only: UUID of the partner that it was merged into'),
    ...field.statusFields(partnerStatuses),
    statusReasonCode: z.string().nullable(),
    statusNote: z.string().nullable().optional().describe('Staff only'),
    pausedUntil: field.Day.nullable(),
    email: z.string(),
    phone: field.Phone.nullable(),
    website: z.string().nullable(),
    timeZone: z.string(),
    businessHours: BusinessHours,
    holidays: z.array(field.Day),
    languages: z.array(z.string()),
    currencyCode: z.string(),
    careOwnerId: field.Id.nullable().describe('UUID of the responsible team member'),
    commissionRatePct: z.number().nullable().optional().describe('Only for the care team and lead agents of the partner'),
    commissionTerms: z.string().nullable().optional().describe('Only for the care team and lead agents of the partner'),
    invoicing: Invoicing.optional(),
    maxOpenMatches: z.int(),
    autoAccept: z.boolean(),
    sustainabilityScore: z.int().nullable(),
    licences: z.array(Licence),
    insurance: Insurance.nullable(),
    contract: Contract.nullable().optional().describe('Only for the care team and lead agents of the partner'),
    billingAddress: BillingAddress.nullable().optional().describe('Only for the care team and lead agents of the partner'),
    profile: PartnerProfile,
    profilePublishedAt: field.Timestamp.nullable(),
    openChangeRequestId: field.Id.nullable().describe('UUID of the change request of the profile that awaits our decision'),
    countries: z.array(PartnerCountry),
    specializationIds: z.array(field.Id),
    tags: z.array(z.string()).optional().describe('Staff only: labels of our team'),
    exclusions: z.array(field.Iso2).describe('Countries of residence it cannot serve'),
    noCompeteIds: z.array(field.Id).describe('UUIDs of partners that are never proposed the same request'),
    stats: PartnerStats,
    createdAt: field.Timestamp,
    updatedAt: field.Timestamp,
    version: z.int(),
  })
  .meta({ id: 'Partner' });

/** Body of POST /v3/partners. */
export const PartnerInput = z.strictObject({
  ...partnerWritable,
  companyId: partnerWritable.companyId.default(null),
  phone: partnerWritable.phone.default(null),
  website: partnerWritable.website.default(null),
  businessHours: BusinessHours.optional().describe('Default: Monday to Friday, 09:00 to 18:00'),
  holidays: partnerWritable.holidays.default([]),
  languages: partnerWritable.languages.default([]),
  currencyCode: partnerWritable.currencyCode.default('USD'),
  careOwnerId: partnerWritable.careOwnerId.default(null),
  commissionRatePct: partnerWritable.commissionRatePct.default(10),
  commissionTerms: partnerWritable.commissionTerms.default(null),
  invoicing: Invoicing.default('PER_SALE'),
  maxOpenMatches: partnerWritable.maxOpenMatches.default(10),
  autoAccept: z.boolean().default(false),
  sustainabilityScore: partnerWritable.sustainabilityScore.default(null),
  licences: partnerWritable.licences.default([]),
  insurance: partnerWritable.insurance.default(null),
  contract: partnerWritable.contract.default(null),
  tags: partnerWritable.tags.default([]),
});
