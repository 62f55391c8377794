import type { LandingPageFields } from '#src/entities/landingPages/landingPage.type.ts';
import type { DemoPiece } from './contentRows.ts';
import { demoId } from './demoId.ts';
import { companiesIn, journeysIn } from './piecesOfPlace.ts';

/** A landing page as its data table tells it. */
export interface LandingPageLine extends Omit<DemoPiece<LandingPageFields>, 'own'> {
  kind: LandingPageFields['kind'];
  /** Key of its category. */
  category: string;
  place: string;
  body: string;
  /** Journeys by their keys; default: those of the country. */
  itineraries?: readonly string[];
  /** Companies by their names; default: those of the country. */
  companies?: readonly string[];
  heroVariant?: LandingPageFields['heroVariant'];
  faq?: readonly (readonly [question: string, answer: string])[];
  /** Of a tour: its name and what it costs a person, in whole US dollars. */
  product?: readonly [name: string, from: number, to: number];
}

/** The piece of demo content a landing page's line tells of. */
export function landingPagePiece(line: LandingPageLine): DemoPiece<LandingPageFields> {
  const { kind, category, itineraries, companies, heroVariant = 'PHOTO', faq = [], product, ...piece } = line;
  return {
    ...piece,
    own: {
      kind,
      heroVariant,
      categoryId: demoId('landingPageCategory', category),
      ctaLabel: 'Design My Dream Trip',
      itineraryIds: (itineraries ?? journeysIn(piece.place)).slice(0, 12).map((key) => demoId('itinerary', key)),
      companyIds: (companies ?? companiesIn(piece.place)).slice(0, 12).map((name) => demoId('company', name)),
      product: product
        ? { name: product[0], priceFromUSD: product[1], priceToUSD: product[2], priceCurrency: 'USD', availability: 'IN_STOCK' }
        : null,
      faq: faq.map(([question, answer]) => ({ question, answer })),
      campaign: null,
      footerLinks: null,
    },
  };
}
