import type { PersonType } from '@farwend/api-contract';
import type { Side } from './conversation.model.ts';

const VIP_TOTAL_USD = 50_000;

/** Within how many hours an agent or our team answers: 24, for a trip of $50,000 and more 8. */
export function answerHours(totalBudgetUSD: number): number {
  return totalBudgetUSD >= VIP_TOTAL_USD ? 8 : 24;
}

/** Whose turn it is and until when an answer is due; travelers have no clock. */
export interface Turn {
  awaiting: Side;
  dueAt: Date | null;
}

/** What the rule needs to know of a conversation. */
export interface TurnFacts {
  isMatch: boolean;
  hasTraveler: boolean;
  hasAgent: boolean;
  totalBudgetUSD: number;
}

/**
 * Whose turn it is after a message. A traveler waits for the company, or for care where there is none; a company for the traveler, or
 * for care. Between a traveler and a company care reads along: its word changes the turn only when the word was awaited from it. Who
 * already owes an answer owes it by the first due moment, however often they are asked.
 */
export function turnAfter(author: PersonType, before: Turn, { isMatch, hasTraveler, hasAgent, totalBudgetUSD }: TurnFacts, at: Date): Turn {
  const awaiting = next();
  if (awaiting === before.awaiting) return before;
  const isTimed = awaiting === 'AGENT' || awaiting === 'CARE';
  return { awaiting, dueAt: isTimed ? new Date(at.getTime() + answerHours(totalBudgetUSD) * 3_600_000) : null };

  function next(): Side {
    if (author === 'traveler') return hasAgent ? 'AGENT' : 'CARE';
    if (author === 'agent') return hasTraveler ? 'TRAVELER' : 'CARE';
    if (isMatch && before.awaiting !== 'CARE' && before.awaiting !== 'NONE') return before.awaiting;
    return hasTraveler ? 'TRAVELER' : hasAgent ? 'AGENT' : 'NONE';
  }
}
