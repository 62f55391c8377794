import type { ReplyOf, contract } from '@farwend/api-contract';
import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';

type Counts = ReplyOf<typeof contract.partners.agentCounts>;

/** How many agents a partner has, and how many take new matches today. */
export async function agentCounts(partnerId: string, { sequelize }: CallContext): Promise<Counts> {
  const [counts] = await preparedQuery<Counts>(sequelize, 'partner.agentCounts', selectCounts, [partnerId]);
  return counts ?? { total: 0, enabled: 0, pending: 0, receiving: 0 };
}

const selectCounts = `
  SELECT count(*)::int AS total,
    count(*) FILTER (WHERE u.status = 'ENABLED')::int AS enabled,
    count(*) FILTER (WHERE u.status = 'PENDING')::int AS pending,
    count(*) FILTER (WHERE u.status = 'ENABLED' AND a.receives_new_matches
      AND NOT coalesce(current_date BETWEEN (a.out_of_office ->> 'from')::date AND (a.out_of_office ->> 'to')::date, false))::int AS receiving
  FROM agents a LEFT JOIN users u ON u.id = a.user_id WHERE a.partner_id = $1`;
