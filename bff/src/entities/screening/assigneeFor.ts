import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';

/**
 * Who looks after a trip to these countries: of those who care for one of them, else of all who care, whoever has the least open requests
 * for their capacity. Null when nobody can. People out of the office are left out.
 */
export async function assigneeFor(countryCodes: readonly string[], { sequelize, transaction }: CallContext): Promise<string | null> {
  const [row] = await preparedQuery<{ id: string }>(sequelize, 'screening.assignee', selectAssignee, [countryCodes], transaction);
  return row?.id ?? null;
}

const selectAssignee = `
  SELECT t.id
  FROM team_members t
  JOIN users u ON u.id = t.user_id AND u.status = 'ENABLED' AND 'care' = ANY (u.roles)
  WHERE t.out_of_office IS NULL OR NOT (current_date BETWEEN (t.out_of_office ->> 'from')::date AND (t.out_of_office ->> 'to')::date)
  ORDER BY
    (t.care_country_codes && $1::text[]
      OR EXISTS (SELECT FROM country_settings c WHERE c.country_code = ANY ($1) AND t.id = ANY (c.care_team_member_ids))) DESC,
    open_work_of(t.id)::float / greatest(t.capacity, 1), t.id
  LIMIT 1`;
