import { recordAudit } from '#src/calls/recordVersion.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import type { Services } from '#src/services.ts';
import { asSystem } from './asSystem.ts';

/** Deletes content that has been in the trash for 30 days, its versions with it. */
export function purgeTrash(services: Services) {
  return (_: object, job: { id: string }): Promise<void> =>
    asSystem(services, job.id, async (context) => {
      const { sequelize, transaction } = context;
      const gone = await preparedQuery<{ id: string; type: string; title: string }>(sequelize, 'content.purge', purge, [], transaction);
      for (const { id, type, title } of gone) await recordAudit('PURGE', type, id, { title }, context);
    });
}

const purge = `
  WITH gone AS (DELETE FROM content WHERE status = 'TRASHED' AND deleted_at < now() - interval '30 days' RETURNING id, type, title),
  forgotten AS (DELETE FROM versions v USING gone WHERE v.entity_id = gone.id AND v.entity_type = gone.type)
  SELECT id, type, title FROM gone`;
