import type { LoaderFunctionArgs } from 'react-router-dom';
import { journeys } from '#src/content/catalogue.ts';
import { countryName } from '#src/content/countryName.ts';
import { dollars, monthsText, nightsText } from '#src/content/figures.ts';
import { listAddress, pageAsked } from '#src/content/listAddress.ts';
import { silentPicture } from '#src/content/pictureOf.ts';
import { notFound } from '#src/shared/notFound.ts';
import { answersOf, choicesOf, chosen, questions, type Answers } from './chooseJourneys.ts';

/** How many journeys a page of the list has. */
const SIZE = 12;

/** The list of journeys as its address narrows it: one call for everybody in ten seconds. A page beyond its end is not found. */
export async function itinerariesLoader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const all = await journeys(context);
  const choices = choicesOf(all);
  const answers = answersOf(query, choices);
  const found = chosen(all, answers, choices, new Date().getUTCMonth() + 1);
  const page = pageAsked(query);
  const pages = Math.max(1, Math.ceil(found.length / SIZE));
  if (page === null || page > pages) return notFound();
  return {
    answers,
    filters: questions.map((name) => ({
      name,
      ...words[name],
      value: answers[name],
      options: choices[name].map(({ value, label }) => ({ value, label })),
    })),
    applied: questions.flatMap((name) => {
      const choice = choices[name].find(({ value }) => value === answers[name]);
      return choice ? [{ label: choice.label, href: listAddress('/itineraries', { ...answers, [name]: '' }) }] : [];
    }),
    total: found.length,
    page,
    pages,
    journeys: found.slice((page - 1) * SIZE, page * SIZE).map((journey) => ({
      title: journey.title,
      href: `/itineraries/${journey.slug}`,
      region: journey.countryCodes.map(countryName).join(', '),
      text: journey.summary,
      picture: silentPicture(journey.heroImage, 960) ?? null,
      nights: nightsText(journey.nights),
      price: journey.priceFromPerPersonUSD === null ? null : `from ${dollars(journey.priceFromPerPersonUSD)} a person`,
      months: journey.bestMonths,
      season: monthsText(journey.bestMonths),
    })),
  };
}

const words: Record<keyof Answers, { label: string; anyText: string }> = {
  country: { label: 'Country', anyText: 'Anywhere' },
  theme: { label: 'For', anyText: 'Anything' },
  month: { label: 'Month', anyText: 'Any' },
  nights: { label: 'Length', anyText: 'Any' },
  price: { label: 'Price a person', anyText: 'Any' },
};
