import type { contract, ReplyOf } from '@farwend/api-contract';
import { buildPagePath } from '#src/publishing/pagePaths.ts';
import { nameMonth } from './seasons.data.ts';
import type { IndexedPage, SearchIndex } from './searchIndex.ts';
import type { SearchPlace } from './searchPages.sql.ts';
import type { UnderstoodQuery } from './understandQuery.ts';

type Answer = ReplyOf<typeof contract.search.find>['answer'];
type Rating = IndexedPage['months'][number]['rating'];

const verdicts: Readonly<Record<Rating, string>> = {
  BEST: 'at its best',
  GOOD: 'good',
  FAIR: 'fair, with reservations',
  AVOID: 'better avoided',
};

/** What the facts say to the query itself, before any page is opened. */
export function buildAnswer({ phrases }: UnderstoodQuery, index: SearchIndex): Answer {
  const places = phrases.flatMap(({ meaning }) => (meaning.kind === 'country' || meaning.kind === 'place' ? [meaning.place] : []));
  const [place] = places;
  if (!place) return null;
  if (!isPlanned(place, index)) return buildNotPlannedAnswer(place);
  const guide = findGuide(place, index);
  const when = phrases.flatMap(({ meaning }) => (meaning.kind === 'month' || meaning.kind === 'season' ? [meaning] : []))[0];
  if (!guide || guide.months.length === 0) return null;
  const url = buildPagePath('guide', guide);
  return when
    ? buildSeasonAnswer(`${when.label} in ${place.name}`, guide, guide.isSouthern ? when.south : when.north, url)
    : buildPlaceAnswer(place, guide, index, url);
}

/** Whether any page leads to the place. */
export function isPlanned(place: SearchPlace, { pages }: SearchIndex): boolean {
  return place.served || [...pages.values()].some((page) => page.placesOnTheWay.has(place.id));
}

function buildNotPlannedAnswer({ name }: SearchPlace): Answer {
  return {
    kind: 'notPlanned',
    title: `${name}: not planned by us`,
    text: `We know nobody in ${name} whom we would send you to, so we do not plan journeys there. What comes nearest is below.`,
    url: null,
  };
}

/** The guide to the place itself. */
function findGuide(place: SearchPlace, { pages }: SearchIndex): IndexedPage | undefined {
  return [...pages.values()].find((page) => page.kind === 'guide' && page.primaryPlaceId === place.id && page.title === place.name);
}

function buildSeasonAnswer(subject: string, guide: IndexedPage, wanted: readonly number[], url: string): Answer {
  const months = wanted.flatMap((month) => guide.months.filter((one) => one.month === month));
  const [first] = months;
  if (!first) return null;
  const isEven = months.every(({ rating }) => rating === first.rating);
  const notes = months.flatMap(({ month, note }) => (note ? [months.length > 1 ? `${nameMonth(month)}: ${note}.` : `${note}.`] : []));
  const title = isEven
    ? `${subject}: ${verdicts[first.rating]}`
    : `${subject}: ${months.map(({ month, rating }) => `${nameMonth(month)} ${verdicts[rating]}`).join('; ')}`;
  return { kind: 'season', title, text: notes.join(' ') || guide.summary, url };
}

function buildPlaceAnswer(place: SearchPlace, guide: IndexedPage, { pages }: SearchIndex, url: string): Answer {
  const best = guide.months.filter(({ rating }) => rating === 'BEST').map(({ month }) => nameMonth(month));
  if (best.length === 0) return null;
  const itineraries = [...pages.values()].filter((page) => page.kind === 'itinerary' && page.placesOnTheWay.has(place.id));
  const prices = itineraries.flatMap(({ price }) => (price === null ? [] : [price]));
  const count = itineraries.length === 1 ? 'One itinerary' : `${itineraries.length} itineraries`;
  const text =
    prices.length === 0 ? guide.summary : `${count}, from $${Math.min(...prices).toLocaleString('en-US')} a person. ${guide.summary}`;
  return { kind: 'place', title: `${place.name}: at its best in ${new Intl.ListFormat('en-GB').format(best)}`, text, url };
}
