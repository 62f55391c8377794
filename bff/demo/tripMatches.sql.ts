import { activityLevels } from '@farwend/api-contract';
import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';
import type { BusinessCalendar } from '#src/domains/trips/matching/businessTime.ts';

/** A partner in one of its countries. */
const ServingPartner = z.object({
  id: z.uuid(),
  name: z.string(),
  country_code: z.string(),
  level: z.enum(activityLevels),
  /** Whether it may be asked today; others stand in what is over. */
  acts: z.boolean(),
  no_compete_ids: z.array(z.uuid()),
  rate: z.number(),
  calendar: json<BusinessCalendar>(),
  agents: z.array(z.uuid()),
});
export type ServingPartner = z.output<typeof ServingPartner>;

/** By country, those we match first at the front, those we do not match any more at the end. */
export const selectServingPartners = statement(
  'seed.servingPartners',
  {},
  ServingPartner,
  `
  SELECT p.id, p.display_name AS name, c.country_code, c.activity_level AS level,
    p.status = 'ACTIVE' AND c.activity_level NOT IN ('EXCLUDED', 'DO_NOT_MATCH', 'ON_HOLD') AS acts, p.no_compete_ids, coalesce(p.commission_rate_pct, 10) AS rate,
    jsonb_build_object('timeZone', p.time_zone, 'businessHours', p.business_hours, 'holidays', to_jsonb(p.holidays::text[])) AS calendar,
    coalesce((SELECT array_agg(a.id ORDER BY a.is_lead DESC, a.email) FROM agents a JOIN users u ON u.id = a.user_id
      WHERE a.partner_id = p.id AND u.status = 'ENABLED'), '{}') AS agents
  FROM partners p JOIN partner_countries c ON c.partner_id = p.id
  WHERE p.status IN ('ACTIVE', 'PAUSED', 'SUSPENDED')
  ORDER BY c.country_code, acts DESC, array_position(ARRAY['PRIORITY_MATCH', 'VIP_HIGH_BUDGET', 'REPEAT', 'SECOND_MATCH', 'STANDARD', 'NEW', 'THIRD_OPTION', 'LOW_END',
    'LAST_RESORT', 'ON_HOLD', 'DO_NOT_MATCH', 'EXCLUDED'], c.activity_level), p.display_name`,
);
