import type { LoaderFunctionArgs } from 'react-router-dom';
import { articleSections } from '#src/content/articleSections.data.ts';
import { buildByline } from '#src/content/buildByline.ts';
import { formatCountry } from '#src/content/formatCountry.ts';
import { createCardPictures } from '#src/content/createCardPictures.ts';
import { crumbsOf } from '#src/content/crumbsOf.ts';
import { buildContentCard } from '#src/content/contentCard.ts';
import { formatAmount } from '#src/content/formatAmount.ts';
import { formatDay } from '#src/content/formats.ts';
import { buildTableOfContents } from '#src/content/buildTableOfContents.ts';
import { buildHeroPicture } from '#src/content/buildHeroPicture.ts';
import { hasPoint } from '#src/content/hasPoint.ts';
import { loadPlacesMap } from '#src/content/loadPlacesMap.ts';
import { loadTextMaps } from '#src/content/loadTextMaps.ts';
import { loadContent } from '#src/content/loadContent.ts';
import { buildRichBlocks } from '#src/content/buildRichBlocks.ts';
import { buildReviewQuotes } from '#src/content/buildReviewQuotes.ts';
import { buildHead } from '#src/seo/buildHead.ts';
import { apiContext, settingsContext } from '#src/startup/loaderContext.ts';
import type { TripContext } from '#src/trip-context/TripContext.ts';

/** Loads an article page in one call. */
export async function articleLoader(args: LoaderFunctionArgs) {
  const { params, context } = args;
  const page = await loadContent(args, (query) =>
    context.get(apiContext).get('/v2/article_pages/{id}', { params: { id: params['slug'] ?? '' }, query }),
  );
  const { title, summary, heroImage, body, faq, sources, category, contentCountry, displayDate, publishedAt, readingMinutes } =
    page.content;
  const pictures = createCardPictures(page);
  const blocks = await loadTextMaps(
    context.get(apiContext),
    buildRichBlocks(body, { linked: pictures.inText(body), reviews: page.relatedReviews, places: page.places }),
    page.places,
  );
  const date = displayDate ?? publishedAt;
  return {
    head: buildHead(page, context.get(settingsContext).origin, page.isPreview),
    crumbs: crumbsOf(page.breadcrumbs),
    region: [articleSections[category], formatCountry(contentCountry)].filter(Boolean).join(', '),
    contentCountry,
    tripContext: { country: contentCountry ?? undefined } satisfies TripContext,
    hasOwnAction: true,
    title,
    summary,
    picture: buildHeroPicture(page.content) ?? null,
    map: heroImage === null ? await loadPlacesMap(context.get(apiContext), page.places.filter(hasPoint)) : null,
    author: buildByline(page.author),
    lines: [
      ...(date ? [formatDay(date)] : []),
      readingMinutes === 1 ? 'One minute to read' : `${formatAmount(readingMinutes, 'minutes')} to read`,
    ],
    blocks,
    tableOfContents: buildTableOfContents(blocks),
    faq,
    sources,
    tours: pictures.leading(page.relatedTours, 3).map((tour) => buildContentCard(tour)),
    related: pictures.first(page.related, 6).map((item) => buildContentCard(item, 480)),
    reviewQuotes: buildReviewQuotes(page.relatedReviews),
    nearby: page.footerLinks.groups,
  };
}
