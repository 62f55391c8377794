import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadContinents, loadGuides, loadServedCountries, type GuideListItem } from '#src/content/catalogue.ts';
import { formatMonth, formatMonths, formatNightRange } from '#src/content/formats.ts';
import { buildListHref } from '#src/content/buildListHref.ts';
import { findAtlasSection } from '#src/content/findAtlasSection.ts';
import type { TripContext } from '#src/trip-context/TripContext.ts';
import { buildDecorativePicture } from '#src/content/buildPicture.ts';

const year = Array.from({ length: 12 }, (_, i) => i + 1);

/** Loads the guides by continent, of one month or of the whole year, from the catalogue that all visitors share. */
export async function guidesLoader({ request, context }: LoaderFunctionArgs) {
  const requested = Number(new URL(request.url).searchParams.get('month'));
  const month = year.includes(requested) ? requested : null;
  const [all, countries, continentNames] = await Promise.all([loadGuides(context), loadServedCountries(context), loadContinents(context)]);
  const matching = month === null ? all : all.filter((guide) => listBestMonths(guide).includes(month));
  const continentOf = new Map(
    countries.map(({ isoCode2, parentIds }) => [isoCode2, findAtlasSection(parentIds.map((id) => continentNames.get(id)).find(Boolean))]),
  );
  const destinations = matching
    .filter(({ guideType }) => guideType === 'DESTINATION')
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
  const sections = [...new Set(destinations.map((guide) => continentOf.get(guide.contentCountry) ?? 'Elsewhere'))].toSorted();
  return {
    tripContext: { month: month ?? undefined } satisfies TripContext,
    hasOwnAction: true,
    month,
    monthName: month === null ? null : formatMonth(month),
    months: year.map((number) => ({
      label: formatMonth(number),
      short: formatMonth(number, 'short'),
      href: buildListHref('/guides', { month: number === month ? '' : number }),
      isCurrent: number === month,
      count: all.filter((guide) => listBestMonths(guide).includes(number)).length,
    })),
    sections: sections.map((name) => ({
      name,
      guides: destinations
        .filter((guide) => (continentOf.get(guide.contentCountry) ?? 'Elsewhere') === name)
        .map((guide) => buildListItem(guide, 960)),
    })),
    others: matching.filter(({ guideType }) => guideType !== 'DESTINATION').map((guide) => buildListItem(guide, 640)),
  };
}

function listBestMonths({ bestMonths }: GuideListItem): number[] {
  return bestMonths.filter(({ rating }) => rating === 'BEST').map(({ month }) => month);
}

function buildListItem(guide: GuideListItem, maxWidth: number) {
  const { title, slug, summary, heroImage, suggestedNights: nights } = guide;
  const months = listBestMonths(guide);
  return {
    title,
    href: `/guides/${slug}`,
    text: summary,
    months,
    facts: [formatMonths(months), nights ? formatNightRange(nights) : ''].filter(Boolean).join('; '),
    picture: buildDecorativePicture(heroImage, maxWidth) ?? null,
  };
}
