import type { LoaderFunctionArgs } from 'react-router-dom';
import { articleSections } from '#src/content/articleSections.data.ts';
import { bylineOf } from '#src/content/bylineOf.ts';
import { countryName } from '#src/content/countryName.ts';
import { crumbsOf } from '#src/content/crumbsOf.ts';
import { entityOf } from '#src/content/entityOf.ts';
import { dayText } from '#src/content/figures.ts';
import { partsOf } from '#src/content/partsOf.ts';
import { pictureOf } from '#src/content/pictureOf.ts';
import { readPiece } from '#src/content/readPiece.ts';
import { richBlocks } from '#src/content/richBlocks.ts';
import { voicesOf } from '#src/content/voicesOf.ts';
import { headOf } from '#src/seo/headOf.ts';
import { apiContext, settingsContext } from '#src/shared/pageContext.ts';

/** What the page of an article shows: one call. */
export async function articleLoader(args: LoaderFunctionArgs) {
  const { params, context } = args;
  const page = await readPiece(args, (query) =>
    context.get(apiContext).get('/v2/article_pages/{id}', { params: { id: params['slug'] ?? '' }, query }),
  );
  const { title, summary, heroImage, body, faq, sources, category, contentCountry, displayDate, publishedAt, readingMinutes } =
    page.content;
  const blocks = richBlocks(body, { linked: page.linked, reviews: page.relatedReviews, places: page.places });
  const day = displayDate ?? publishedAt;
  return {
    head: headOf(page, context.get(settingsContext).origin, page.isPreview),
    crumbs: crumbsOf(page.breadcrumbs),
    region: [articleSections[category], countryName(contentCountry)].filter(Boolean).join(', '),
    title,
    summary,
    picture: pictureOf(heroImage) ?? null,
    author: bylineOf(page.author),
    lines: [...(day ? [dayText(day)] : []), readingMinutes === 1 ? 'One minute to read' : `${readingMinutes} minutes to read`],
    blocks,
    parts: partsOf(blocks),
    faq,
    sources,
    tours: page.relatedTours.slice(0, 3).map((tour) => entityOf(tour)),
    related: page.related.slice(0, 6).map((piece) => entityOf(piece, 480)),
    voices: voicesOf(page.relatedReviews),
    near: page.footerLinks.groups,
  };
}
