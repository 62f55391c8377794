import type { UserStatus } from '@farwend/api-contract';
import { SpecializationModel } from '#src/domains/partners/specializations/specialization.model.ts';
import { PartnerModel } from '#src/domains/partners/partners/partner.model.ts';
import { insertModels, insertRows } from '#src/db/bulkInsert.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { agentEntity } from '#src/domains/partners/agents/agent.entity.ts';
import { AgentModel, type AgentRow } from '#src/domains/partners/agents/agent.model.ts';
import { partnerEntity } from '#src/domains/partners/partners/partner.entity.ts';
import { specializationEntity } from '#src/domains/partners/specializations/specialization.entity.ts';
import { agentOpinions } from './data/agentOpinions.data.ts';
import { agentData } from './data/agents.data.ts';
import { leadBios } from './data/leads.data.ts';
import { partnerFacts } from './data/partnerFacts.data.ts';
import { type PartnerData, partnerData } from './data/partners.data.ts';
import { specializationData } from './data/specializations.data.ts';
import { demoId } from './demoId.ts';
import { buildPartnerRow, toMailbox } from './buildPartnerRow.ts';
import { insertFirstVersions } from './insertFirstVersions.ts';
import { seedAvailabilities } from './availabilities.seed.ts';
import { demoPortrait } from './personPictures.ts';
import type { SeedContext } from './seedContext.ts';

/** An agent of the demo data, before account and row are made of it. */
export interface DemoAgent {
  email: string;
  givenName: string;
  familyName: string;
  partner: string;
  title: string;
  bio: string | null;
  isLead: boolean;
  status: UserStatus;
}

const statusOfLead: Partial<Record<string, UserStatus>> = {
  APPLIED: 'PENDING',
  VETTING: 'PENDING',
  REJECTED: 'DISABLED',
  TERMINATED: 'DISABLED',
};

/** 42 agents: the lead of every partner and 17 others. */
export function buildDemoAgents(): DemoAgent[] {
  const leads = partnerData.map(([partner, status, , givenName, familyName]): DemoAgent => {
    const email = `lead.${toMailbox(partner)}@example.com`;
    return {
      email,
      givenName,
      familyName,
      partner,
      title: 'Founder',
      bio: leadBios[partner] ?? null,
      isLead: true,
      status: statusOfLead[status] ?? 'ENABLED',
    };
  });
  const others = agentData.map(([givenName, familyName, mailbox, partner, title, bio]): DemoAgent => {
    return { email: `${mailbox}@example.com`, givenName, familyName, partner, title, bio, isLead: false, status: 'ENABLED' };
  });
  return [...leads, ...others];
}

/** Specializations, partners with their countries and availabilities, and the rows of their agents, whose accounts are there already. */
export async function seedPartners(context: SeedContext): Promise<void> {
  const specializations = specializationData.map(([key, name, group], index) => ({
    ...record('specialization', key, 900, context),
    key,
    name,
    group,
    active: true,
    sortOrder: (index + 1) * 10,
  }));
  await insertModels(context.db, SpecializationModel, specializations);
  await insertFirstVersions(context.db, specializationEntity, specializations);
  const partners = partnerData.map((line, index) => buildPartnerRow(line, index, context));
  await insertModels(context.db, PartnerModel, partners);
  const agents = buildDemoAgents().map((agent) => agentRow(agent, context));
  await insertModels(context.db, AgentModel, agents);
  await insertFirstVersions(context.db, agentEntity, agents);
  await insertRows(
    context.db,
    'partner_countries',
    partners.flatMap(({ id, countries }) => countries.map((country) => countryColumns(id, country))),
  );
  await insertFirstVersions(context.db, partnerEntity, partners);
  await seedAvailabilities(context);
}

function countryColumns(partnerId: string, country: ReturnType<typeof buildPartnerRow>['countries'][number]) {
  return {
    id: country.id,
    partner_id: partnerId,
    country_code: country.countryCode,
    activity_level: country.activityLevel,
    min_budget_per_person_usd: country.minBudgetPerPersonUSD,
    min_nights: country.minNights,
    max_open_matches: country.maxOpenMatches,
    lead_agent_id: country.leadAgentId,
    since: country.since,
    note: country.note,
  };
}

function agentRow({ email, givenName, familyName, partner, title, bio, isLead, status }: DemoAgent, context: SeedContext): AgentRow {
  const facts = partnerFacts[partner];
  const codes = codesOf(partner);
  return {
    ...record('agent', email, 800, context),
    userId: demoId('user', email),
    partnerId: demoId('partner', partner),
    givenName,
    familyName,
    email,
    phone: null,
    title,
    bio,
    opinion: agentOpinions[`${givenName} ${familyName}`] ?? null,
    photo: demoPortrait(email, `${givenName} ${familyName}`, context),
    languages: [...(facts?.languages ?? ['en'])],
    countryCodes: [...codes],
    specializationIds: (facts?.specializations ?? []).slice(0, isLead ? 4 : 2).map((key) => demoId('specialization', key)),
    isLead,
    receivesNewMatches: true,
    maxOpenMatches: isLead ? 10 : 8,
    outOfOffice: awayOf(email, context),
    signature: `${givenName} ${familyName}\n${partner}`,
    shownPublicly: status === 'ENABLED' && codes.length > 0,
    status,
    stats: { openMatches: 0, responseHoursMedian: null, winRatePct: null, rating: null },
  };
}

/** One is away and has named who stands in. */
function awayOf(email: string, { time }: SeedContext): AgentRow['outOfOffice'] {
  if (email !== 'bianca.ferri@example.com') return null;
  const day = (days: number) => time.ago(days).toISOString().slice(0, 10);
  return { from: day(2), to: day(-9), delegateAgentId: demoId('agent', 'tommaso.lume@example.com') };
}

function codesOf(partner: string): PartnerData[2] {
  return partnerData.find(([name]) => name === partner)?.[2] ?? [];
}

function record(kind: string, key: string, sinceDays: number, { time }: SeedContext): RecordRow {
  const at = time.ago(sinceDays);
  return { id: demoId(kind, key), version: 1, createdAt: at, updatedAt: at, createdById: null, updatedById: null };
}
