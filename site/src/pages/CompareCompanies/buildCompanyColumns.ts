import type { Contract, ReplyOf } from '@farwend/api-contract';
import { convertToStars } from '@farwend/api-contract/rules';
import { findPeople } from '#src/companies/companyCatalogue.ts';
import { formatAnswerTime } from '#src/companies/formatAnswerTime.ts';
import { formatTown, type CompanyReferences } from '#src/companies/loadCompanyList.ts';
import { buildPerson } from '#src/companies/loadPlanners.ts';
import type { ComparedValue } from '#src/compare/ComparedValueContent.tsx';
import type { ComparedFact, ComparedItem } from '#src/compare/ComparisonTable.tsx';
import { buildDecorativePicture } from '#src/content/buildPicture.ts';
import { formatCountry } from '#src/content/formatCountry.ts';
import { formatDay, formatDollars } from '#src/content/formats.ts';
import { buildHistogramRows } from '#src/reviews/rating.ts';
import { buildTripRequestHref } from '#src/trip-context/buildTripRequestHref.ts';

type WholeCompany = ReplyOf<Contract['companies']['read']>;

/** A company with its reviews by rating. */
export interface ReviewedCompany {
  company: WholeCompany;
  reviews: Pick<ReplyOf<Contract['reviews']['histogram']>, 'ratingsAggregation' | 'total'>;
}

/** Shown where a company says nothing. */
const NOT_SAID = 'Not said';

const listOf = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Builds the columns and rows of a comparison. */
export function buildCompanyColumns(
  found: readonly ReviewedCompany[],
  references: CompanyReferences,
): { items: ComparedItem[]; facts: ComparedFact[] } {
  const { towns, specialtyNames, countryCodes } = references;
  const row = (name: string, describe: (company: WholeCompany) => string | null): ComparedFact => ({
    name,
    values: found.map(({ company }) => ({ text: describe(company) || NOT_SAID })),
  });
  const items = found.map(({ company: { title, slug, heroImage } }) => ({
    title,
    href: `/travel-company/${slug}`,
    picture: buildDecorativePicture(heroImage, 960) ?? null,
    action: { label: `Plan with ${title}`, href: buildTripRequestHref({ company: slug }) },
  }));
  const facts = [
    { name: 'Who answers', values: found.map(({ company }) => buildPeople(company, references)) },
    row('Office', ({ baseLocationId }) => (baseLocationId === null ? null : formatTown(towns.get(baseLocationId)))),
    row('Plans in', ({ countriesServed }) =>
      listOf.format(countriesServed.flatMap((id) => formatCountry(countryCodes.get(id) ?? null) ?? [])),
    ),
    row('Known for', ({ specialtyIds }) => specialtyIds.flatMap((id) => specialtyNames.get(id) ?? []).join(', ')),
    row('A night', ({ priceFromPerNightUSD: from }) => (from === null ? '' : `from ${formatDollars(from)}`)),
    row('Answers within', describeAnswerTime),
    { name: 'Rated', values: found.map(buildRating) },
    row('Journeys', describeJourneys),
    row('Speaks', ({ languages }) => listOf.format(languages)),
  ];
  return { items, facts };
}

function buildPeople(company: WholeCompany, { agents }: CompanyReferences): ComparedValue {
  const people = findPeople(company, agents).map(buildPerson);
  return {
    text: listOf.format(people.map(({ name }) => name)) || NOT_SAID,
    faces: people.flatMap(({ portrait }) => portrait ?? []),
  };
}

function describeAnswerTime({ responseHoursMedian: hours, responseCount: count }: WholeCompany): string {
  return hours === null ? '' : `${formatAnswerTime(hours)}, in the median of ${count} requests over a year`;
}

function buildRating({ company: { title, averageRating }, reviews }: ReviewedCompany): ComparedValue {
  if (averageRating === null || reviews.total === 0) return { text: 'Not reviewed yet' };
  const count = reviews.total === 1 ? 'one review' : `${reviews.total.toLocaleString('en-US')} reviews`;
  return {
    text: `${convertToStars(averageRating).toFixed(1)} of 5, over ${count}`,
    spread: { label: `Reviews of ${title} by rating`, rows: buildHistogramRows(reviews.ratingsAggregation) },
  };
}

/** Those it counted itself are told from those booked with us. */
function describeJourneys({ tripsPlanned, journeysBefore }: WholeCompany): string {
  const total = tripsPlanned + (journeysBefore?.count ?? 0);
  if (total === 0) return '';
  const planned = total.toLocaleString('en-US');
  return journeysBefore === null
    ? planned
    : `${planned}, by its own count until ${formatDay(journeysBefore.until)}, since then booked with us`;
}
