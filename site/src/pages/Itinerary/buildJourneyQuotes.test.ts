import { expect, test } from '@jest/globals';
import { buildJourneyQuotes } from './buildJourneyQuotes.ts';

const review = (id: string, itineraryId: string | null, locationIds: string[]) => ({
  id,
  title: `Review ${id}`,
  body: 'We walked.',
  rating: 100,
  authorName: 'Dana R.',
  authorPlace: null,
  reviewedAt: '2026-05-01T09:00:00.000Z',
  companyId: null,
  itineraryId,
  locationIds,
  helpfulCount: 0,
});
const journey = { id: 'this', primaryLocationId: 'kenya', places: new Map([['laikipia', 'Laikipia']]) };

test('says whether this journey was made or another one there, and leaves out those of elsewhere', () => {
  const quotes = buildJourneyQuotes(
    [
      review('1', 'this', ['kenya', 'laikipia']),
      review('2', 'another', ['kenya', 'laikipia']),
      review('3', null, ['tanzania']),
      review('4', null, ['kenya', 'lamu']),
      review('5', null, ['kenya']),
    ],
    journey,
  );
  expect(quotes.map(({ href, journey: which }) => [href, which])).toEqual([
    ['/reviews/1', 'Made this journey'],
    ['/reviews/2', 'Made another journey in Laikipia'],
    ['/reviews/4', 'Made another journey there'],
  ]);
});
