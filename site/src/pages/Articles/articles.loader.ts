import type { LoaderFunctionArgs } from 'react-router-dom';
import { articleSections } from '#src/content/articleSections.data.ts';
import { loadGuides } from '#src/content/catalogue.ts';
import { buildCardMap } from '#src/content/contentCard.ts';
import { formatCountry } from '#src/content/formatCountry.ts';
import { formatAmount } from '#src/content/formatAmount.ts';
import { formatDay } from '#src/content/formats.ts';
import { buildListHref, parsePageNumber } from '#src/content/buildListHref.ts';
import { buildDecorativePicture } from '#src/content/buildPicture.ts';
import { hasPoint } from '#src/content/hasPoint.ts';
import { loadLocations } from '#src/content/loadLocations.ts';
import { themes } from '#src/content/themes.data.ts';
import { notFound } from '#src/shared/notFound.ts';
import type { TripContext } from '#src/trip-context/TripContext.ts';
import { apiContext } from '#src/startup/loaderContext.ts';

/** Articles per page: one large, twelve below it. */
const PAGE_SIZE = 13;

/** Loads a page of the articles that match the filters in the URL; 404 beyond the last page. */
export async function articlesLoader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const guides = await loadGuides(context);
  const countries = [...new Set(guides.flatMap(({ contentCountry }) => contentCountry ?? []))];
  const options = {
    category: Object.entries(articleSections).map(([value, label]) => ({ value, label })),
    country: countries
      .map((value) => ({ value, label: formatCountry(value) ?? value }))
      .toSorted((a, b) => a.label.localeCompare(b.label, 'en')),
    theme: Object.entries(themes).map(([value, label]) => ({ value, label })),
  };
  const findOption = (name: keyof typeof options) => {
    const selected = query.get(name) ?? '';
    return options[name].find(({ value }) => value === selected);
  };
  const [category, country, theme] = [findOption('category'), findOption('country'), findOption('theme')];
  const filterValues = { category: category?.value ?? '', country: country?.value ?? '', theme: theme?.value ?? '' };
  const page = parsePageNumber(query);
  if (page === null) return notFound();
  const { items, total } = await context.get(apiContext).get('/v2/articles', {
    query: {
      published: 'true',
      limit: String(PAGE_SIZE),
      offset: String((page - 1) * PAGE_SIZE),
      fields: 'id,title,slug,summary,heroImage,primaryLocationId,category,contentCountry,readingMinutes,displayDate,publishedAt',
      ...(filterValues.category && { category: filterValues.category }),
      ...(filterValues.country && { contentCountry: filterValues.country }),
      ...(filterValues.theme && { tripTypes: filterValues.theme }),
    },
  });
  if (items.length === 0 && page > 1) return notFound();
  const places = await loadLocations(
    context.get(apiContext),
    items.flatMap(({ heroImage, primaryLocationId: id }) => (heroImage === null && id !== null ? [id] : [])),
  );
  return {
    tripContext: { country: filterValues.country || undefined, tripType: filterValues.theme || undefined } satisfies TripContext,
    hasOwnAction: true,
    filterValues,
    sections: [{ value: '', label: 'All' }, ...options.category].map(({ value, label }) => ({
      label,
      href: buildListHref('/articles', { ...filterValues, category: value }),
      isCurrent: value === filterValues.category,
    })),
    filters: [
      { name: 'country', label: 'Country', anyText: 'Anywhere', value: filterValues.country, options: options.country },
      { name: 'theme', label: 'About', anyText: 'Anything', value: filterValues.theme, options: options.theme },
    ],
    applied: [
      ...(country ? [{ label: country.label, href: buildListHref('/articles', { ...filterValues, country: '' }) }] : []),
      ...(theme ? [{ label: theme.label, href: buildListHref('/articles', { ...filterValues, theme: '' }) }] : []),
    ],
    total,
    page,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    articles: items.map(
      ({ title, slug, summary, heroImage, primaryLocationId, category: section, contentCountry, readingMinutes, ...dates }, i) => ({
        title,
        href: `/articles/${slug}`,
        region: [articleSections[section], formatCountry(contentCountry)].filter(Boolean).join(', '),
        text: summary,
        facts: [formatDate(dates), formatAmount(readingMinutes, 'min')].filter(Boolean).join(', '),
        picture: buildDecorativePicture(heroImage, i === 0 ? Infinity : 640) ?? null,
        map: buildCardMap([places.get(primaryLocationId ?? '')].filter((place) => place !== undefined).filter(hasPoint)),
      }),
    ),
  };
}

/** The day that an article is dated to. */
function formatDate({ displayDate, publishedAt }: { displayDate: string | null; publishedAt: string | null }): string {
  const date = displayDate ?? publishedAt;
  return date === null ? '' : formatDay(date);
}
