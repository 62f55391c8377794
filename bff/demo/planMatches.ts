import type { TripMatchStatus, TripRequestStatus } from '@farwend/api-contract';
import type { Random } from './random.ts';

/** The plan of a match: its final status and why it ended. */
export interface MatchPlan {
  status: TripMatchStatus;
  reasonCode?: string;
  /** A deadline that has passed or nearly has. */
  clock?: 'FIRST_MESSAGE' | 'PROPOSAL' | 'RESPOND_80';
  note?: string;
}

const declined = ['CAPACITY', 'DATES', 'BUDGET', 'KNOWN_CLIENT'];
const lost = ['PRICE', 'NO_RESPONSE', 'BOOKED_ELSEWHERE', 'POSTPONED'];

/** Plans the matches of a request by its status, the most advanced first; `turn` counts the requests with this status. */
export function planMatches(status: TripRequestStatus, turn: number, lostReason: string | null, random: Random): MatchPlan[] {
  const ended = (): MatchPlan =>
    random.chance(62)
      ? { status: 'DECLINED', reasonCode: random.pick(declined) }
      : random.chance(60)
        ? { status: 'EXPIRED' }
        : { status: 'WITHDRAWN' };
  switch (status) {
    case 'QUALIFIED':
    case 'ON_HOLD':
      return turn % 2 === 0 ? [{ status: 'SUGGESTED' }, { status: 'SUGGESTED' }, ended()] : [{ status: 'SUGGESTED' }, ended(), ended()];
    case 'MATCHED':
      return matched(turn, ended);
    case 'PLANNING':
      return planning(turn, ended);
    case 'BOOKED':
      if (turn % 6 === 3)
        return [
          { status: 'BOOKED' },
          { status: 'CANCELLED', note: 'The lodge burned down; the travelers booked again with another company' },
        ];
      return [{ status: 'BOOKED' }, turn % 2 === 0 ? { status: 'LOST', reasonCode: 'CHOSE_OTHER' } : ended(), ended(), ended(), ended()];
    case 'TRAVELING':
      return [{ status: 'BOOKED' }, { status: 'LOST', reasonCode: 'CHOSE_OTHER' }, ended(), ended(), ended(), ended()];
    case 'COMPLETED':
      return [{ status: 'COMPLETED' }, turn % 9 === 0 ? { status: 'LOST', reasonCode: 'CHOSE_OTHER' } : ended(), ended(), ended(), ended()];
    case 'CLOSED_LOST':
      return [
        { status: 'LOST', reasonCode: lostReason ?? 'NO_RESPONSE' },
        turn === 9 ? ended() : { status: 'LOST', reasonCode: random.pick(lost) },
        ended(),
        ended(),
      ];
    default:
      return [];
  }
}

function matched(turn: number, ended: () => MatchPlan): MatchPlan[] {
  if (turn === 1) return [{ status: 'PROPOSED', clock: 'RESPOND_80' }, ended()];
  if (turn === 2) return [{ status: 'PROPOSED', note: 'Passed on from a partner who did not answer in time' }, { status: 'EXPIRED' }];
  if (turn % 3 === 0) return [{ status: 'ACCEPTED' }, { status: 'PROPOSED' }, ended(), ended(), ended()];
  return turn % 3 === 1
    ? [{ status: 'ACCEPTED' }, ended(), ended(), ended(), ended()]
    : [{ status: 'PROPOSED' }, ended(), { status: 'SUGGESTED' }, ended(), ended()];
}

function planning(turn: number, ended: () => MatchPlan): MatchPlan[] {
  if (turn < 3) return [{ status: 'INTRODUCED', clock: 'FIRST_MESSAGE' }, ended(), ended(), ended()];
  if (turn < 6) return [{ status: 'IN_CONVERSATION', clock: 'PROPOSAL' }, { status: 'QUOTED' }, ended(), ended(), ended()];
  const [first, second] = (
    [
      ['QUOTED', 'IN_CONVERSATION'],
      ['IN_CONVERSATION', 'ACCEPTED'],
      ['QUOTED', 'QUOTED'],
      ['INTRODUCED', 'QUOTED'],
    ] as const
  )[turn % 4] ?? ['QUOTED', 'QUOTED'];
  return [{ status: first }, { status: second }, ended(), ended(), ended(), ended()];
}
