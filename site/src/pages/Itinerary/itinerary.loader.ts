import type { LoaderFunctionArgs } from 'react-router-dom';
import { formatCountry } from '#src/content/formatCountry.ts';
import { createCardPictures } from '#src/content/createCardPictures.ts';
import { crumbsOf } from '#src/content/crumbsOf.ts';
import { buildDay } from '#src/content/buildDay.ts';
import { buildDayMap } from '#src/content/buildDayMap.ts';
import type { Stop } from '#src/content/buildStops.ts';
import { findJourneyEnds, findLegEnds } from '#src/content/findLegEnds.ts';
import { buildItineraryMap } from '#src/content/buildItineraryMap.ts';
import { buildContentCard } from '#src/content/contentCard.ts';
import { convertToStars } from '@farwend/api-contract/rules';
import { buildHeroPicture } from '#src/content/buildHeroPicture.ts';
import { loadMapSurroundings } from '#src/content/loadMapSurroundings.ts';
import { loadContent } from '#src/content/loadContent.ts';
import { buildRichBlocks } from '#src/content/buildRichBlocks.ts';
import { buildHead } from '#src/seo/buildHead.ts';
import { apiContext, settingsContext } from '#src/startup/loaderContext.ts';
import { buildJourneyQuotes } from './buildJourneyQuotes.ts';
import { buildKeyFacts, buildPriceFacts, buildPriceTable, buildDetails } from './itineraryFacts.ts';
import type { TripContext } from '#src/trip-context/TripContext.ts';

/** Loads an itinerary page in one call. */
export async function itineraryLoader(args: LoaderFunctionArgs) {
  const { params, context } = args;
  const page = await loadContent(args, (query) =>
    context.get(apiContext).get('/v2/itinerary_pages/{id}', { params: { id: params['slug'] ?? '' }, query }),
  );
  const { content, linked } = page;
  const { map, stopNames } = buildItineraryMap(content, page.places);
  const surroundings =
    map &&
    (await loadMapSurroundings(
      context.get(apiContext),
      map.places,
      map.legs.flatMap(({ points }) => points),
    ));
  const legEnds = findLegEnds(content.days);
  const names = new Map(page.places.map(({ id, name }) => [id, name]));
  const company = content.companyId === null ? undefined : linked[content.companyId];
  const pictures = createCardPictures(page);
  const body = { ...content.body, blocks: content.body.blocks.filter((block) => block.type !== 'dayByDay') };
  return {
    head: buildHead(page, context.get(settingsContext).origin, page.isPreview),
    crumbs: crumbsOf(page.breadcrumbs),
    contentCountry: content.contentCountry,
    hasOwnAction: true,
    tripContext: { itinerary: content.id } satisfies TripContext,
    id: content.id,
    region: content.countryCodes.map(formatCountry).join(', '),
    title: content.title,
    summary: content.summary,
    picture: buildHeroPicture(content) ?? null,
    map: map &&
      surroundings && {
        ...map,
        ...surroundings,
        features: [...legEnds, ...surroundings.features],
        around: [...surroundings.around, ...findJourneyEnds(legEnds, stopNames)],
      },
    stopNames,
    facts: buildKeyFacts(content),
    price: buildPriceFacts(content),
    priceTable: buildPriceTable(content),
    details: buildDetails(content),
    bestMonths: content.bestMonths,
    monthReasons: content.monthReasons.map(({ reason }) => reason),
    blocks: buildRichBlocks(body, { linked: pictures.inText(body), reviews: page.relatedReviews, places: page.places }).filter(
      (block) => !isParagraphOf(block, content.summary),
    ),
    days: content.days.map((day, index) => ({
      ...buildDay(day, linked, names, content.days[index - 1]),
      map: day.images.length > 0 ? null : buildDayMap(day),
      stop: findStop(map?.places ?? [], day.dayNumber),
    })),
    included: content.included,
    excluded: content.excluded,
    company: company
      ? {
          name: company.title,
          href: company.url,
          text: company.summary,
          rating: company.rating === null ? null : { stars: convertToStars(company.rating), count: company.reviewCount ?? 0 },
        }
      : null,
    reviewQuotes: buildJourneyQuotes(page.relatedReviews, { id: content.id, primaryLocationId: content.primaryLocationId, places: names }),
    related: pictures.first(page.related, 6).map((item) => buildContentCard(item, 480)),
    nearby: page.footerLinks.groups,
  };
}

/** Where on the map one is on a day. */
function findStop(stops: readonly Stop[], dayNumber: number): Pick<Stop, 'id' | 'name'> | null {
  const stop = stops.find(({ days }) => days.includes(dayNumber));
  return stop ? { id: stop.id, name: stop.name } : null;
}

/** Whether the block is a paragraph of only this text. */
function isParagraphOf(block: { type: string; content?: unknown }, text: string): boolean {
  return block.type === 'paragraph' && JSON.stringify(block.content) === JSON.stringify([{ text }]);
}
