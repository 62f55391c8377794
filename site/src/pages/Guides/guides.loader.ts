import type { LoaderFunctionArgs } from 'react-router-dom';
import { continents, guides, servedCountries, type GuideLine } from '#src/content/catalogue.ts';
import { monthOf, monthsText } from '#src/content/figures.ts';
import { listAddress } from '#src/content/listAddress.ts';
import { sheetOf } from '#src/content/sheetOf.ts';
import { silentPicture } from '#src/content/pictureOf.ts';

const year = Array.from({ length: 12 }, (_, i) => i + 1);

/** The guides, by continent, of one month or of all; three calls for everybody in ten seconds. */
export async function guidesLoader({ request, context }: LoaderFunctionArgs) {
  const asked = Number(new URL(request.url).searchParams.get('month'));
  const month = year.includes(asked) ? asked : null;
  const [all, countries, names] = await Promise.all([guides(context), servedCountries(context), continents(context)]);
  const fitting = month === null ? all : all.filter((guide) => bestOf(guide).includes(month));
  const continentOf = new Map(
    countries.map(({ isoCode2, parentIds }) => [isoCode2, sheetOf(parentIds.map((id) => names.get(id)).find(Boolean))]),
  );
  const places = fitting
    .filter(({ guideType }) => guideType === 'DESTINATION')
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en'));
  const sheets = [...new Set(places.map((guide) => continentOf.get(guide.contentCountry) ?? 'Elsewhere'))].toSorted();
  return {
    month,
    monthName: month === null ? null : monthOf(month),
    months: year.map((one) => ({
      label: monthOf(one),
      short: monthOf(one, 'short'),
      href: listAddress('/guides', { month: one === month ? '' : one }),
      isCurrent: one === month,
      count: all.filter((guide) => bestOf(guide).includes(one)).length,
    })),
    sheets: sheets.map((name) => ({
      name,
      guides: places.filter((guide) => (continentOf.get(guide.contentCountry) ?? 'Elsewhere') === name).map((guide) => shown(guide, 960)),
    })),
    others: fitting.filter(({ guideType }) => guideType !== 'DESTINATION').map((guide) => shown(guide, 640)),
  };
}

function bestOf({ bestMonths }: GuideLine): number[] {
  return bestMonths.filter(({ rating }) => rating === 'BEST').map(({ month }) => month);
}

function shown(guide: GuideLine, widest: number) {
  const { title, slug, summary, heroImage, suggestedNights: stay } = guide;
  const months = bestOf(guide);
  return {
    title,
    href: `/guides/${slug}`,
    text: summary,
    months,
    facts: [monthsText(months), stay ? (stay.min === stay.max ? `${stay.min} nights` : `${stay.min} to ${stay.max} nights`) : '']
      .filter(Boolean)
      .join('; '),
    picture: silentPicture(heroImage, widest) ?? null,
  };
}
