import { type PartnerStatus, partnerStatuses } from '@farwend/api-contract';
import type { PartnerCountryRow, PartnerRow } from '#src/domains/partners/partners/partner.model.ts';
import { partnerFacts } from './data/partnerFacts.data.ts';
import type { PartnerData } from './data/partners.data.ts';
import { teamMemberData } from './data/team.data.ts';
import { demoId } from './demoId.ts';
import type { SeedContext } from './seedContext.ts';

const officeDay = () => [{ from: '09:00', to: '18:00' }];
/** The first word of a company's name, as it stands in its addresses. */
export const toMailbox = (name: string) => name.toLowerCase().split(/[^a-z]/)[0] ?? 'office';

/** The row of a demo partner with its countries. */
export function buildPartnerRow([name, stage, codes]: PartnerData, index: number, context: SeedContext): PartnerRow {
  const facts = partnerFacts[name];
  if (!facts) throw new Error(`There are no facts of ${name}.`);
  const status = statusOf(stage);
  const { time } = context;
  const day = (days: number) => time.ago(days).toISOString().slice(0, 10);
  const isVetted = codes.length > 0 || status === 'TERMINATED';
  const since = 800 - index * 9;
  const id = demoId('partner', name);
  return {
    id,
    version: 1,
    createdAt: time.ago(since),
    updatedAt: time.ago(since),
    createdById: null,
    updatedById: null,
    legalName: facts.legalName,
    displayName: name,
    mergedIntoId: null,
    companyId: codes.length > 0 ? demoId('company', name) : null,
    status,
    statusChangedAt: time.ago(statusDays[status] ?? since - 60),
    statusReasonCode: status === 'SUSPENDED' ? 'SERVICE' : status === 'REJECTED' ? 'INSURANCE' : status === 'TERMINATED' ? 'CLOSED' : null,
    statusNote: status === 'SUSPENDED' ? 'Three travellers waited a week for a first answer.' : null,
    pausedUntil: status === 'PAUSED' ? day(-45) : null,
    accessEndedAt: status === 'SUSPENDED' || status === 'REJECTED' || status === 'TERMINATED' ? time.ago(statusDays[status] ?? 40) : null,
    email: `office.${toMailbox(name)}@example.com`,
    phone: { prefix: '+44', number: `1632 960${String(100 + index)}` },
    website: `https://${name.toLowerCase().replace(/[^a-z]+/g, '-')}.example`,
    timeZone: facts.timeZone,
    businessHours: { mon: officeDay(), tue: officeDay(), wed: officeDay(), thu: officeDay(), fri: officeDay(), sat: [], sun: [] },
    holidays: [time.day(12, 25, 0), time.day(1, 1, 0)],
    languages: [...facts.languages],
    currencyCode: 'USD',
    careOwnerId: careOwner(codes[0]),
    commissionRatePct: name === 'Stellwyn Cape' ? 12 : 10,
    commissionTerms: isVetted ? 'On the price of the journey without flights; due 30 days after travel begins.' : null,
    invoicing: 'PER_SALE',
    maxOpenMatches: 10,
    autoAccept: name === 'Basaltborn',
    sustainabilityScore: isVetted ? 55 + ((index * 17) % 41) : null,
    licences: isVetted
      ? [{ type: 'Tour operator', number: `TO-${String(4100 + index * 7)}`, country: codes[0] ?? 'NL', expiresOn: day(-400 - index) }]
      : [],
    insurance: insuranceOf(name, status, index, day),
    contract: isVetted ? { signedOn: day(since - 30), documentId: demoId('document', `contract ${id}`), version: '3.1' } : null,
    billingAddress: isVetted ? billingOf(facts.legalName, codes[0] ?? 'NL', index, name) : null,
    profile: { intro: facts.intro, whyUs: facts.whyUs, process: facts.process, photos: [] },
    profilePublishedAt: facts.process === '' ? null : time.ago(since - 45),
    specializationIds: facts.specializations.map((key) => demoId('specialization', key)),
    exclusions: name === 'Harrowglen House' ? ['IE'] : [],
    noCompeteIds: rivals(name),
    tags: [],
    countryCodes: [...codes].toSorted(),
    countries: codes
      .map((code, place) => country(name, code, place, day(since - 50)))
      .toSorted((a, b) => a.countryCode.localeCompare(b.countryCode)),
    openChangeRequestId: null,
    stats: {
      openMatches: 0,
      proposed90d: 0,
      acceptRatePct: null,
      responseHoursMedian: null,
      quoteRatePct: null,
      winRatePct: null,
      revenue12mUSD: 0,
      rating: null,
      reviewCount: 0,
    },
  };
}

const statusDays: Partial<Record<PartnerStatus, number>> = {
  APPLIED: 6,
  VETTING: 19,
  ONBOARDING: 33,
  PAUSED: 12,
  SUSPENDED: 40,
  REJECTED: 70,
  TERMINATED: 210,
};

function statusOf(stage: string): PartnerStatus {
  const status = partnerStatuses.find((one) => one === stage);
  if (!status) throw new Error(`${stage} is no status of a partner.`);
  return status;
}

function careOwner(code: string | undefined): string | null {
  const line = teamMemberData.find(([, , , , , codes]) => code !== undefined && codes.includes(code));
  return line ? demoId('teamMember', `${line[2]}@example.com`) : null;
}

/** The one of Duneward ends in 20 days. */
function insuranceOf(name: string, status: PartnerStatus, index: number, day: (days: number) => string): PartnerRow['insurance'] {
  if (status === 'APPLIED' || status === 'REJECTED') return null;
  const expiresOn = name === 'Duneward' ? day(-20) : day(-160 - index * 11);
  return { insurer: 'Northlight Mutual', policyNumber: `NM-${String(70_210 + index * 13)}`, coverUSD: 2_000_000, expiresOn };
}

function billingOf(legalName: string, countryCode: string, index: number, name: string): PartnerRow['billingAddress'] {
  return {
    name: legalName,
    line1: `${String(3 + index * 4)} Harbour Road`,
    line2: null,
    city: 'Port Ellery',
    region: null,
    postalCode: String(10_100 + index * 7),
    countryCode,
    taxId: null,
    email: `accounts.${toMailbox(name)}@example.com`,
  };
}

function rivals(name: string): string[] {
  const pair = ['Acacia Quill', 'Redgrass & Rain'];
  return pair.includes(name) ? pair.filter((one) => one !== name).map((one) => demoId('partner', one)) : [];
}

function country(name: string, countryCode: string, place: number, since: string): PartnerCountryRow {
  const level = partnerFacts[name]?.levels[place] ?? 'NEW';
  const [activityLevel, minBudgetPerPersonUSD] = typeof level === 'string' ? [level, null] : level;
  const isFull = name === 'Duneward' && countryCode === 'KE';
  return {
    id: demoId('partnerCountry', `${name} ${countryCode}`),
    countryCode,
    activityLevel,
    minBudgetPerPersonUSD,
    minNights: null,
    maxOpenMatches: isFull ? 0 : activityLevel === 'NEW' ? 2 : null,
    leadAgentId: place === 0 ? demoId('agent', `lead.${toMailbox(name)}@example.com`) : null,
    since,
    note: isFull ? 'Takes new requests again once the two guides are trained.' : null,
  };
}
