import type { Sequelize } from 'sequelize';
import { preparedQuery } from '#src/database/prepared.ts';
import type { JobData } from './jobs.ts';

/** Keeps an event once, however often the job runs. */
export function trackEvent(sequelize: Sequelize) {
  return async ({ id, type, data, viewId, userId }: JobData<'trackEvent'>): Promise<void> => {
    await preparedQuery(
      sequelize,
      'event.add',
      'INSERT INTO events (id, type, data, view_id, user_id) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING',
      [id, type, JSON.stringify(data), viewId, userId],
      null,
    );
  };
}
