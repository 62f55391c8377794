import type { Contract, ReplyOf } from '@farwend/api-contract';

type Request = ReplyOf<Contract['tripRequests']['list']>['items'][number];

/** The fields of a request that `buildTrip` reads, as the `fields` of a list. */
export const tripFields = (
  [
    'reference',
    'status',
    'statusChangedAt',
    'destinationNames',
    'tripTitle',
    'departureDate',
    'returnDate',
    'flexibleDepartureDate',
    'totalNights',
    'numberOfAdults',
    'numberOfChildren',
    'budgetPerPersonUSD',
    'ownBudgetPerPersonUSD',
    'tripDescription',
    'editableUntil',
    'introducedAt',
    'resumeOn',
    'allowedTransitions',
    'version',
  ] satisfies (keyof Request)[]
).join(',');

/** Status of a trip request. */
export type TripStatus = Request['status'];

/** A trip request as its traveller sees it in My Trips. */
export interface Trip {
  id: string;
  reference: string;
  status: TripStatus;
  /** Time of the last status change, ISO 8601. */
  since: string;
  /** The destinations as entered. */
  places: readonly string[];
  title: string;
  /** Dates, yyyy-mm-dd; null if not known. */
  departure: string | null;
  return: string | null;
  isFlexible: boolean;
  nights: number;
  adults: string;
  children: number;
  /** Whole US dollars per person; 0 if not known. */
  budget: number;
  description: string;
  /** Until when the traveller can change it; null if no longer. */
  changeableUntil: string | null;
  /** When a trip on hold resumes, yyyy-mm-dd; null if not set. */
  resumesOn: string | null;
  /** The statuses to which the traveller may move the trip. */
  allowedTransitions: readonly string[];
  version: number;
}

/** Builds what My Trips shows of a request; `now` decides whether it can still be changed. */
export function buildTrip(request: Request, now = Date.now()): Trip {
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
    budget: request.ownBudgetPerPersonUSD ?? request.budgetPerPersonUSD ?? 0,
    description: request.tripDescription ?? '',
    changeableUntil: isChangeable ? editableUntil : null,
    resumesOn: request.resumeOn,
    allowedTransitions: allowedTransitions ?? [],
    version: request.version,
  };
}

const openStatuses: ReadonlySet<string> = new Set(['PENDING', 'SCREENING', 'NEEDS_INFO', 'QUALIFIED', 'MATCHED', 'PLANNING', 'ON_HOLD']);
const upcomingStatuses: ReadonlySet<string> = new Set([...openStatuses, 'DRAFT', 'BOOKED', 'TRAVELING']);

/** Whether the request may still lead to a booking. */
function isOpen(status: TripStatus): boolean {
  return openStatuses.has(status);
}

/** Whether the trip is upcoming or under way. */
export function isUpcoming(status: TripStatus): boolean {
  return upcomingStatuses.has(status);
}
