import type { contract, ReplyOf } from '@farwend/api-contract';
import type { EventCount, FunnelCounts } from './funnelCounts.ts';

type Funnel = Omit<ReplyOf<typeof contract.tripRequestFunnel.read>, 'from' | 'to' | 'formVersion'>;
type Step = Funnel['steps'][number];

const names = ['details', 'style', 'budget', 'contact'] as const;
/** How many inputs of a step are told. */
const MOST_FIELDS = 12;

/** The funnel made from what was counted. */
export function funnelOf({ events, sent }: FunnelCounts): Funnel {
  const started = total(events, 'TripRequestFormStart');
  return {
    started,
    steps: names.map((name, index) => stepOf(name, index + 1, events)),
    completed: total(events, 'TripRequestComplete'),
    thanked: total(events, 'TripRequestThankYou'),
    submissionShare: share(sent.submitted, started),
    ...sent,
  };
}

function stepOf(name: Step['name'], step: number, all: readonly EventCount[]): Step {
  const events = all.filter((event) => event.step === step);
  const started = total(events, 'TripRequestStepStart');
  const completed = total(events, 'TripRequestStepComplete');
  return {
    step,
    name,
    started,
    completed,
    abandoned: total(events, 'TripRequestAbandon'),
    completionShare: share(completed, started),
    fields: fieldsOf(events),
  };
}

function fieldsOf(events: readonly EventCount[]): Step['fields'] {
  const inputs = [...new Set(events.flatMap(({ field }) => (field ? [field] : [])))];
  const count = (name: string, type: string) =>
    total(
      events.filter(({ field }) => field === name),
      type,
    );
  return inputs
    .map((name) => ({ name, abandoned: count(name, 'TripRequestAbandon'), errors: count(name, 'TripRequestFormError') }))
    .toSorted((a, b) => b.abandoned - a.abandoned || b.errors - a.errors || a.name.localeCompare(b.name))
    .slice(0, MOST_FIELDS);
}

function total(events: readonly EventCount[], type: string): number {
  return events.reduce((sum, event) => (event.type === type ? sum + event.count : sum), 0);
}

/** Never above 1: a form begun the evening before may be sent after midnight. */
function share(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.min(1, Math.round((part / whole) * 1000) / 1000);
}
