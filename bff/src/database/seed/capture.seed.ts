import { newsletterRequestEntity } from '#src/entities/capture/newsletterRequest.entity.ts';
import type { NewsletterRequestRow } from '#src/entities/capture/newsletterRequest.model.ts';
import { viewEntity } from '#src/entities/capture/view.entity.ts';
import type { ViewRow } from '#src/entities/capture/view.model.ts';
import { demoId } from './demoId.ts';
import { insertFirstVersions, insertModels } from './insertRows.ts';
import type { DemoPeople } from './people.seed.ts';
import { randomFrom } from './random.ts';
import type { SeedContext } from './seedContext.ts';

const pages = [
  ['home', 'home', '/'],
  ['tripRequest', 'tripRequest', '/trip-request'],
  ['ourPromises', 'contentPage', '/our-promises'],
  ['reviews', 'reviews', '/reviews'],
] as const;
const VIEWS = 60;

/** Some visits of the last week, and the people who asked for the newsletter. */
export async function seedCapture({ travelers }: DemoPeople, context: SeedContext): Promise<void> {
  const views = Array.from({ length: VIEWS }, (_, index) => view(index, context));
  await insertModels(context.models.views, views, context);
  await insertFirstVersions(viewEntity, views, context);
  const subscribers = travelers.filter(({ marketing }) => marketing.newsletter);
  const requests = subscribers.map((traveler, index) => newsletterRequest(traveler, index));
  await insertModels(context.models.newsletterRequests, requests, context);
  await insertFirstVersions(newsletterRequestEntity, requests, context);
}

function view(index: number, { time }: SeedContext): ViewRow {
  const random = randomFrom(7_000 + index);
  const [pageId, pageType, path] = random.pick(pages);
  const at = time.ago(random.whole(0, 6), random.whole(1, 23));
  const isPhone = random.chance(45);
  return {
    id: demoId('view', index),
    version: 1,
    createdAt: at,
    updatedAt: at,
    createdById: null,
    updatedById: null,
    pageId,
    pageType,
    path,
    url: `https://www.farwend.example${path}`,
    referrer: random.chance(40) ? 'https://www.google.com/' : null,
    utm: random.chance(20) ? { source: 'letter', medium: 'email', campaign: 'routes-of-autumn' } : null,
    googleClientId: null,
    deviceId: demoId('device', index % 23),
    sessionId: demoId('visit', index % 31),
    userId: null,
    device: isPhone ? 'MOBILE' : 'DESKTOP',
    viewportWidth: isPhone ? 390 : 1440,
    language: random.pick(['en-US', 'en-US', 'en-GB', 'en-AU']),
    recaptchaId: null,
    contentType: null,
    contentCountry: null,
    startedAt: at,
    durationMs: random.whole(4_000, 240_000),
    scrollPct: random.whole(10, 100),
    interactions: random.whole(0, 14),
    consent: { analytics: true, marketing: false },
  };
}

function newsletterRequest(traveler: DemoPeople['travelers'][number], index: number): NewsletterRequestRow {
  const isWaiting = index % 6 === 5;
  const { createdAt: at, email, givenName, familyName } = traveler;
  return {
    id: demoId('newsletterRequest', email),
    version: 1,
    createdAt: at,
    updatedAt: at,
    createdById: null,
    updatedById: null,
    email,
    fullName: `${givenName} ${familyName}`,
    viewId: null,
    status: isWaiting ? 'PENDING' : 'CONFIRMED',
    source: index % 2 === 0 ? 'TRIP_FORM' : 'FOOTER',
    consentText: 'Send me letters from Farwend',
    consentIpHash: null,
    confirmedAt: isWaiting ? null : at,
    unsubscribedAt: null,
  };
}
