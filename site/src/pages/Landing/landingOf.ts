import type { Contract, ReplyOf } from '@farwend/api-contract';
import { crumbsOf } from '#src/content/crumbsOf.ts';
import { entityOf } from '#src/content/entityOf.ts';
import { dollars } from '#src/content/figures.ts';
import { pictureOf } from '#src/content/pictureOf.ts';
import { richBlocks } from '#src/content/richBlocks.ts';
import { voicesOf } from '#src/content/voicesOf.ts';
import { headOf } from '#src/seo/headOf.ts';

/** A landing page as the API answers it. */
export type LandingAnswer = ReplyOf<Contract['landingPages']['page']>;

/** What a landing page shows. */
export function landingOf(page: LandingAnswer & { isPreview: boolean }, origin: string) {
  const { title, summary, kind, heroVariant, heroImage, body, product, faq, ctaLabel, itineraryIds } = page.content;
  const shown = page.itineraries.length > 0 ? page.itineraries : page.relatedTours;
  return {
    kind: 'landing' as const,
    head: headOf(page, origin, page.isPreview),
    crumbs: crumbsOf(page.breadcrumbs),
    region: kinds[kind],
    title,
    summary,
    variant: heroVariant,
    picture: pictureOf(heroImage) ?? null,
    product: product
      ? {
          price: product.priceToUSD
            ? `${dollars(product.priceFromUSD)} to ${dollars(product.priceToUSD)}`
            : `from ${dollars(product.priceFromUSD)}`,
          state:
            product.availability === 'SOLD_OUT'
              ? 'Sold out this season'
              : product.availability === 'PRE_ORDER'
                ? 'From next season'
                : 'Open for requests',
        }
      : null,
    blocks: richBlocks(body, { linked: page.linked, reviews: page.relatedReviews, places: page.places }),
    tours: shown.map((tour) => entityOf(tour)),
    /** A tour's own page begins its request with its one itinerary. */
    startsWith: kind === 'TOUR' && itineraryIds.length === 1 ? (itineraryIds[0] ?? null) : null,
    companies: page.companies.map((company) => entityOf(company, 480)),
    faq,
    callLabel: ctaLabel,
    voices: voicesOf(page.relatedReviews),
    related: page.related.slice(0, 6).map((piece) => entityOf(piece, 480)),
    near: page.footerLinks.groups,
  };
}

const kinds = { DESTINATION: 'A place', THEME: 'A way to travel', SEASON: 'A season', CAMPAIGN: 'For a time', TOUR: 'A tour' } as const;
