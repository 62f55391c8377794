import { partySize } from '@farwend/api-contract';
import { insertModels } from '#src/db/bulkInsert.ts';
import { buildInitialColumns } from '#src/domains/trips/tripMatches/buildInitialColumns.ts';
import { buildStatusColumns } from '#src/domains/trips/tripMatches/applyTripMatchMove.ts';
import { tripMatchEntity } from '#src/domains/trips/tripMatches/tripMatch.entity.ts';
import { type MatchReminderRow, TripMatchModel, type TripMatchRow } from '#src/domains/trips/tripMatches/tripMatch.model.ts';
import { TripRequestModel, type TripRequestRow } from '#src/domains/trips/tripRequests/tripRequest.model.ts';
import { computeIntroductionDeadlines, computeRespondBy, computeMomentOfShare } from '#src/domains/trips/matching/clocks.ts';
import { demoId } from './demoId.ts';
import { insertHistories } from './insertHistories.ts';
import { type MatchPlan, planMatches } from './planMatches.ts';
import { type DemoStep, buildMatchSteps } from './buildMatchSteps.ts';
import { type Random, createRandom } from './random.ts';
import type { SeedContext } from './seedContext.ts';
import { selectServingPartners, type ServingPartner } from './tripMatches.sql.ts';

/** The matches of the demo requests, each with a version for every step it took. */
export async function seedTripMatches(careUserId: string, context: SeedContext): Promise<void> {
  const partners = await context.db.run(selectServingPartners, {});
  const requests = await context.db.find(TripRequestModel, { order: [['reference', 'ASC']] });
  const random = createRandom(811);
  const turns = new Map<string, number>();
  const open = new Map<string, number>();
  const histories = requests.flatMap((request) => {
    const turn = turns.get(request.status) ?? 0;
    const plans = scenarioPlans(request) ?? planMatches(request.status, turn, request.lostReasonCode, random);
    if (plans.length > 0 && !scenarioPlans(request)) turns.set(request.status, turn + 1);
    return buildHistories(request, plans, { partners, open, random, careUserId, now: context.time.now });
  });
  await insertModels(
    context.db,
    TripMatchModel,
    histories.flatMap((history) => history.slice(-1)),
  );
  await insertHistories(context.db, tripMatchEntity, histories);
}

/** The two requests that show how matching explains itself: one with Acacia Quill proposed, one with nobody yet. */
function scenarioPlans({ tripTitle }: TripRequestRow): MatchPlan[] | null {
  if (tripTitle === 'Kenya in June') return [{ status: 'PROPOSED' }];
  return tripTitle === 'Italy by rail' ? [] : null;
}

interface MatchingState {
  partners: readonly ServingPartner[];
  /** Open matches by partner, so that nobody has more than fits. */
  open: Map<string, number>;
  random: Random;
  careUserId: string;
  now: Date;
}

const isOpen = (status: string) => ['PROPOSED', 'ACCEPTED', 'INTRODUCED', 'IN_CONVERSATION', 'QUOTED'].includes(status);
/** Ended before anything came of it. */
const isPast = (status: string) => ['DECLINED', 'EXPIRED', 'WITHDRAWN'].includes(status);
const MAX_OPEN = 8;

function buildHistories(request: TripRequestRow, plans: readonly MatchPlan[], scene: MatchingState): TripMatchRow[][] {
  const serving = scene.partners.filter((partner) => partner.country_code === request.countryCodes[0]);
  const used = new Set<string>();
  const placed: ServingPartner[] = [];
  return plans.flatMap((plan, index) => {
    const takes = isOpen(plan.status);
    const fits = (partner: ServingPartner) =>
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
    return [buildHistory(request, partner, plan, index, scene)];
  });
}

/** A newcomer has few open matches; others leave room for the next. */
function roomOf({ level }: ServingPartner): number {
  return level === 'NEW' ? 1 : level === 'LAST_RESORT' ? 0 : MAX_OPEN;
}

function buildHistory(
  request: TripRequestRow,
  partner: ServingPartner,
  plan: MatchPlan,
  index: number,
  scene: MatchingState,
): TripMatchRow[] {
  const steps = buildMatchSteps(plan, request, partner.calendar, scene.now, scene.random.integer(0, 5) + index);
  const first = buildSuggestedRow(request, partner, plan, index, steps, scene);
  const history = [first];
  for (const step of steps) {
    const before = history.at(-1) ?? first;
    const isLast = step === steps.at(-1);
    const reasonCode = isLast ? (plan.reasonCode ?? null) : null;
    history.push({
      ...before,
      ...buildStatusColumns(before, { ...step, reasonCode }),
      ...computeStepValues(step, plan, before, request, partner, scene.random),
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
function computeStepValues(
  { status, at }: DemoStep,
  plan: MatchPlan,
  before: TripMatchRow,
  request: TripRequestRow,
  { calendar }: ServingPartner,
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
      const due = computeRespondBy(at, request.totalBudget, calendar);
      const isLate = plan.clock === 'RESPOND_80';
      const clock = isLate ? { clockSteps: ['RESPOND_50', 'RESPOND_80'] } : { remindAt: computeMomentOfShare(at, due, 0.5, calendar) };
      return { respondBy: due, reminder: reminder('RESPOND', due), ...clock };
    }
    case 'INTRODUCED': {
      const due = computeIntroductionDeadlines(at, request.totalBudget);
      return { ...due, reminder: reminder('FIRST_MESSAGE', due.firstMessageDueAt) };
    }
    case 'IN_CONVERSATION':
      return before.proposalDueAt ? { reminder: reminder('PROPOSAL', before.proposalDueAt) } : {};
    case 'QUOTED': {
      const perPerson = Math.round((request.budgetPerPersonUSD * random.integer(88, 112)) / 5000) * 50;
      const total = perPerson * partySize(request.numberOfAdults, request.numberOfChildren);
      return { quotedPerPersonUSD: perPerson, quotedTotalUSD: total, proposalCount: random.integer(1, 3) };
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

function buildSuggestedRow(
  request: TripRequestRow,
  partner: ServingPartner,
  plan: MatchPlan,
  index: number,
  steps: readonly DemoStep[],
  { random, careUserId, now }: MatchingState,
): TripMatchRow {
  const madeAt = new Date((steps[0]?.at ?? request.qualifiedAt ?? now).getTime() - 600_000);
  const reasons = parts.map((code, place) => ({
    code,
    label: code.toLowerCase().replaceAll('_', ' '),
    points: Math.round((usual[place] ?? 0) * random.integer(70, 100)) / 100,
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
    ...buildInitialColumns(),
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
function agentsFor({ agents }: ServingPartner, index: number, random: Random): string[] {
  const first = agents[(index + random.integer(0, 1)) % Math.max(1, agents.length)];
  const second = random.chance(20) ? agents.find((id) => id !== first) : undefined;
  return [first, second].filter((id) => id !== undefined);
}
