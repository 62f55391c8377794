import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { articleSections } from '#src/content/articleSections.data.ts';
import { guides, journeys } from '#src/content/catalogue.ts';
import { countryName } from '#src/content/countryName.ts';
import { dollars, monthOf, nightsText } from '#src/content/figures.ts';
import { silentPicture } from '#src/content/pictureOf.ts';
import { takingTurns } from '#src/content/takingTurns.ts';
import { forEverybody } from '#src/shared/forEverybody.ts';
import { apiContext, settingsContext } from '#src/shared/pageContext.ts';

/** What editors have that the first page shows; three calls for everybody in ten seconds. Never fails: the page stands without it. */
export async function homeLoader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const month = new Date().getUTCMonth() + 1;
  const fields = 'id,title,slug,summary,category,contentCountry,readingMinutes';
  const [routes, places, stories] = await Promise.all([
    journeys(context).catch(() => []),
    guides(context).catch(() => []),
    keptStories(context.get(settingsContext), () => api.get('/v2/articles', { query: { published: 'true', limit: '4', fields } })).then(
      ({ items }) => items,
      () => [],
    ),
  ]);
  return {
    month: monthOf(month),
    routes: takingTurns(
      routes.filter(({ bestMonths }) => bestMonths.includes(month)),
      ({ countryCodes }) => countryCodes[0] ?? '',
    )
      .slice(0, 3)
      .map(({ title, slug, summary, heroImage, nights, priceFromPerPersonUSD: price }, i) => {
        const picture = silentPicture(heroImage, i === 0 ? 960 : 640);
        return {
          title,
          href: `/itineraries/${slug}`,
          text: summary,
          facts: price === null ? nightsText(nights) : `${nightsText(nights)}, from ${dollars(price)} a person`,
          ...(picture && { picture }),
        };
      }),
    stories: stories.map(({ title, slug, summary, category, contentCountry, readingMinutes }) => ({
      title,
      href: `/articles/${slug}`,
      region: [articleSections[category], countryName(contentCountry)].filter(Boolean).join(', '),
      text: summary,
      minutes: readingMinutes === 1 ? 'One minute' : `${readingMinutes} minutes`,
    })),
    guides: places
      .filter(({ guideType }) => guideType === 'DESTINATION')
      .map(({ title, slug }) => ({ title, href: `/guides/${slug}` }))
      .toSorted((one, other) => one.title.localeCompare(other.title, 'en')),
  };
}

/** What the first page shows of editors' work. */
export type HomeData = Awaited<ReturnType<typeof homeLoader>>;

const keptStories = forEverybody<ReplyOf<Contract['articles']['list']>>();
