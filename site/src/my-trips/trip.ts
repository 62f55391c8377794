import type { Contract, ReplyOf } from '@farwend/api-contract';

type Request = ReplyOf<Contract['tripRequests']['read']>;

/** Where a request stands. */
export type TripStatus = Request['status'];

/** A trip request as its traveller sees it in My Trips. */
export interface Trip {
  id: string;
  reference: string;
  status: TripStatus;
  /** Since when, ISO 8601. */
  since: string;
  /** The places, as they were named. */
  places: readonly string[];
  title: string;
  /** Days, yyyy-mm-dd; null: not said. */
  departure: string | null;
  return: string | null;
  isFlexible: boolean;
  nights: number;
  adults: string;
  children: number;
  /** Whole US dollars for each; 0: not said. */
  budget: number;
  description: string;
  /** Until when it can be changed; null: no longer. */
  changeableUntil: string | null;
  /** When it goes on after a rest, yyyy-mm-dd. */
  resumesOn: string | null;
  /** Where the traveller may take it from here. */
  moves: readonly string[];
  version: number;
}

/** What My Trips shows of a request; `now` decides whether it can still be changed. */
export function tripOf(request: Request, now = Date.now()): Trip {
  const { editableUntil, introducedAt, allowedTransitions } = request;
  const isChangeable = editableUntil !== null && Date.parse(editableUntil) > now && introducedAt === null && isOpen(request.status);
  return {
    id: request.id,
    reference: request.reference,
    status: request.status,
    since: request.statusChangedAt,
    places: request.destinationNames,
    title: request.tripTitle,
    departure: request.departureDate,
    return: request.returnDate,
    isFlexible: request.flexibleDepartureDate,
    nights: request.totalNights,
    adults: request.numberOfAdults,
    children: request.numberOfChildren ?? 0,
    budget: request.budgetPerPersonUSD ?? 0,
    description: request.tripDescription,
    changeableUntil: isChangeable ? editableUntil : null,
    resumesOn: request.resumeOn,
    moves: allowedTransitions ?? [],
    version: request.version,
  };
}

const open: ReadonlySet<string> = new Set(['PENDING', 'SCREENING', 'NEEDS_INFO', 'QUALIFIED', 'MATCHED', 'PLANNING', 'ON_HOLD']);
const ahead: ReadonlySet<string> = new Set([...open, 'DRAFT', 'BOOKED', 'TRAVELING']);

/** Whether the request still leads somewhere before a booking. */
function isOpen(status: TripStatus): boolean {
  return open.has(status);
}

/** Whether the journey is still to come or under way. */
export function isAhead(status: TripStatus): boolean {
  return ahead.has(status);
}
