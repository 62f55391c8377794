import { buildAlertHref } from '@farwend/api-contract/rules';
import type { CallContext, Services } from '#src/kernel/context.ts';
import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { runForEach, throwIfFailed } from '#src/records/runForEach.ts';
import { buildContentParams, buildPatterns } from './countResults.ts';
import { type NewItinerary, selectDueAlerts, selectNewItineraries, takeDueAlert } from './mailSearchAlerts.sql.ts';
import { SearchAlertModel } from './searchAlert.model.ts';
import { signSearchAlertLink } from './searchAlertLink.ts';

/**
 * Looks once a week, for each search alert, at what was published for the first time since the last look, and mails what fits. The periods of
 * the looks follow each other without a gap, so that nothing is mailed twice.
 */
export function mailSearchAlerts(services: Services) {
  return async (_: object, { id: jobId, signal }: { id: string; signal: AbortSignal }): Promise<void> => {
    const due = await services.db.run(selectDueAlerts, {});
    throwIfFailed(await runForEach(due, signal, ({ id }) => runAsSystem(services, jobId, (context) => mailWhatIsNew(id, context))));
  };
}

async function mailWhatIsNew(id: string, context: CallContext): Promise<void> {
  const { db, settings } = context;
  const due = await db.first(takeDueAlert, { id });
  const alert = due && (await db.byId(SearchAlertModel, id));
  if (!alert) return;
  const { since, until, email, personId, givenName } = due;
  const { countryCodes = null, ...filters } = alert.filters;
  const params = { ...buildContentParams(filters), countryCodes, patterns: buildPatterns(alert.q), since, until };
  const [first, second, third] = await db.run(selectNewItineraries, params);
  if (!first) return;
  const urlOf = ({ slug }: NewItinerary) => `${settings.publicOrigin}/itineraries/${slug}/`;
  const data = {
    givenName,
    name: alert.name,
    count: first.total,
    others: first.total > 1,
    firstTitle: first.title,
    firstUrl: urlOf(first),
    ...(second && { secondTitle: second.title, secondUrl: urlOf(second) }),
    ...(third && { thirdTitle: third.title, thirdUrl: urlOf(third) }),
    ...(first.total > 3 && { more: first.total - 3 }),
    listUrl: `${settings.publicOrigin}${buildAlertHref(alert.q, alert.filters) ?? '/itineraries/'}`,
    unsubscribeUrl: signSearchAlertLink(id, settings),
  };
  await sendTemplate('search-alert', { to: email, personId, data, related: { type: 'searchAlert', id } }, context);
}
