import { insertModels } from '#src/db/bulkInsert.ts';
import { viewEntity } from '#src/domains/site/views/view.entity.ts';
import { ViewModel, type ViewRow } from '#src/domains/site/views/view.model.ts';
import { findCountryOfPlace } from './findCountryOfPlace.ts';
import { journeys } from './data/itineraries.data.ts';
import { servedCountries } from './data/places.data.ts';
import { demoId } from './demoId.ts';
import { insertFirstVersions } from './insertFirstVersions.ts';
import { type Random, createRandom } from './random.ts';
import type { SeedContext } from './seedContext.ts';
import { randomVisitTime } from './randomVisitTime.ts';

const VIEWS = 6000;
const DAYS = 90;
const fixed = [
  ['home', '/'],
  ['home', '/'],
  ['tripRequest', '/trip-request'],
  ['reviews', '/reviews'],
  ['itineraries', '/itineraries'],
  ['destinations', '/destinations'],
  ['articles', '/articles'],
  ['contentPage', '/our-promises'],
  ['companies', '/companies'],
] as const;
const campaigns = ['routes-of-autumn', 'first-light', 'slow-islands', 'ten-countries'];

/** Visits of the last 90 days. */
export async function seedViews(context: SeedContext): Promise<void> {
  const random = createRandom(7000);
  const rows = Array.from({ length: VIEWS }, (_, index) => viewRow(index, random, context));
  await insertModels(context.db, ViewModel, rows);
  await insertFirstVersions(context.db, viewEntity, rows);
}

function viewRow(index: number, random: Random, { time }: SeedContext): ViewRow {
  const { pageType, path, country } = pickPage(random);
  const at = randomVisitTime(DAYS, random, time.now);
  const device = random.pick(['DESKTOP', 'DESKTOP', 'DESKTOP', 'MOBILE', 'MOBILE', 'MOBILE', 'TABLET'] as const);
  const isCampaign = random.chance(14);
  return {
    id: demoId('view', index),
    version: 1,
    createdAt: at,
    updatedAt: at,
    createdById: null,
    updatedById: null,
    pageId: path,
    pageType,
    path,
    url: `https://www.farwend.example${path}`,
    referrer: isCampaign
      ? null
      : random.pick([
          null,
          null,
          'https://www.google.com/',
          'https://www.google.com/',
          'https://duckduckgo.com/',
          'https://www.pinterest.com/',
        ]),
    utm: isCampaign ? { source: 'letter', medium: 'email', campaign: random.pick(campaigns) } : null,
    googleClientId: null,
    deviceId: demoId('device', random.integer(0, 2600)),
    sessionId: demoId('visit', index % 3100),
    userId: null,
    device,
    viewportWidth:
      device === 'DESKTOP' ? random.pick([1280, 1440, 1536, 1920]) : device === 'TABLET' ? 820 : random.pick([360, 390, 412, 430]),
    language: random.pick(['en-US', 'en-US', 'en-US', 'en-GB', 'en-AU', 'en-CA', 'de-DE']),
    recaptchaId: null,
    contentType: country === null ? null : pageType,
    contentCountry: country,
    startedAt: at,
    durationMs: random.chance(22) ? random.integer(1_500, 9_000) : random.integer(10_000, 420_000),
    scrollPct: random.integer(8, 100),
    interactions: random.integer(0, 14),
    consent: { analytics: true, marketing: isCampaign },
  };
}

/** One of the pages: mostly the fixed ones, else a country or a journey. */
function pickPage(random: Random): { pageType: string; path: string; country: string | null } {
  const codeOf = (name: string) => servedCountries.find((country) => country.name === name)?.code ?? null;
  if (random.chance(52)) {
    const [pageType, path] = random.pick(fixed);
    return { pageType, path, country: null };
  }
  if (random.chance(40)) {
    const { name, code } = random.pick(servedCountries);
    return { pageType: 'destination', path: `/destinations/${name.toLowerCase().replaceAll(' ', '-')}`, country: code };
  }
  const { key, place } = random.pick(journeys);
  return { pageType: 'itinerary', path: `/itineraries/${key}`, country: codeOf(findCountryOfPlace(place)) };
}
