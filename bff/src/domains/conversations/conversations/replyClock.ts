import type { ParticipantType } from '@farwend/api-contract';
import type { Side } from './conversation.model.ts';

const VIP_TOTAL_USD = 50_000;

/** Hours in which an agent or our team must reply: 24, or 8 for trips of $50,000 and more. */
export function replyHours(totalBudgetUSD: number): number {
  return totalBudgetUSD >= VIP_TOTAL_USD ? 8 : 24;
}

/** Whose turn it is, and when the reply is due; null for travelers. */
export interface Turn {
  awaiting: Side;
  dueAt: Date | null;
}

export interface TurnFacts {
  isMatch: boolean;
  /** Or a guest. */
  hasTraveler: boolean;
  hasAgent: boolean;
  totalBudgetUSD: number;
}

/**
 * Computes whose turn it is after a message. After a traveler it is the company's, or care's without one; after a company the
 * traveler's, or care's. In the conversation of a match, a message of care changes the turn only if care was awaited. If the turn does
 * not change, neither does the due time.
 */
export function computeTurn(
  author: ParticipantType,
  before: Turn,
  { isMatch, hasTraveler, hasAgent, totalBudgetUSD }: TurnFacts,
  at: Date,
): Turn {
  const awaiting = nextSide();
  if (awaiting === before.awaiting) return before;
  const isTimed = awaiting === 'AGENT' || awaiting === 'CARE';
  return { awaiting, dueAt: isTimed ? new Date(at.getTime() + replyHours(totalBudgetUSD) * 3_600_000) : null };

  function nextSide(): Side {
    if (author === 'traveler' || author === 'guest') return hasAgent ? 'AGENT' : 'CARE';
    if (author === 'agent') return hasTraveler ? 'TRAVELER' : 'CARE';
    if (isMatch && before.awaiting !== 'CARE' && before.awaiting !== 'NONE') return before.awaiting;
    return hasTraveler ? 'TRAVELER' : hasAgent ? 'AGENT' : 'NONE';
  }
}
