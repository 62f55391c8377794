import type { Sequelize } from 'sequelize';
import { preparedQuery } from '#src/database/prepared.ts';
import { writtenTogether } from '#src/database/together.ts';
import type { JobData } from './jobs.ts';

/** Keeps an event once, however often the job runs. */
export function trackEvent(sequelize: Sequelize): (event: JobData<'trackEvent'>) => Promise<void> {
  return writtenTogether((events) => preparedQuery(sequelize, 'event.add', addEvents, [JSON.stringify(events)]));
}

const addEvents = `
  INSERT INTO events (id, type, data, view_id, user_id)
  SELECT id, type, data, "viewId", "userId" FROM jsonb_to_recordset($1) AS e (id uuid, type text, data jsonb, "viewId" uuid, "userId" uuid)
  ON CONFLICT DO NOTHING`;
