import type { LoaderFunctionArgs } from 'react-router-dom';
import { articleSections } from '#src/content/articleSections.data.ts';
import { loadSpecialists } from '#src/companies/loadSpecialists.ts';
import { loadGuides, loadItineraries, loadServedCountries } from '#src/content/catalogue.ts';
import { formatCountry } from '#src/content/formatCountry.ts';
import { formatAmount, formatNights } from '#src/content/formatAmount.ts';
import { formatDollars, formatMonth } from '#src/content/formats.ts';
import { buildDecorativePicture } from '#src/content/buildPicture.ts';
import { interleave } from '#src/content/interleave.ts';
import { serverCache } from '#src/shared/serverCache.ts';
import { apiContext } from '#src/startup/loaderContext.ts';
import { homePictures } from './homePictures.ts';
import { listNextMonths } from './listNextMonths.ts';

/** Loads the editorial content of the home page, shared by all visitors. Never fails: the page works without it. */
export async function homeLoader({ context }: LoaderFunctionArgs) {
  const now = new Date();
  const month = now.getUTCMonth() + 1;
  const [itineraries, guides, countries, specialists, stories] = await Promise.all([
    loadItineraries(context).catch(() => []),
    loadGuides(context).catch(() => []),
    loadServedCountries(context).catch(() => []),
    loadSpecialists(context).catch(() => []),
    loadNewestArticles(context).catch(() => []),
  ]);
  return {
    hasOwnAction: true,
    month: formatMonth(month),
    months: listNextMonths(now),
    countries: countries.map(({ id, name, slug }) => ({ id, name, slug })),
    specialists,
    routes: interleave(
      itineraries.filter(({ bestMonths, heroImage }) => bestMonths.includes(month) && !homePictures.has(heroImage?.alt ?? '')),
      ({ countryCodes }) => countryCodes[0] ?? '',
    )
      .slice(0, 3)
      .map(({ title, slug, summary, heroImage, nights, priceFromPerPersonUSD: price }, i) => {
        const picture = buildDecorativePicture(heroImage, i === 0 ? 960 : 640);
        return {
          title,
          href: `/itineraries/${slug}`,
          text: summary,
          facts: price === null ? formatNights(nights) : `${formatNights(nights)}, from ${formatDollars(price)} a person`,
          ...(picture && { picture }),
        };
      }),
    stories: stories.map(({ title, slug, summary, category, contentCountry, readingMinutes }) => ({
      title,
      href: `/articles/${slug}`,
      region: [articleSections[category], formatCountry(contentCountry)].filter(Boolean).join(', '),
      text: summary,
      minutes: readingMinutes === 1 ? 'One minute' : formatAmount(readingMinutes, 'minutes'),
    })),
    guides: guides
      .filter(({ guideType }) => guideType === 'DESTINATION')
      .map(({ title, slug }) => ({ title, href: `/guides/${slug}` }))
      .toSorted((a, b) => a.title.localeCompare(b.title, 'en')),
  };
}

/** Editorial content of the home page. */
export type HomeData = Omit<Awaited<ReturnType<typeof homeLoader>>, 'hasOwnAction'>;

const loadNewestArticles = serverCache(async (context) => {
  const fields = 'id,title,slug,summary,category,contentCountry,readingMinutes';
  return (await context.get(apiContext).get('/v2/articles', { query: { published: 'true', limit: 4, fields } })).items;
});
