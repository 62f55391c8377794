import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Facts } from './Facts.tsx';

test('lists each fact with its name, in order', () => {
  render(
    <Facts
      items={[
        { name: 'Nights', value: '12' },
        { name: 'Price', value: 'from $9,400', note: 'per person, two sharing' },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map((name) => name.textContent)).toEqual(['Nights', 'Price']);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['12', 'from $9,400per person, two sharing']);
});
