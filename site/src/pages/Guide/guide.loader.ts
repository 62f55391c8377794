import type { LoaderFunctionArgs } from 'react-router-dom';
import { buildByline } from '#src/content/buildByline.ts';
import { createCardPictures } from '#src/content/createCardPictures.ts';
import { crumbsOf } from '#src/content/crumbsOf.ts';
import { buildContentCard } from '#src/content/contentCard.ts';
import { formatDay } from '#src/content/formats.ts';
import { buildTableOfContents } from '#src/content/buildTableOfContents.ts';
import { buildPicture } from '#src/content/buildPicture.ts';
import { loadTextMaps } from '#src/content/loadTextMaps.ts';
import { loadContent } from '#src/content/loadContent.ts';
import { buildRichBlocks } from '#src/content/buildRichBlocks.ts';
import { buildReviewQuotes } from '#src/content/buildReviewQuotes.ts';
import { buildHead } from '#src/seo/buildHead.ts';
import { apiContext, settingsContext } from '#src/startup/loaderContext.ts';
import { buildGuideFacts, buildPracticalFacts } from './guideFacts.ts';
import { buildYear } from './buildYear.ts';
import type { TripContext } from '#src/trip-context/TripContext.ts';

/** Loads a guide page in one call. */
export async function guideLoader(args: LoaderFunctionArgs) {
  const { params, context } = args;
  const page = await loadContent(args, (query) =>
    context.get(apiContext).get('/v2/guide_pages/{id}', { params: { id: params['slug'] ?? '' }, query }),
  );
  const { content, linked } = page;
  const pictures = createCardPictures(page);
  const blocks = await loadTextMaps(
    context.get(apiContext),
    buildRichBlocks(content.body, { linked: pictures.inText(content.body), reviews: page.relatedReviews, places: page.places }),
    page.places,
  );
  const samples = content.sampleItineraryIds.flatMap((id) => linked[id] ?? []);
  const tours = [...samples, ...page.relatedTours];
  return {
    head: buildHead(page, context.get(settingsContext).origin, page.isPreview),
    crumbs: crumbsOf(page.breadcrumbs),
    contentCountry: content.contentCountry,
    hasOwnAction: true,
    tripContext: { country: content.contentCountry ?? undefined } satisfies TripContext,
    kind: kinds[content.guideType],
    title: content.title,
    summary: content.summary,
    picture: buildPicture(content.heroImage) ?? null,
    facts: buildGuideFacts(content),
    year: buildYear(content.bestMonths),
    author: buildByline(page.author),
    lines: content.publishedAt ? [formatDay(content.publishedAt)] : [],
    blocks,
    tableOfContents: buildTableOfContents(blocks),
    highlights: content.highlights.map(({ title, text, image }) => ({ title, text, picture: buildPicture(image, 1280) ?? null })),
    practical: buildPracticalFacts(content.practical),
    checked: content.advisoryCheckedOn ? `Travel advice read on ${formatDay(content.advisoryCheckedOn)}` : null,
    faq: content.faq,
    tours: pictures.leading(tours, 3).map((tour) => buildContentCard(tour)),
    reviewQuotes: buildReviewQuotes(page.relatedReviews),
    related: pictures.first(page.related, 6).map((item) => buildContentCard(item, 480)),
    nearby: page.footerLinks.groups,
  };
}

const kinds = { DESTINATION: 'Guide', SEASON: 'A season', PRACTICAL: 'Before you go', THEME: 'A way to travel' } as const;
