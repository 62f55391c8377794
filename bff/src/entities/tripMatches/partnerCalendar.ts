import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { BusinessCalendar } from '#src/matching/businessTime.ts';

/** When a partner works, and what a new match takes over from it. */
export interface PartnerTerms {
  calendar: BusinessCalendar;
  status: string;
  displayName: string;
  /** Accepts every proposal by itself. */
  autoAccept: boolean;
  commissionRatePct: number;
  noCompeteIds: string[];
}

/** The terms of a partner, or null when there is none with this id. */
export async function partnerTerms(partnerId: string, { sequelize, transaction }: CallContext): Promise<PartnerTerms | null> {
  const [row] = await preparedQuery<TermsRow>(
    sequelize,
    'tripMatch.partnerTerms',
    `SELECT time_zone, business_hours, holidays::text[] AS holidays, status, display_name, auto_accept, commission_rate_pct, no_compete_ids FROM partners WHERE id = $1`,
    [partnerId],
    transaction,
  );
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

interface TermsRow {
  time_zone: string;
  business_hours: BusinessCalendar['businessHours'];
  holidays: string[];
  status: string;
  display_name: string;
  auto_accept: boolean;
  commission_rate_pct: number | null;
  no_compete_ids: string[];
}
