import type { Contract, ReplyOf } from '@farwend/api-contract';
import { createCardPictures } from '#src/content/createCardPictures.ts';
import { crumbsOf } from '#src/content/crumbsOf.ts';
import { buildContentCard } from '#src/content/contentCard.ts';
import { formatDollars } from '#src/content/formats.ts';
import { buildPicture } from '#src/content/buildPicture.ts';
import { buildRichBlocks } from '#src/content/buildRichBlocks.ts';
import { buildReviewQuotes } from '#src/content/buildReviewQuotes.ts';
import { buildHead } from '#src/seo/buildHead.ts';
import type { TripContext } from '#src/trip-context/TripContext.ts';

/** Response of the API for a landing page. */
export type LandingPageReply = ReplyOf<Contract['landingPages']['page']>;

/** Builds the data of a landing page. */
export function buildLandingPage(page: LandingPageReply & { isPreview: boolean }, origin: string) {
  const { title, summary, kind, heroVariant, heroImage, body, product, faq, ctaLabel, contentCountry, itineraryIds } = page.content;
  const pictures = createCardPictures(page);
  return {
    kind: 'landing' as const,
    head: buildHead(page, origin, page.isPreview),
    crumbs: crumbsOf(page.breadcrumbs),
    hasOwnAction: true,
    /** The page of a single tour leads to its itinerary. */
    tripContext: (kind === 'TOUR' && itineraryIds.length === 1
      ? { itinerary: itineraryIds[0] }
      : { country: contentCountry ?? undefined }) satisfies TripContext,
    region: kinds[kind],
    title,
    summary,
    variant: heroVariant,
    picture: buildPicture(heroImage) ?? null,
    product: product
      ? {
          price: product.priceToUSD
            ? `${formatDollars(product.priceFromUSD)} to ${formatDollars(product.priceToUSD)}`
            : `from ${formatDollars(product.priceFromUSD)}`,
          state:
            product.availability === 'SOLD_OUT'
              ? 'Sold out this season'
              : product.availability === 'PRE_ORDER'
                ? 'From next season'
                : 'Open for requests',
        }
      : null,
    blocks: buildRichBlocks(body, { linked: pictures.inText(body), reviews: page.relatedReviews, places: page.places }),
    tours: (page.itineraries.length > 0 ? pictures.all(page.itineraries) : pictures.leading(page.relatedTours, 6)).map((tour) =>
      buildContentCard(tour),
    ),
    companies: pictures.all(page.companies).map((company) => buildContentCard(company, 480)),
    faq,
    callLabel: ctaLabel,
    reviewQuotes: buildReviewQuotes(page.relatedReviews),
    related: pictures.first(page.related, 6).map((item) => buildContentCard(item, 480)),
    nearby: page.footerLinks.groups,
  };
}

const kinds = { DESTINATION: 'A place', THEME: 'A way to travel', SEASON: 'A season', CAMPAIGN: 'For a time', TOUR: 'A tour' } as const;
