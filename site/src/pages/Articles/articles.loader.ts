import type { LoaderFunctionArgs } from 'react-router-dom';
import { articleSections } from '#src/content/articleSections.data.ts';
import { guides } from '#src/content/catalogue.ts';
import { countryName } from '#src/content/countryName.ts';
import { dayText } from '#src/content/figures.ts';
import { listAddress, pageAsked } from '#src/content/listAddress.ts';
import { silentPicture } from '#src/content/pictureOf.ts';
import { themes } from '#src/content/themes.data.ts';
import { notFound } from '#src/shared/notFound.ts';
import { apiContext } from '#src/shared/pageContext.ts';

/** How many articles a page of the list has: one large, twelve below it. */
const SIZE = 13;

/** The journal as its address narrows it: one call, and the countries that are kept for everybody. A page beyond its end is not found. */
export async function articlesLoader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const places = await guides(context);
  const countries = [...new Set(places.flatMap(({ contentCountry }) => contentCountry ?? []))];
  const choices = {
    category: Object.entries(articleSections).map(([value, label]) => ({ value, label })),
    country: countries
      .map((value) => ({ value, label: countryName(value) ?? value }))
      .toSorted((one, other) => one.label.localeCompare(other.label, 'en')),
    theme: Object.entries(themes).map(([value, label]) => ({ value, label })),
  };
  const answer = (name: keyof typeof choices) => {
    const given = query.get(name) ?? '';
    return choices[name].find(({ value }) => value === given);
  };
  const [category, country, theme] = [answer('category'), answer('country'), answer('theme')];
  const answers = { category: category?.value ?? '', country: country?.value ?? '', theme: theme?.value ?? '' };
  const page = pageAsked(query);
  if (page === null) return notFound();
  const { items, total } = await context.get(apiContext).get('/v2/articles', {
    query: {
      published: 'true',
      limit: String(SIZE),
      offset: String((page - 1) * SIZE),
      fields: 'id,title,slug,summary,heroImage,category,contentCountry,readingMinutes,displayDate,publishedAt',
      ...(answers.category && { category: answers.category }),
      ...(answers.country && { contentCountry: answers.country }),
      ...(answers.theme && { tripTypes: answers.theme }),
    },
  });
  if (items.length === 0 && page > 1) return notFound();
  return {
    answers,
    sections: [{ value: '', label: 'All' }, ...choices.category].map(({ value, label }) => ({
      label,
      href: listAddress('/articles', { ...answers, category: value }),
      isCurrent: value === answers.category,
    })),
    filters: [
      { name: 'country', label: 'Country', anyText: 'Anywhere', value: answers.country, options: choices.country },
      { name: 'theme', label: 'About', anyText: 'Anything', value: answers.theme, options: choices.theme },
    ],
    applied: [
      ...(country ? [{ label: country.label, href: listAddress('/articles', { ...answers, country: '' }) }] : []),
      ...(theme ? [{ label: theme.label, href: listAddress('/articles', { ...answers, theme: '' }) }] : []),
    ],
    total,
    page,
    pages: Math.max(1, Math.ceil(total / SIZE)),
    articles: items.map(
      ({ title, slug, summary, heroImage, category: section, contentCountry, readingMinutes, displayDate, publishedAt }, i) => ({
        title,
        href: `/articles/${slug}`,
        region: [articleSections[section], countryName(contentCountry)].filter(Boolean).join(', '),
        text: summary,
        facts: [(displayDate ?? publishedAt) ? dayText(displayDate ?? publishedAt ?? '') : '', `${readingMinutes} min`]
          .filter(Boolean)
          .join(', '),
        picture: silentPicture(heroImage, i === 0 ? Infinity : 640) ?? null,
      }),
    ),
  };
}
