import { buildPicture } from '#src/content/buildPicture.ts';
import type { CountryListItem, GuideListItem } from '#src/content/catalogue.ts';
import { findAtlasSection } from '#src/content/findAtlasSection.ts';
import { formatMonth } from '#src/content/formats.ts';
import type { LayoutMenuLink, MonthPicture } from './LayoutMenu.ts';

/** What the menu of destinations shows of the published guides. */
export interface MenuDestinations {
  /** The served countries by region, each with its guide's year. */
  regions: { title: string; links: LayoutMenuLink[] }[];
  /** The most popular country that is at its best this month; null if none has a picture. */
  month: MonthPicture | null;
}

/** A country with its guide; undefined if nobody has written one. */
interface GuidedCountry {
  country: CountryListItem;
  guide: GuideListItem | undefined;
}

/** Builds what the menu of destinations shows; `month` is 1 to 12. */
export function buildMenuDestinations(
  countries: readonly CountryListItem[],
  guides: readonly GuideListItem[],
  continents: ReadonlyMap<string, string>,
  month: number,
): MenuDestinations {
  const guideOf = new Map(guides.filter(({ guideType }) => guideType === 'DESTINATION').map((guide) => [guide.primaryLocationId, guide]));
  const guided = countries.map((country) => ({ country, guide: guideOf.get(country.id) }));
  const byRegion = Map.groupBy(guided, ({ country: { parentIds } }) =>
    findAtlasSection(parentIds.map((id) => continents.get(id)).find((name) => name !== undefined)),
  );
  return {
    regions: [...byRegion]
      .map(([title, members]) => ({ title, links: members.map(buildLink).toSorted((a, b) => a.label.localeCompare(b.label, 'en')) }))
      .toSorted((a, b) => a.title.localeCompare(b.title, 'en')),
    month: findMonthPicture(guided, month),
  };
}

const ratings = { BEST: 3, GOOD: 2, FAIR: 1, AVOID: 0 } as const;

function buildLink({ country: { name, slug }, guide }: GuidedCountry): LayoutMenuLink {
  if (!guide) return { label: name, href: `/destinations#${slug}` };
  const ratingOf = new Map(guide.bestMonths.map(({ month, rating }) => [month, ratings[rating]]));
  const year = Array.from({ length: 12 }, (_, index) => ratingOf.get(index + 1) ?? ratings.FAIR);
  return { label: name, href: `/guides/${guide.slug}`, ...(ratingOf.size > 0 && { year }) };
}

function findMonthPicture(guided: readonly GuidedCountry[], month: number): MonthPicture | null {
  for (const { country, guide } of guided) {
    const season = guide?.bestMonths.find((one) => one.month === month);
    const picture = season?.rating === 'BEST' ? buildPicture(guide?.heroImage, 640) : undefined;
    if (picture) return { picture, caption: `${country.name}, ${formatMonth(month)}${season?.note ? `: ${season.note}` : ''}` };
  }
  return null;
}
