import { Op } from 'sequelize';
import { createActor } from '#src/kernel/actor.ts';
import { personOf } from '#src/domains/accounts/users/person.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import type { CallContext, Services } from '#src/kernel/context.ts';
import { countView } from './countView.ts';
import { UserSearchModel, type UserSearchRow } from './userSearch.model.ts';
import { selectOwner, updateLastCount } from './savedViewAlerts.sql.ts';

/**
 * Recounts saved views with an alert (INSTANT at every run, DAILY once a day) with their owner's rights, and mails owners of views with
 * more records than the last time. Skips views that can no longer be counted.
 */
export function savedViewAlerts(services: Services) {
  return async (_: object, { id }: { id: string }): Promise<void> => {
    const oneDayAgo = new Date(Date.now() - 24 * 3600 * 1000);
    const daily = { alert: 'DAILY' as const, lastRunAt: { [Op.or]: [null, { [Op.lt]: oneDayAgo }] } };
    const where = { [Op.or]: [{ alert: 'INSTANT' as const }, daily] };
    const views = await services.db.find(UserSearchModel, { where, order: [['id', 'ASC']], replica: true });
    for (const view of views) {
      try {
        await runAsSystem(services, id, (context) => checkView(view, context));
      } catch (error) {
        services.log.warn({ err: error, userSearch: view.id }, 'a saved view could not be counted');
      }
    }
  };
}

async function checkView(view: UserSearchRow, context: CallContext): Promise<void> {
  const { db, settings } = context;
  const [owner] = await db.run(selectOwner, { ownerId: view.ownerId });
  if (!owner) return;
  const person = personOf(owner);
  const actor = createActor(person, { via: 'none', sessionHandle: null, tokenId: null, deviceId: null, ipHash: '' });
  const { total: count } = await countView(view, { ...context, actor });
  const [previous] = await db.run(updateLastCount, { viewId: view.id, count });
  const previousCount = previous?.before ?? count;
  if (count <= previousCount) return;
  const data = {
    givenName: person.givenName,
    name: view.name,
    count,
    more: count - previousCount,
    listUrl: `${settings.publicOrigin}/docs`,
  };
  await sendTemplate(
    'saved-view-alert',
    { to: person.email, personId: person.personId, data, related: { type: 'userSearch', id: view.id } },
    context,
  );
}
