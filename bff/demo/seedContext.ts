import type { Db } from '#src/kernel/db.ts';
import type { Settings } from '#src/settings/settings.ts';
import type { DemoTime } from './demoTime.ts';

/** What every seed function needs. */
export interface SeedContext {
  /** The transaction of the whole seed. */
  db: Db;
  time: DemoTime;
  settings: Settings;
}
