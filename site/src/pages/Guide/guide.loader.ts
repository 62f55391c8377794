import type { LoaderFunctionArgs } from 'react-router-dom';
import { bylineOf } from '#src/content/bylineOf.ts';
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
import { guideFacts, practicalFacts } from './guideFacts.ts';
import { yearOf } from './yearOf.ts';

/** What the page of a guide shows: one call. */
export async function guideLoader(args: LoaderFunctionArgs) {
  const { params, context } = args;
  const page = await readPiece(args, (query) =>
    context.get(apiContext).get('/v2/guide_pages/{id}', { params: { id: params['slug'] ?? '' }, query }),
  );
  const { content, linked } = page;
  const blocks = richBlocks(content.body, { linked, reviews: page.relatedReviews, places: page.places });
  const samples = content.sampleItineraryIds.flatMap((id) => linked[id] ?? []);
  const tours = [...samples, ...page.relatedTours.filter(({ id }) => !content.sampleItineraryIds.includes(id))];
  return {
    head: headOf(page, context.get(settingsContext).origin, page.isPreview),
    crumbs: crumbsOf(page.breadcrumbs),
    kind: kinds[content.guideType],
    title: content.title,
    summary: content.summary,
    picture: pictureOf(content.heroImage) ?? null,
    facts: guideFacts(content),
    year: yearOf(content.bestMonths),
    author: bylineOf(page.author),
    lines: content.publishedAt ? [dayText(content.publishedAt)] : [],
    blocks,
    parts: partsOf(blocks),
    highlights: content.highlights.map(({ title, text, image }) => ({ title, text, picture: pictureOf(image, 1280) ?? null })),
    practical: practicalFacts(content.practical),
    checked: content.advisoryCheckedOn ? `Travel advice read on ${dayText(content.advisoryCheckedOn)}` : null,
    faq: content.faq,
    tours: tours.slice(0, 3).map((tour) => entityOf(tour)),
    voices: voicesOf(page.relatedReviews),
    related: page.related.slice(0, 6).map((piece) => entityOf(piece, 480)),
    near: page.footerLinks.groups,
  };
}

const kinds = { DESTINATION: 'Guide', SEASON: 'A season', PRACTICAL: 'Before you go', THEME: 'A way to travel' } as const;
