import type { LandingPageFields } from '#src/domains/editorial/landingPages/landingPage.type.ts';
import type { DemoItem } from './demoItem.ts';
import { demoId } from './demoId.ts';
import { companiesIn, journeysIn } from './contentOfPlace.ts';

/** A landing page as defined in the demo data. */
export interface LandingPageData extends Omit<DemoItem<LandingPageFields>, 'own'> {
  kind: LandingPageFields['kind'];
  /** Key of its category. */
  category: string;
  place: string;
  body: string;
  /** Keys of its itineraries; by default those of the country. */
  itineraries?: readonly string[];
  /** Names of its companies; by default those of the country. */
  companies?: readonly string[];
  heroVariant?: LandingPageFields['heroVariant'];
  faq?: readonly (readonly [question: string, answer: string])[];
  /** Of a tour: its name and its price range per person, in US dollars. */
  product?: readonly [name: string, from: number, to: number];
}

export function buildLandingPageItem(data: LandingPageData): DemoItem<LandingPageFields> {
  const { kind, category, itineraries, companies, heroVariant = 'PHOTO', faq = [], product, ...item } = data;
  return {
    ...item,
    own: {
      kind,
      heroVariant,
      categoryId: demoId('landingPageCategory', category),
      ctaLabel: 'Design My Dream Trip',
      itineraryIds: (itineraries ?? journeysIn(item.place)).slice(0, 12).map((key) => demoId('itinerary', key)),
      companyIds: (companies ?? companiesIn(item.place)).slice(0, 12).map((name) => demoId('company', name)),
      product: product
        ? { name: product[0], priceFromUSD: product[1], priceToUSD: product[2], priceCurrency: 'USD', availability: 'IN_STOCK' }
        : null,
      faq: faq.map(([question, answer]) => ({ question, answer })),
      campaign: null,
      footerLinks: null,
    },
  };
}
