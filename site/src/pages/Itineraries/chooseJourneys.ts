import { countryName } from '#src/content/countryName.ts';
import type { JourneyLine } from '#src/content/catalogue.ts';
import { dollars, monthOf } from '#src/content/figures.ts';
import { takingTurns } from '#src/content/takingTurns.ts';
import { themes } from '#src/content/themes.data.ts';

/** What a list of journeys can be narrowed by, as its address says it. */
export const questions = ['country', 'theme', 'month', 'nights', 'price'] as const;
/** The answers of an address; empty: any. */
export type Answers = Readonly<Record<(typeof questions)[number], string>>;

interface Choice {
  value: string;
  label: string;
  fits: (journey: JourneyLine) => boolean;
}

const year = Array.from({ length: 12 }, (_, i) => i + 1);
const lengths: readonly Choice[] = [
  { value: 'to-7', label: 'Up to 7 nights', fits: ({ nights }) => nights <= 7 },
  { value: '8-10', label: '8 to 10 nights', fits: ({ nights }) => nights >= 8 && nights <= 10 },
  { value: '11-14', label: '11 to 14 nights', fits: ({ nights }) => nights >= 11 && nights <= 14 },
  { value: 'from-15', label: '15 nights and more', fits: ({ nights }) => nights >= 15 },
];
const prices: readonly Choice[] = [5000, 7500, 10_000, 15_000].map((most) => ({
  value: String(most),
  label: `From under ${dollars(most)}`,
  fits: ({ priceFromPerPersonUSD: price }) => price !== null && price < most,
}));

/** Every answer to every question that at least one journey fits, in the order it is offered. */
export function choicesOf(journeys: readonly JourneyLine[]): Record<keyof Answers, Choice[]> {
  const codes = [...new Set(journeys.flatMap(({ countryCodes }) => countryCodes))];
  const all: Record<keyof Answers, Choice[]> = {
    country: codes
      .map((code) => ({
        value: code,
        label: countryName(code) ?? code,
        fits: ({ countryCodes }: JourneyLine) => countryCodes.includes(code),
      }))
      .toSorted((one, other) => one.label.localeCompare(other.label, 'en')),
    theme: Object.entries(themes).map(([value, label]) => ({
      value,
      label,
      fits: ({ tripTypes }) => tripTypes.some((type) => type === value),
    })),
    month: year.map((month) => ({ value: String(month), label: monthOf(month), fits: ({ bestMonths }) => bestMonths.includes(month) })),
    nights: [...lengths],
    price: [...prices],
  };
  for (const question of questions) all[question] = all[question].filter(({ fits }) => journeys.some(fits));
  return all;
}

/** The answers an address gives; what nothing fits, or nobody offers, is no answer. */
export function answersOf(query: URLSearchParams, choices: Record<keyof Answers, Choice[]>): Answers {
  const answer = (question: keyof Answers) => {
    const given = query.get(question) ?? '';
    return choices[question].some(({ value }) => value === given) ? given : '';
  };
  return { country: answer('country'), theme: answer('theme'), month: answer('month'), nights: answer('nights'), price: answer('price') };
}

/** The journeys that fit all answers; those at their best in a month first, the countries in turn among them. */
export function chosen(
  journeys: readonly JourneyLine[],
  answers: Answers,
  choices: Record<keyof Answers, Choice[]>,
  month: number,
): JourneyLine[] {
  const rules = questions.flatMap((question) => choices[question].filter(({ value }) => value === answers[question]));
  const fitting = journeys.filter((journey) => rules.every(({ fits }) => fits(journey)));
  const isInSeason = ({ bestMonths }: JourneyLine) => bestMonths.includes(month);
  const parts = [fitting.filter(isInSeason), fitting.filter((journey) => !isInSeason(journey))];
  return parts.flatMap((part) => takingTurns(part, ({ countryCodes }) => countryCodes[0] ?? ''));
}
