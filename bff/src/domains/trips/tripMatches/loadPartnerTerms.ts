import type { CallContext } from '#src/kernel/context.ts';
import type { BusinessCalendar } from '#src/domains/trips/matching/businessTime.ts';
import { selectPartnerTerms } from './loadPartnerTerms.sql.ts';

/** Working hours of a partner, and what a new match copies from it. */
export interface PartnerTerms {
  calendar: BusinessCalendar;
  status: string;
  displayName: string;
  /** Whether every proposal is accepted automatically. */
  autoAccept: boolean;
  commissionRatePct: number;
  noCompeteIds: string[];
}

/** The terms of a partner; null if there is none with this id. */
export async function loadPartnerTerms(partnerId: string, { db }: CallContext): Promise<PartnerTerms | null> {
  const [row] = await db.run(selectPartnerTerms, { partnerId });
  if (!row) return null;
  return {
    calendar: { timeZone: row.time_zone, businessHours: row.business_hours, holidays: row.holidays },
    status: row.status,
    displayName: row.display_name,
    autoAccept: row.auto_accept,
    commissionRatePct: row.commission_rate_pct ?? 10,
    noCompeteIds: row.no_compete_ids,
  };
}
