import type { contract, ReplyOf } from '@farwend/api-contract';
import type { FunnelCounts } from './countFunnel.ts';
import type { EventCount } from './countFunnel.sql.ts';

type Funnel = Omit<ReplyOf<typeof contract.tripRequestFunnel.read>, 'from' | 'to' | 'formVersion'>;
type Step = Funnel['steps'][number];

const stepNames = ['details', 'style', 'budget', 'contact'] as const;
/** How many inputs of a step are listed. */
const MAX_FIELDS = 12;

/** Builds the funnel from the counts. */
export function buildFunnel({ events, sent }: FunnelCounts): Funnel {
  const started = sumEvents(events, 'TripRequestFormStart');
  return {
    started,
    steps: stepNames.map((name, index) => buildStep(name, index + 1, events)),
    completed: sumEvents(events, 'TripRequestComplete'),
    thanked: sumEvents(events, 'TripRequestThankYou'),
    submissionShare: computeShare(sent.submitted, started),
    ...sent,
  };
}

function buildStep(name: Step['name'], step: number, all: readonly EventCount[]): Step {
  const events = all.filter((event) => event.step === step);
  const started = sumEvents(events, 'TripRequestStepStart');
  const completed = sumEvents(events, 'TripRequestStepComplete');
  return {
    step,
    name,
    started,
    completed,
    abandoned: sumEvents(events, 'TripRequestAbandon'),
    completionShare: computeShare(completed, started),
    fields: countFields(events),
  };
}

function countFields(events: readonly EventCount[]): Step['fields'] {
  const inputs = [...new Set(events.flatMap(({ field }) => (field ? [field] : [])))];
  const count = (name: string, type: string) =>
    sumEvents(
      events.filter(({ field }) => field === name),
      type,
    );
  return inputs
    .map((name) => ({ name, abandoned: count(name, 'TripRequestAbandon'), errors: count(name, 'TripRequestFormError') }))
    .toSorted((a, b) => b.abandoned - a.abandoned || b.errors - a.errors || a.name.localeCompare(b.name))
    .slice(0, MAX_FIELDS);
}

function sumEvents(events: readonly EventCount[], type: string): number {
  return events.reduce((sum, event) => (event.type === type ? sum + event.count : sum), 0);
}

/** Capped at 1: a form opened before the first day may be submitted on it. */
function computeShare(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.min(1, Math.round((part / whole) * 1000) / 1000);
}
