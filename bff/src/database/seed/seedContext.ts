import type { Sequelize, Transaction } from 'sequelize';
import type { Models } from '#src/database/models.ts';
import type { Settings } from '#src/settings.ts';
import type { DemoTime } from './demoTime.ts';

/** What every part of the demo data needs: all of it happens in one transaction. */
export interface SeedContext {
  sequelize: Sequelize;
  models: Models;
  transaction: Transaction;
  time: DemoTime;
  settings: Settings;
}
