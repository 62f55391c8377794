import type { TripMatchStatus, TripRequestStatus } from '@farwend/api-contract';
import type { Random } from './random.ts';

/** How one match of a request came to where it is: its last status, and why it ended. */
export interface MatchPlan {
  status: TripMatchStatus;
  reasonCode?: string;
  /** A clock that ran out, or one that nearly has. */
  clock?: 'FIRST_MESSAGE' | 'PROPOSAL' | 'RESPOND_80';
  note?: string;
}

const declined = ['CAPACITY', 'DATES', 'BUDGET', 'KNOWN_CLIENT'];
const lost = ['PRICE', 'NO_RESPONSE', 'BOOKED_ELSEWHERE', 'POSTPONED'];

/** The matches of a request by its status, those that lead first; `turn` counts the requests of this status. */
export function plansFor(status: TripRequestStatus, turn: number, lostReason: string | null, random: Random): MatchPlan[] {
  const over = (): MatchPlan =>
    random.chance(62)
      ? { status: 'DECLINED', reasonCode: random.pick(declined) }
      : random.chance(60)
        ? { status: 'EXPIRED' }
        : { status: 'WITHDRAWN' };
  switch (status) {
    case 'QUALIFIED':
    case 'ON_HOLD':
      return turn % 2 === 0 ? [{ status: 'SUGGESTED' }, { status: 'SUGGESTED' }, over()] : [{ status: 'SUGGESTED' }, over(), over()];
    case 'MATCHED':
      return matched(turn, over);
    case 'PLANNING':
      return planning(turn, over);
    case 'BOOKED':
      if (turn % 6 === 3)
        return [
          { status: 'BOOKED' },
          { status: 'CANCELLED', note: 'The lodge burned down; the travelers booked again with another company' },
        ];
      return [{ status: 'BOOKED' }, turn % 2 === 0 ? { status: 'LOST', reasonCode: 'CHOSE_OTHER' } : over(), over(), over(), over()];
    case 'TRAVELING':
      return [{ status: 'BOOKED' }, { status: 'LOST', reasonCode: 'CHOSE_OTHER' }, over(), over(), over(), over()];
    case 'COMPLETED':
      return [{ status: 'COMPLETED' }, turn % 9 === 0 ? { status: 'LOST', reasonCode: 'CHOSE_OTHER' } : over(), over(), over(), over()];
    case 'CLOSED_LOST':
      return [
        { status: 'LOST', reasonCode: lostReason ?? 'NO_RESPONSE' },
        turn === 9 ? over() : { status: 'LOST', reasonCode: random.pick(lost) },
        over(),
        over(),
      ];
    default:
      return [];
  }
}

function matched(turn: number, over: () => MatchPlan): MatchPlan[] {
  if (turn === 1) return [{ status: 'PROPOSED', clock: 'RESPOND_80' }, over()];
  if (turn === 2) return [{ status: 'PROPOSED', note: 'Passed on from a partner who did not answer in time' }, { status: 'EXPIRED' }];
  if (turn % 3 === 0) return [{ status: 'ACCEPTED' }, { status: 'PROPOSED' }, over(), over(), over()];
  return turn % 3 === 1
    ? [{ status: 'ACCEPTED' }, over(), over(), over(), over()]
    : [{ status: 'PROPOSED' }, over(), { status: 'SUGGESTED' }, over(), over()];
}

function planning(turn: number, over: () => MatchPlan): MatchPlan[] {
  if (turn < 3) return [{ status: 'INTRODUCED', clock: 'FIRST_MESSAGE' }, over(), over(), over()];
  if (turn < 6) return [{ status: 'IN_CONVERSATION', clock: 'PROPOSAL' }, { status: 'QUOTED' }, over(), over(), over()];
  const [first, second] = (
    [
      ['QUOTED', 'IN_CONVERSATION'],
      ['IN_CONVERSATION', 'ACCEPTED'],
      ['QUOTED', 'QUOTED'],
      ['INTRODUCED', 'QUOTED'],
    ] as const
  )[turn % 4] ?? ['QUOTED', 'QUOTED'];
  return [{ status: first }, { status: second }, over(), over(), over(), over()];
}
