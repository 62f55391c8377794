import { people } from './api.ts';
import { query } from './query.ts';
import type { Server } from './server.ts';
import { waitFor } from './waitFor.ts';

/** Leaves no one of the demo people but those of `people` in the team, and no country in anybody's care. */
export async function keepSmallTeam({ databaseUrl }: Server): Promise<void> {
  await query(databaseUrl, `UPDATE users SET roles = '{}' WHERE person_type = 'teamMember' AND email <> ALL ($1)`, [Object.values(people)]);
  await query(databaseUrl, `UPDATE team_members SET care_country_codes = '{}'`);
  await query(databaseUrl, `UPDATE country_settings SET care_team_member_ids = '{}'`);
}

/**
 * What people hear of some records while something happens: mails as `template → person`, notifications as `type → person`, sorted. A person
 * is one of `people`, or an address.
 */
export async function listenFor({ databaseUrl }: Server, ids: readonly string[], act: () => Promise<unknown>): Promise<string[]> {
  await waitForNotifications(databaseUrl);
  const [clock] = await query<{ now: Date }>(databaseUrl, 'SELECT clock_timestamp() AS now');
  await act();
  await waitForNotifications(databaseUrl);
  const heard = await query<{ what: string; email: string }>(
    databaseUrl,
    `SELECT template_key AS what, "to"[1] AS email FROM templated_emails WHERE created_at > $1 AND related_id = ANY ($2)
     UNION ALL SELECT n.type, u.email FROM notifications n JOIN users u ON u.id = n.user_id WHERE n.happened_at > $1 AND n.subject_id = ANY ($2)`,
    [clock?.now, ids],
  );
  return heard.map(({ what, email }) => `${what} → ${nameOf(email)}`).toSorted();
}

function nameOf(email: string): string {
  return Object.entries(people).find(([, one]) => one === email)?.[0] ?? email;
}

async function waitForNotifications(databaseUrl: string): Promise<void> {
  await waitFor('the notifications', async () => {
    const [waiting] = await query(databaseUrl, `SELECT 1 FROM pgboss.job WHERE name = 'notify' AND state < 'completed' LIMIT 1`);
    return waiting ? undefined : true;
  });
}
