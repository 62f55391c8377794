import { newsletterRequestEntity } from '#src/entities/capture/newsletterRequest.entity.ts';
import type { NewsletterRequestRow } from '#src/entities/capture/newsletterRequest.model.ts';
import { plainText } from '#src/entities/places/plainText.ts';
import { authors } from './data/reviews/authors.data.ts';
import { demoId } from './demoId.ts';
import { seedEvents } from './events.seed.ts';
import { insertFirstVersions, insertModels } from './insertRows.ts';
import type { DemoPeople } from './people.seed.ts';
import { type Random, randomFrom } from './random.ts';
import type { SeedContext } from './seedContext.ts';
import { seedViews } from './views.seed.ts';

const LETTERS = 240;
const families = [
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

/** The visits and events of 90 days, and the people who asked for the newsletter. */
export async function seedCapture({ travelers }: DemoPeople, context: SeedContext): Promise<void> {
  await seedViews(context);
  await seedEvents(context);
  const random = randomFrom(LETTERS);
  const subscribers = travelers.filter(({ marketing }) => marketing.newsletter);
  const ofTravelers = subscribers.map(({ email, givenName, familyName, createdAt }, index) =>
    newsletterRequest({ email, fullName: `${givenName} ${familyName}`, at: createdAt }, index, index % 2 === 0 ? 'TRIP_FORM' : 'FOOTER'),
  );
  const readers = Array.from({ length: LETTERS - ofTravelers.length }, (_, index) => {
    const name = authors.names[index % authors.names.length] ?? 'Reader';
    const family = families[(index * 7) % families.length] ?? 'Reader';
    const email = `${plainText(`${name}.${family}`).replace(/[^a-z.]/g, '')}${index}@example.com`;
    return newsletterRequest(
      { email, fullName: `${name} ${family}`, at: context.time.ago(random.whole(1, 700), random.whole(0, 20)) },
      index,
      sourceOf(random),
    );
  });
  const requests = [...ofTravelers, ...readers];
  await insertModels(context.models.newsletterRequests, requests, context);
  await insertFirstVersions(newsletterRequestEntity, requests, context);
}

function sourceOf(random: Random): NewsletterRequestRow['source'] {
  return random.pick(['FOOTER', 'FOOTER', 'ARTICLE', 'ARTICLE', 'TRIP_FORM', 'STAFF']);
}

/** Most have confirmed; some have yet to, some have gone again, a few cannot be reached. */
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
    consentIpHash: null,
    confirmedAt: status === 'PENDING' ? null : at,
    unsubscribedAt: status === 'UNSUBSCRIBED' || status === 'COMPLAINED' ? new Date(at.getTime() + 3_600_000) : null,
  };
}
