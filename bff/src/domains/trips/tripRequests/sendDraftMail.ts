import { namedPlaces } from '@farwend/api-contract';
import { requiresOptIn } from '#src/domains/places/countries/requiresOptIn.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import { listDestinations } from './listDestinations.ts';
import type { DraftStep } from './recordDraftStep.ts';
import { buildResumeUrl, buildStopUrl } from './tripRequestLink.ts';
import type { TripRequestRow } from './tripRequest.model.ts';
import { selectIdeas, selectCareContact, type ItineraryIdea } from './sendDraftMail.sql.ts';

const DRAFT_LIFETIME_MS = 30 * 24 * 3600 * 1000;

/** Sends one of the three emails about a draft. Where opting in is required, only the first is sent without consent. */
export async function sendDraftMail(step: DraftStep, row: TripRequestRow, context: CallContext): Promise<void> {
  const primary = row.travelers.find(({ isPrimary }) => isPrimary);
  if (!primary) return;
  if (step !== 'SAVED_1H' && !row.includeNewsletter && (await requiresOptIn(primary.countryOfResidence, context))) return;
  const { settings } = context;
  const data = {
    givenName: primary.givenName,
    destinationNames: listDestinations(row.destinationNames),
    resumeUrl: buildResumeUrl(row, settings),
    unsubscribeUrl: buildStopUrl(row, settings),
  };
  const places = namedPlaces(row.destinationNames);
  const mail = { to: primary.email, personId: primary.travelerId, related: { type: 'tripRequest', id: row.id } };
  const singletonKey = `${row.id} ${step}`;
  if (step === 'SAVED_1H')
    return sendTemplate('draft-saved', { ...mail, data: { ...data, ...(places.length > 0 && { places }) }, singletonKey }, context);
  if (step === 'SAVED_72H') {
    const expiresOn = new Date(row.statusChangedAt.getTime() + DRAFT_LIFETIME_MS).toISOString().slice(0, 10);
    return sendTemplate('draft-last', { ...mail, data: { ...data, expiresOn }, singletonKey }, context);
  }
  const [first, second] = await findIdeas(row, context);
  const care = await findCareContact(row, context);
  const ideas = {
    ...(first && { firstIdea: first.title, firstIdeaUrl: buildIdeaUrl(first, settings) }),
    ...(second && { secondIdea: second.title, secondIdeaUrl: buildIdeaUrl(second, settings) }),
    ...(care && { careName: care.name }),
  };
  return sendTemplate('draft-reminder', { ...mail, data: { ...data, ...ideas }, replyTo: care?.email, singletonKey }, context);
}

const buildIdeaUrl = ({ slug }: ItineraryIdea, { publicOrigin }: CallContext['settings']) => `${publicOrigin}/itineraries/${slug}/`;

/** Two published itineraries in the same countries, those of the requested trip types first. */
function findIdeas({ countryCodes, tripType }: TripRequestRow, { db }: CallContext): Promise<ItineraryIdea[]> {
  return db.run(selectIdeas, { countryCodes, tripType });
}

/** A care team member responsible for these countries, otherwise any. */
async function findCareContact(
  { countryCodes, id }: TripRequestRow,
  { db }: CallContext,
): Promise<{ name: string; email: string } | undefined> {
  const [care] = await db.run(selectCareContact, { countryCodes, id });
  return care;
}
