import { Op } from 'sequelize';
import { rows } from '#src/calls/entity.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { actorOf } from '#src/http/actor.ts';
import { personColumns, personJoin, personOf, type PersonRow } from '#src/http/person.ts';
import type { CallContext } from '#src/http/handler.ts';
import { asSystem } from '#src/jobs/asSystem.ts';
import { sendTemplate } from '#src/mail/sendTemplate.ts';
import type { Services } from '#src/services.ts';
import { countView } from './countView.ts';
import type { UserSearchRow } from './userSearch.model.ts';

/**
 * Looks again at the saved views that tell their owners of something new (INSTANT at every run, DAILY once a day), with the owner's own rights, and mails those that show more
 * than the last time. A view that cannot be read any more is passed over.
 */
export function savedViewAlerts(services: Services) {
  return async (_: object, { id }: { id: string }): Promise<void> => {
    const aDayAgo = new Date(Date.now() - 24 * 3600 * 1000);
    const daily = { alert: 'DAILY' as const, lastRunAt: { [Op.or]: [null, { [Op.lt]: aDayAgo }] } };
    const where = { [Op.or]: [{ alert: 'INSTANT' as const }, daily] };
    const views = rows<UserSearchRow>(await services.models.userSearches.findAll({ where, order: [['id', 'ASC']], raw: true }));
    for (const view of views) {
      try {
        await asSystem(services, id, (context) => look(view, context));
      } catch (error) {
        services.log.warn({ err: error, userSearch: view.id }, 'a saved view could not be read');
      }
    }
  };
}

async function look(view: UserSearchRow, context: CallContext): Promise<void> {
  const { sequelize, transaction, settings } = context;
  const text = `SELECT ${personColumns} FROM users u ${personJoin} WHERE u.id = $1 AND u.status = 'ENABLED'`;
  const [owner] = await preparedQuery<PersonRow>(sequelize, 'userSearch.owner', text, [view.ownerId], transaction);
  if (!owner) return;
  const person = personOf(owner);
  const actor = actorOf(person, { via: 'none', sessionHandle: null, tokenId: null, deviceId: null, ipHash: '' });
  const count = await countView(view, { ...context, actor });
  const [looked] = await preparedQuery<{ before: number | null }>(
    sequelize,
    'userSearch.looked',
    `UPDATE user_searches s SET last_run_at = now(), last_count = $2 FROM (SELECT id, last_count AS before FROM user_searches WHERE id = $1 FOR UPDATE) old
     WHERE s.id = old.id RETURNING old.before`,
    [view.id, count],
    transaction,
  );
  const before = looked?.before ?? count;
  if (count <= before) return;
  const data = { givenName: person.givenName, name: view.name, count, more: count - before, listUrl: `${settings.publicOrigin}/docs` };
  await sendTemplate(
    'saved-view-alert',
    { to: person.email, personId: person.personId, data, related: { type: 'userSearch', id: view.id } },
    context,
  );
}
