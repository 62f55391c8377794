import type { ContentName } from '#src/content/content.model.ts';
import { withType } from '#src/content/contentTypeOf.ts';
import { findDraft } from '#src/content/findContent.ts';
import { publishVersion } from '#src/content/publishContent.ts';
import { cancelPlan } from '#src/content/cancelPlan.ts';
import { unpublish } from '#src/content/unpublishContent.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { Failure } from '#src/http/failure.ts';
import { sendTemplate } from '#src/mail/sendTemplate.ts';
import type { Services } from '#src/services.ts';
import { asSystem } from './asSystem.ts';

interface Due {
  id: string;
  type: ContentName;
  title: string;
}

/** Carries out what was planned: publishes and takes back what is due, each piece in a transaction of its own. Run twice, it finds nothing. */
export function publishScheduled(services: Services) {
  return async (_: object, job: { id: string }): Promise<void> => {
    for (const piece of await preparedQuery<Due>(services.sequelize, 'content.due', selectDue, [])) {
      try {
        await asSystem(services, job.id, (context) =>
          withType(piece.type, async (type) => {
            const row = await findDraft(type, piece.id, context);
            const now = new Date();
            if (row.publishAt && row.publishAt <= now) await publishVersion(type, row, row.publishVersion ?? row.version, {}, context);
            else if (row.unpublishAt && row.unpublishAt <= now) await unpublish(type, row, true, context);
          }),
        );
      } catch (error) {
        if (!(error instanceof Failure)) throw error; // the database may be back in a minute
        await tellOfFailure(piece, error, services, job.id);
      }
    }
  };
}

const selectDue = `
  SELECT id, type, title FROM content WHERE publish_at <= now() OR unpublish_at <= now() ORDER BY least(publish_at, unpublish_at), id LIMIT 100`;

/** The plan is dropped, so that it does not fail every minute, and the administrators are told why. */
async function tellOfFailure({ id, type: name, title }: Due, failure: Failure, services: Services, jobId: string): Promise<void> {
  await asSystem(services, jobId, async (context) => {
    await withType(name, async (type) => cancelPlan(type, await findDraft(type, id, context), failure.message, context));
    const { sequelize, transaction } = context;
    const admins = await preparedQuery<{ email: string }>(sequelize, 'content.admins', selectAdmins, [], transaction);
    for (const { email } of admins) {
      const data = { title: `“${title}” was not published as planned`, detail: failure.message };
      await sendTemplate('ops-alert', { to: email, data, related: { type: name, id }, singletonKey: `${jobId} ${id} ${email}` }, context);
    }
  });
}

const selectAdmins = `SELECT email FROM users WHERE status = 'ENABLED' AND 'admin' = ANY (roles) ORDER BY email`;
