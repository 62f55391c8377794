import { namedPlaces } from '@farwend/api-contract';
import { preparedQuery } from '#src/database/prepared.ts';
import { mustOptIn } from '#src/entities/places/mustOptIn.ts';
import type { CallContext } from '#src/http/handler.ts';
import { sendTemplate } from '#src/mail/sendTemplate.ts';
import { placesInWords } from './placesInWords.ts';
import type { DraftStep } from './draftSteps.ts';
import { resumeUrl, stopUrl } from './tripRequestLink.ts';
import type { TripRequestRow } from './tripRequest.model.ts';

const LIFETIME_MS = 30 * 24 * 3600 * 1000;

/** Writes one of the three mails about a draft; after the first none where law asks for a yes that was not given. */
export async function mailAboutDraft(step: DraftStep, row: TripRequestRow, context: CallContext): Promise<void> {
  const primary = row.travelers.find(({ isPrimary }) => isPrimary);
  if (!primary) return;
  if (step !== 'SAVED_1H' && !row.includeNewsletter && (await mustOptIn(primary.countryOfResidence, context))) return;
  const { settings } = context;
  const data = {
    givenName: primary.givenName,
    destinationNames: placesInWords(row.destinationNames),
    resumeUrl: resumeUrl(row, settings),
    unsubscribeUrl: stopUrl(row, settings),
  };
  const places = namedPlaces(row.destinationNames);
  const mail = { to: primary.email, personId: primary.travelerId, related: { type: 'tripRequest', id: row.id } };
  const singletonKey = `${row.id} ${step}`;
  if (step === 'SAVED_1H')
    return sendTemplate('draft-saved', { ...mail, data: { ...data, ...(places.length > 0 && { places }) }, singletonKey }, context);
  if (step === 'SAVED_72H') {
    const expiresOn = new Date(row.statusChangedAt.getTime() + LIFETIME_MS).toISOString().slice(0, 10);
    return sendTemplate('draft-last', { ...mail, data: { ...data, expiresOn }, singletonKey }, context);
  }
  const [first, second] = await matchingItineraries(row, context);
  const care = await careOf(row, context);
  const ideas = {
    ...(first && { firstIdea: first.title, firstIdeaUrl: ideaUrl(first, settings) }),
    ...(second && { secondIdea: second.title, secondIdeaUrl: ideaUrl(second, settings) }),
    ...(care && { careName: care.name }),
  };
  return sendTemplate('draft-reminder', { ...mail, data: { ...data, ...ideas }, replyTo: care?.email, singletonKey }, context);
}

interface Idea {
  title: string;
  slug: string;
}

const ideaUrl = ({ slug }: Idea, { publicOrigin }: CallContext['settings']) => `${publicOrigin}/itineraries/${slug}/`;

/** Two published itineraries through the same countries, those with the wished style first. */
function matchingItineraries({ countryCodes, tripType }: TripRequestRow, { sequelize, transaction }: CallContext): Promise<Idea[]> {
  const select = `SELECT title, slug FROM published_content
    WHERE type = 'itinerary' AND (content_country = ANY ($1) OR trip_types && $2)
    ORDER BY coalesce(content_country = ANY ($1), false) DESC, trip_types && $2 DESC, sort_order, id LIMIT 2`;
  return preparedQuery<Idea>(sequelize, 'draft.ideas', select, [countryCodes, tripType], transaction);
}

/** Somebody of the care team who looks after these countries, or after any. */
async function careOf(
  { countryCodes, id }: TripRequestRow,
  { sequelize, transaction }: CallContext,
): Promise<{ name: string; email: string } | undefined> {
  const select = `SELECT t.given_name || ' ' || t.family_name AS name, t.email FROM team_members t JOIN users u ON u.id = t.user_id
    WHERE u.status = 'ENABLED' AND 'care' = ANY (u.roles)
    ORDER BY t.care_country_codes && $1::text[] DESC, md5(t.id::text || $2) LIMIT 1`;
  const [care] = await preparedQuery<{ name: string; email: string }>(sequelize, 'draft.care', select, [countryCodes, id], transaction);
  return care;
}
