import { defineEvent } from '#src/kernel/events.ts';
import type { TripRequestRow } from '#src/domains/trips/tripRequests/tripRequest.model.ts';
import type { TripMatchRow } from './tripMatch.model.ts';

/** Traveler and partner are being introduced; the match stores the id of their conversation in the same transaction. */
export interface Introduction {
  /** Existing or new. */
  conversationId: string;
  match: TripMatchRow;
  request: TripRequestRow;
  /** The primary traveler; null without an account. */
  travelerId: string | null;
  agentIds: readonly string[];
}
export const matchIntroduced = defineEvent<Introduction>('trips.matchIntroduced');

/** The travelers ask for changes to a proposal. */
export interface ProposalChangeRequest {
  match: TripMatchRow;
  /** In the travelers' own words. */
  note: string | null;
}
export const proposalChangesRequested = defineEvent<ProposalChangeRequest>('trips.proposalChangesRequested');

/** The assigned agents of a match have changed. */
export interface AgentsChange {
  before: TripMatchRow;
  after: TripMatchRow;
}
export const matchAgentsChanged = defineEvent<AgentsChange>('trips.matchAgentsChanged');

/** A match ended other than by expiry; not emitted for corrections. */
export interface MatchEnd {
  match: TripMatchRow;
}
export const matchEnded = defineEvent<MatchEnd>('trips.matchEnded');
