import type { CallContext } from '#src/kernel/context.ts';
import type { PartnerFacts } from '#src/domains/trips/matching/matchingFacts.ts';
import { selectPartnerHistories } from './loadPartnerHistories.sql.ts';

/** The last twelve months of these partners: bookings, response times, budgets, ratings and their latest proposal. */
export async function loadPartnerHistories(
  partnerIds: readonly string[],
  { db }: CallContext,
): Promise<Map<string, Pick<PartnerFacts, 'history' | 'lastProposedAt'>>> {
  if (partnerIds.length === 0) return new Map();
  const rows = await db.run(selectPartnerHistories, { partnerIds });
  return new Map(
    rows.map((row) => [
      row.partner_id,
      {
        lastProposedAt: row.last_proposed_at,
        history: {
          winRate: row.win_rate,
          responseHours: row.response_hours,
          medianPerPersonNightUSD: row.per_night,
          rating: row.rating,
          reviewCount: row.review_count,
        },
      },
    ]),
  );
}
