import type { Db } from '#src/kernel/db.ts';
import { fillSlaEvents } from './clocks.sql.ts';

/** The clocks of the requests, matches and conversations, as their rows tell. */
export async function seedClocks(db: Db): Promise<void> {
  await db.run(fillSlaEvents, {});
}
