import type { CallContext } from '#src/kernel/context.ts';
import { selectAdministrators, selectLastAlert } from './opsAlert.sql.ts';
import { sendTemplate } from './sendTemplate.ts';

const HOUR_MS = 3_600_000;

/** Something that a person has to look after. */
interface OpsAlert {
  title: string;
  detail: string;
  related?: { type: string; id: string };
}

/** Mails an alert to `OPS_EMAIL`, otherwise to all administrators, unless one of its kind was sent in the last hour, or in the hours given. */
export async function sendOpsAlert(kind: string, { title, detail, related }: OpsAlert, context: CallContext, hours = 1): Promise<void> {
  const { db, settings } = context;
  const last = await db.first(selectLastAlert, { kind });
  const now = Date.now();
  if (last && now - last.at.getTime() < hours * HOUR_MS) return;
  const recipients = settings.opsEmail === undefined ? await db.run(selectAdministrators, {}) : [{ email: settings.opsEmail }];
  for (const { email } of recipients) {
    const singletonKey = `${kind} ${Math.floor(now / HOUR_MS)} ${email}`; // of jobs that run at once, one sends it
    await sendTemplate('ops-alert', { to: email, data: { title, detail }, singletonKey, ...(related && { related }) }, context);
  }
}
