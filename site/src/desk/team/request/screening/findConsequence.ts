import type { TripMatch } from '#src/desk/shared/tripMatchStatuses.data.ts';
import type { TripRequestDetail } from '#src/desk/shared/tripRequestStatuses.data.ts';
import type { Criterion, ScreeningResult } from './screeningQueries.ts';

type Outcome = ScreeningResult['outcome'];

/** What screening stands at, and the answer that is about to be saved. */
export interface NextAnswer {
  status: TripRequestDetail['status'];
  matches: readonly TripMatch[];
  /** The criteria of the stage. */
  criteria: readonly Criterion[];
  /** The newest outcome by the id of its criterion. */
  outcomes: ReadonlyMap<string, Outcome>;
  criterionId: string;
  outcome: Outcome;
}

/** What saving an answer moves by itself, in a sentence; null if nothing hangs on it. */
export function findConsequence(next: NextAnswer): string | null {
  const { criteria, outcomes, criterionId, outcome } = next;
  const isLast = criteria.every(({ id }) => id === criterionId || settles(outcomes.get(id)));
  const mover = isLast ? findMover(next) : null;
  if (mover === null) return null;
  return settles(outcome) ? `This is the last open point: saving it ${mover.moves}.` : `With this answer ${mover.stays}.`;
}

/** Passing and not applying leave nothing to ask. */
function settles(outcome: Outcome | undefined): boolean {
  return outcome === 'PASS' || outcome === 'NA';
}

function findMover({ status, matches, criteria }: NextAnswer): { moves: string; stays: string } | null {
  const stage = criteria[0]?.stage;
  if (stage === 'BEFORE_MATCH' && status === 'SCREENING')
    return { moves: 'moves the request to Qualified', stays: 'the request stays in Screening until somebody moves it' };
  const waiting = matches.filter((match) => match.status === 'ACCEPTED').map(({ partnerName }) => partnerName);
  if (stage !== 'BEFORE_INTRODUCTION' || waiting.length === 0) return null;
  const names = waiting.join(' and ');
  return { moves: `introduces ${names} to the traveler within minutes`, stays: `${names} waits for an introduction by hand` };
}
