import { untouched } from '#src/entities/tripMatches/untouched.ts';
import { partySize } from '@farwend/api-contract';
import { rows } from '#src/calls/entity.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { stampsOf } from '#src/entities/tripMatches/stepTripMatch.ts';
import { tripMatchEntity } from '#src/entities/tripMatches/tripMatch.entity.ts';
import type { MatchReminderRow, TripMatchRow } from '#src/entities/tripMatches/tripMatch.model.ts';
import type { TripRequestRow } from '#src/entities/tripRequests/tripRequest.model.ts';
import type { BusinessCalendar } from '#src/matching/businessTime.ts';
import { introductionClocks, respondBy, shareAt } from '#src/matching/clocks.ts';
import { demoId } from './demoId.ts';
import { insertHistories } from './insertHistories.ts';
import { insertModels } from './insertRows.ts';
import { type MatchPlan, plansFor } from './matchPlans.ts';
import { type DemoStep, stepsOf } from './matchSteps.ts';
import { type Random, randomFrom } from './random.ts';
import type { SeedContext } from './seedContext.ts';

/** The matches of the demo requests, each with a version for every step it took. */
export async function seedTripMatches(careUserId: string, context: SeedContext): Promise<void> {
  const partners = await servingPartners(context);
  const found = await context.models.tripRequests.findAll({ order: [['reference', 'ASC']], raw: true, transaction: context.transaction });
  const random = randomFrom(811);
  const turns = new Map<string, number>();
  const open = new Map<string, number>();
  const histories = rows<TripRequestRow>(found).flatMap((request) => {
    const turn = turns.get(request.status) ?? 0;
    const plans = scenarioPlans(request) ?? plansFor(request.status, turn, request.lostReasonCode, random);
    if (plans.length > 0 && !scenarioPlans(request)) turns.set(request.status, turn + 1);
    return historiesOf(request, plans, { partners, open, random, careUserId, now: context.time.now });
  });
  await insertModels(
    context.models.tripMatches,
    histories.flatMap((history) => history.slice(-1)),
    context,
  );
  await insertHistories(tripMatchEntity, histories, context);
}

/** The two requests that show how matching explains itself: one with Acacia Quill proposed, one with nobody yet. */
function scenarioPlans({ tripTitle }: TripRequestRow): MatchPlan[] | null {
  if (tripTitle === 'Kenya in June') return [{ status: 'PROPOSED' }];
  return tripTitle === 'Italy by rail' ? [] : null;
}

interface Partner {
  id: string;
  name: string;
  country_code: string;
  level: string;
  /** Whether it may be asked today; others stand in what is over. */
  acts: boolean;
  no_compete_ids: string[];
  rate: number;
  calendar: BusinessCalendar;
  agents: string[];
}
interface Scene {
  partners: readonly Partner[];
  /** Open matches by partner, so that nobody has more than fits. */
  open: Map<string, number>;
  random: Random;
  careUserId: string;
  now: Date;
}

const isOpen = (status: string) => ['PROPOSED', 'ACCEPTED', 'INTRODUCED', 'IN_CONVERSATION', 'QUOTED'].includes(status);
/** Ended before anything came of it. */
const isPast = (status: string) => ['DECLINED', 'EXPIRED', 'WITHDRAWN'].includes(status);
const MOST_OPEN = 8;

function historiesOf(request: TripRequestRow, plans: readonly MatchPlan[], scene: Scene): TripMatchRow[][] {
  const serving = scene.partners.filter((partner) => partner.country_code === request.countryCodes[0]);
  const used = new Set<string>();
  const placed: Partner[] = [];
  return plans.flatMap((plan, index) => {
    const takes = isOpen(plan.status);
    const fits = (partner: Partner) =>
      !used.has(partner.id) &&
      (partner.acts || isPast(plan.status)) &&
      (!takes ||
        ((scene.open.get(partner.id) ?? 0) < roomOf(partner) + (index === 0 ? 1 : 0) &&
          !placed.some(({ no_compete_ids: ids }) => ids.includes(partner.id))));
    const partner = serving.find(fits);
    if (!partner) return [];
    used.add(partner.id);
    if (takes || plan.status === 'BOOKED') placed.push(partner);
    if (takes) scene.open.set(partner.id, (scene.open.get(partner.id) ?? 0) + 1);
    return [historyOf(request, partner, plan, index, scene)];
  });
}

/** A newcomer has few open matches; others leave room for the next. */
function roomOf({ level }: Partner): number {
  return level === 'NEW' ? 1 : level === 'LAST_RESORT' ? 0 : MOST_OPEN;
}

function historyOf(request: TripRequestRow, partner: Partner, plan: MatchPlan, index: number, scene: Scene): TripMatchRow[] {
  const steps = stepsOf(plan, request, partner.calendar, scene.now, scene.random.whole(0, 5) + index);
  const first = suggestedRow(request, partner, plan, index, steps, scene);
  const history = [first];
  for (const step of steps) {
    const before = history.at(-1) ?? first;
    const isLast = step === steps.at(-1);
    const reasonCode = isLast ? (plan.reasonCode ?? null) : null;
    history.push({
      ...before,
      ...stampsOf(before, { ...step, reasonCode }),
      ...broughtBy(step, plan, before, request, partner, scene.random),
      statusReasonCode: reasonCode,
      statusNote: isLast ? (plan.note ?? null) : null,
      version: before.version + 1,
      updatedAt: step.at,
      updatedById: ['PROPOSED', 'INTRODUCED', 'WITHDRAWN', 'CANCELLED'].includes(step.status) ? scene.careUserId : null,
    });
  }
  return history;
}

/** What a step brings besides its moment, as the commands write it. */
function broughtBy(
  { status, at }: DemoStep,
  plan: MatchPlan,
  before: TripMatchRow,
  request: TripRequestRow,
  { calendar }: Partner,
  random: Random,
): Partial<TripMatchRow> {
  const reminder = (kind: MatchReminderRow['kind'], due: Date) => ({
    kind,
    dueAt: due.toISOString(),
    snoozedUntil: null,
    dismissedAt: null,
  });
  switch (status) {
    case 'PROPOSED': {
      const due = respondBy(at, request.totalBudget, calendar);
      const isLate = plan.clock === 'RESPOND_80';
      const clock = isLate ? { clockSteps: ['RESPOND_50', 'RESPOND_80'] } : { remindAt: shareAt(at, due, 0.5, calendar) };
      return { respondBy: due, reminder: reminder('RESPOND', due), ...clock };
    }
    case 'INTRODUCED': {
      const due = introductionClocks(at, request.totalBudget);
      return { ...due, reminder: reminder('FIRST_MESSAGE', due.firstMessageDueAt) };
    }
    case 'IN_CONVERSATION':
      return before.proposalDueAt ? { reminder: reminder('PROPOSAL', before.proposalDueAt) } : {};
    case 'QUOTED': {
      const perPerson = Math.round((request.budgetPerPersonUSD * random.whole(88, 112)) / 5000) * 50;
      const total = perPerson * partySize(request.numberOfAdults, request.numberOfChildren);
      return { quotedPerPersonUSD: perPerson, quotedTotalUSD: total, proposalCount: random.whole(1, 3) };
    }
    case 'BOOKED':
      return { travelStart: request.departureDate, travelEnd: request.returnDate };
    default:
      return {};
  }
}

const parts = [
  'ACTIVITY_LEVEL',
  'SPECIALIZATION',
  'BUDGET_FIT',
  'WIN_RATE',
  'RATING',
  'RESPONSE',
  'CAPACITY',
  'FAIRNESS',
  'NEARNESS',
] as const;
const usual = [24, 8, 9, 2.4, 4.7, 3.1, 7, 4.2, 4.1] as const;

function suggestedRow(
  request: TripRequestRow,
  partner: Partner,
  plan: MatchPlan,
  index: number,
  steps: readonly DemoStep[],
  { random, careUserId, now }: Scene,
): TripMatchRow {
  const madeAt = new Date((steps[0]?.at ?? request.qualifiedAt ?? now).getTime() - 600_000);
  const reasons = parts.map((code, place) => ({
    code,
    label: code.toLowerCase().replaceAll('_', ' '),
    points: Math.round((usual[place] ?? 0) * random.whole(70, 100)) / 100,
  }));
  const agentIds = plan.status === 'SUGGESTED' ? partner.agents.slice(0, 1) : agentsFor(partner, index, random);
  return {
    id: demoId('tripMatch', `${request.id} ${partner.name}`),
    version: 1,
    createdAt: madeAt,
    updatedAt: madeAt,
    createdById: careUserId,
    updatedById: careUserId,
    tripRequestId: request.id,
    partnerId: partner.id,
    status: 'SUGGESTED',
    statusChangedAt: madeAt,
    statusReasonCode: null,
    statusNote: null,
    rank: index + 1,
    score: Math.round(reasons.reduce((sum, { points }) => sum + points, 0) * 100) / 100,
    reasons,
    agentIds,
    leadAgentId: agentIds[0] ?? null,
    ...untouched(),
    commissionRatePct: partner.rate,
    partnerName: partner.name,
    partnerStatus: 'ACTIVE', // read with the row, not kept
    partnerActs: true,
    reference: request.reference,
    tripTitle: request.tripTitle,
    requestStatus: request.status,
    travelerIds: request.travelerIds,
    matchCountTarget: request.matchCountTarget,
  };
}

/** One agent, now and then with a colleague. */
function agentsFor({ agents }: Partner, index: number, random: Random): string[] {
  const first = agents[(index + random.whole(0, 1)) % Math.max(1, agents.length)];
  const second = random.chance(20) ? agents.find((id) => id !== first) : undefined;
  return [first, second].filter((id) => id !== undefined);
}

/** Partners by country, those we match first at the front, those we do not match any more at the end. */
function servingPartners({ sequelize, transaction }: SeedContext): Promise<Partner[]> {
  return preparedQuery<Partner>(sequelize, 'seed.servingPartners', selectServing, [], transaction);
}

const selectServing = `
  SELECT p.id, p.display_name AS name, c.country_code, c.activity_level AS level,
    p.status = 'ACTIVE' AND c.activity_level NOT IN ('EXCLUDED', 'DO_NOT_MATCH', 'ON_HOLD') AS acts, p.no_compete_ids, coalesce(p.commission_rate_pct, 10) AS rate,
    jsonb_build_object('timeZone', p.time_zone, 'businessHours', p.business_hours, 'holidays', to_jsonb(p.holidays::text[])) AS calendar,
    coalesce((SELECT array_agg(a.id ORDER BY a.is_lead DESC, a.email) FROM agents a JOIN users u ON u.id = a.user_id
      WHERE a.partner_id = p.id AND u.status = 'ENABLED'), '{}') AS agents
  FROM partners p JOIN partner_countries c ON c.partner_id = p.id
  WHERE p.status IN ('ACTIVE', 'PAUSED', 'SUSPENDED')
  ORDER BY c.country_code, acts DESC, array_position(ARRAY['PRIORITY_MATCH', 'VIP_HIGH_BUDGET', 'REPEAT', 'SECOND_MATCH', 'STANDARD', 'NEW', 'THIRD_OPTION', 'LOW_END',
    'LAST_RESORT', 'ON_HOLD', 'DO_NOT_MATCH', 'EXCLUDED'], c.activity_level), p.display_name`;
