import type { LoaderFunctionArgs } from 'react-router-dom';
import { countryName } from '#src/content/countryName.ts';
import { crumbsOf } from '#src/content/crumbsOf.ts';
import { dayOf } from '#src/content/dayOf.ts';
import { entityOf } from '#src/content/entityOf.ts';
import { starsOf } from '#src/content/figures.ts';
import { landAround } from '#src/content/landAround.ts';
import { pictureOf } from '#src/content/pictureOf.ts';
import { readPiece } from '#src/content/readPiece.ts';
import { richBlocks } from '#src/content/richBlocks.ts';
import { voicesOf } from '#src/content/voicesOf.ts';
import { headOf } from '#src/seo/headOf.ts';
import { apiContext, settingsContext } from '#src/shared/pageContext.ts';
import { keyFacts, priceFacts, wayFacts } from './itineraryFacts.ts';

/** What the page of an itinerary shows: one call. */
export async function itineraryLoader(args: LoaderFunctionArgs) {
  const { params, context } = args;
  const page = await readPiece(args, (query) =>
    context.get(apiContext).get('/v2/itinerary_pages/{id}', { params: { id: params['slug'] ?? '' }, query }),
  );
  const { content, linked } = page;
  const places = new Map(page.places.map((place) => [place.id, place]));
  const points = content.days.flatMap(({ dayNumber, locationIds, overnightLocationId }) =>
    [...locationIds, ...(overnightLocationId ? [overnightLocationId] : [])].flatMap((id) => {
      const { name, type, lat, lng } = places.get(id) ?? {};
      return name && type && lat != null && lng != null && !wide.has(type) ? [{ name, lat, lng, note: `Day ${dayNumber}` }] : [];
    }),
  );
  const way = [...new Set(points.map(({ name }) => name))];
  const names = new Map(page.places.map(({ id, name }) => [id, name]));
  const company = content.companyId === null ? undefined : linked[content.companyId];
  const own = { ...content.body, blocks: content.body.blocks.filter((block) => block.type !== 'dayByDay') };
  return {
    head: headOf(page, context.get(settingsContext).origin, page.isPreview),
    crumbs: crumbsOf(page.breadcrumbs),
    id: content.id,
    region: content.countryCodes.map(countryName).join(', '),
    title: content.title,
    summary: content.summary,
    picture: pictureOf(content.heroImage) ?? null,
    map: content.mapMode === 'NONE' || way.length < 2 ? null : { places: points, land: landAround(points) },
    way,
    facts: keyFacts(content),
    price: priceFacts(content),
    details: wayFacts(content),
    bestMonths: content.bestMonths,
    blocks: richBlocks(own, { linked, reviews: page.relatedReviews, places: page.places }).filter((block) => !says(block, content.summary)),
    days: content.days.map((day) => dayOf(day, linked, names)),
    included: content.included,
    excluded: content.excluded,
    company: company
      ? {
          name: company.title,
          href: company.url,
          text: company.summary,
          rating: company.rating === null ? null : { stars: starsOf(company.rating), count: company.reviewCount ?? 0 },
        }
      : null,
    voices: voicesOf(page.relatedReviews),
    related: page.related.slice(0, 6).map((piece) => entityOf(piece, 480)),
    near: page.footerLinks.groups,
  };
}

/** Kinds of places that are no point on a sheet. */
const wide: ReadonlySet<string> = new Set(['CONTINENT', 'COUNTRY', 'UNDECIDED']);

/** Whether a paragraph only repeats the words that stand below the title already. */
function says(block: { type: string; content?: unknown }, words: string): boolean {
  return block.type === 'paragraph' && JSON.stringify(block.content) === JSON.stringify([{ text: words }]);
}
