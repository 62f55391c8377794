import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ItineraryDay } from './ItineraryDay.tsx';

test('shows the day, the heading and the details in order', () => {
  render(
    <ol>
      <ItineraryDay
        day={3}
        title="By boat to Utne"
        stay="Utne Hotel"
        meals="Breakfast, dinner"
        transfers={['Ferry, 35 minutes', 'On foot, 4 km']}
      >
        Orchards on both shores.
      </ItineraryDay>
    </ol>,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Day 3By boat to Utne/);
  expect(screen.getByRole('heading', { level: 3, name: 'By boat to Utne' })).toBeVisible();
  expect(screen.getAllByRole('term').map((name) => name.textContent)).toEqual(['On the way', 'Night', 'Meals']);
  expect(screen.getAllByRole('definition')).toHaveLength(4);
});

test('combines several days and omits missing details', () => {
  render(
    <ol>
      <ItineraryDay day={4} lastDay={6} title="At the mouth of the fjord" texts={{ day: (first, last) => `${first}. bis ${last}. Tag` }} />
    </ol>,
  );
  expect(screen.getByText('4. bis 6. Tag')).toBeVisible();
  expect(screen.queryByRole('term')).toBeNull();
});
