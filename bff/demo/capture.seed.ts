import { insertModels } from '#src/db/bulkInsert.ts';
import { newsletterRequestEntity } from '#src/domains/site/newsletter/newsletterRequest.entity.ts';
import { NewsletterRequestModel, type NewsletterRequestRow } from '#src/domains/site/newsletter/newsletterRequest.model.ts';
import { toPlainText } from '#src/kernel/toPlainText.ts';
import { authors } from './data/reviews/authors.data.ts';
import { demoId } from './demoId.ts';
import { seedEvents } from './events.seed.ts';
import { insertFirstVersions } from './insertFirstVersions.ts';
import type { DemoPeople } from './people.seed.ts';
import { type Random, createRandom } from './random.ts';
import type { SeedContext } from './seedContext.ts';
import { seedViews } from './views.seed.ts';

const SUBSCRIPTIONS = 240;
const familyNames = [
  'Abbott',
  'Bauer',
  'Castellan',
  'Dunne',
  'Ekström',
  'Farrell',
  'Goode',
  'Hargrove',
  'Ivers',
  'Jessop',
  'Kwan',
  'Loomis',
  'Mbeki',
  'Nash',
  'Ortiz',
  'Paget',
  'Quill',
  'Ramos',
  'Stroud',
  'Tan',
  'Underhill',
  'Varga',
  'Wilkes',
  'Yardley',
];

/** Visits and events of 90 days, and newsletter subscriptions. */
export async function seedCapture({ travelers }: DemoPeople, context: SeedContext): Promise<void> {
  await seedViews(context);
  await seedEvents(context);
  const random = createRandom(SUBSCRIPTIONS);
  const subscribers = travelers.filter(({ marketing }) => marketing.newsletter);
  const ofTravelers = subscribers.map(({ email, givenName, familyName, createdAt }, index) =>
    newsletterRequest({ email, fullName: `${givenName} ${familyName}`, at: createdAt }, index, index % 2 === 0 ? 'TRIP_FORM' : 'FOOTER'),
  );
  const readers = Array.from({ length: SUBSCRIPTIONS - ofTravelers.length }, (_, index) => {
    const name = authors.names[index % authors.names.length] ?? 'Reader';
    const family = familyNames[(index * 7) % familyNames.length] ?? 'Reader';
    const email = `${toPlainText(`${name}.${family}`).replace(/[^a-z.]/g, '')}${index}@example.com`;
    return newsletterRequest(
      { email, fullName: `${name} ${family}`, at: context.time.ago(random.integer(1, 700), random.integer(0, 20)) },
      index,
      pickSource(random),
    );
  });
  const requests = [...ofTravelers, ...readers];
  await insertModels(context.db, NewsletterRequestModel, requests);
  await insertFirstVersions(context.db, newsletterRequestEntity, requests);
}

function pickSource(random: Random): NewsletterRequestRow['source'] {
  return random.pick(['FOOTER', 'FOOTER', 'ARTICLE', 'ARTICLE', 'TRIP_FORM', 'STAFF']);
}

/** Most are confirmed; some are pending or unsubscribed, a few bounced. */
function newsletterRequest(
  { email, fullName, at }: { email: string; fullName: string; at: Date },
  index: number,
  source: NewsletterRequestRow['source'],
): NewsletterRequestRow {
  const status =
    index % 6 === 5
      ? 'PENDING'
      : index % 13 === 7
        ? 'UNSUBSCRIBED'
        : index % 41 === 20
          ? 'BOUNCED'
          : index === 99
            ? 'COMPLAINED'
            : 'CONFIRMED';
  return {
    id: demoId('newsletterRequest', email),
    version: 1,
    createdAt: at,
    updatedAt: at,
    createdById: null,
    updatedById: null,
    email,
    fullName,
    viewId: null,
    status,
    source,
    consentText: 'Send me letters from Farwend',
    consentAt: at,
    consentIpHash: null,
    confirmedAt: status === 'PENDING' ? null : at,
    unsubscribedAt: status === 'UNSUBSCRIBED' || status === 'COMPLAINED' ? new Date(at.getTime() + 3_600_000) : null,
  };
}
