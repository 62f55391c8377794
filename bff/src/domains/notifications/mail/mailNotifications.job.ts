import type { CallContext, Services } from '#src/kernel/context.ts';
import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { runForEach, throwIfFailed } from '#src/records/runForEach.ts';
import { defaultModes } from '#src/domains/notifications/preferences/defaultModes.ts';
import { findLastDigest, isQuiet } from './mailMoments.ts';
import { selectWaitingPeople, takeUnmailed, type WaitingPerson } from './unmailed.sql.ts';

/** The most titles in a mail; the rest is counted. */
const MAX_TITLES = 30;

/** Mails what is still unread, one mail to a person, in a transaction of its own: what is urgent at once, the rest when the person wants it. */
export function mailNotifications(services: Services) {
  return async (_: object, { id: jobId, signal }: { id: string; signal: AbortSignal }): Promise<void> => {
    const now = new Date();
    const people = (await services.db.run(selectWaitingPeople, { defaults: defaultModes })).map((person) => ({
      id: person.userId,
      person,
    }));
    const mail = async ({ person }: (typeof people)[number]) => {
      const withInstant = person.hasInstant && !isQuiet(now, person);
      const digestAt = findLastDigest(now, person);
      const dailyBefore = person.dailySince !== null && person.dailySince < digestAt ? digestAt : null;
      if (person.hasHigh || withInstant || dailyBefore !== null)
        await runAsSystem(services, jobId, (context) => mailPerson(person, { withInstant, dailyBefore }, context));
    };
    throwIfFailed(await runForEach(people, signal, mail));
  };
}

async function mailPerson(
  { userId, personId, personType, email, givenName }: WaitingPerson,
  due: { withInstant: boolean; dailyBefore: Date | null },
  context: CallContext,
): Promise<void> {
  const taken = await context.db.run(takeUnmailed, { defaults: defaultModes, userId, ...due });
  const [first] = taken;
  if (!first) return;
  const titles = taken.slice(0, MAX_TITLES).map(({ title, count }) => (count > 1 ? `${title} (${count} times)` : title));
  const data = {
    givenName,
    title: first.title,
    more: taken.length > 1 ? taken.length - 1 : null,
    titles,
    left: taken.length > MAX_TITLES ? taken.length - MAX_TITLES : null,
    listUrl: context.settings.portalUrls[personType],
  };
  await sendTemplate('notifications', { to: email, personId, data, related: { type: 'user', id: userId } }, context);
}
