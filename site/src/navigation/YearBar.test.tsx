import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { YearBar } from './YearBar.tsx';

const show = (year: readonly number[]) =>
  render(
    <a href="/guides/egypt/">
      Egypt <YearBar year={year} />
    </a>,
  );

test('names the best months in words, and shows them in short', () => {
  show([3, 3, 2, 2, 0, 0, 0, 0, 1, 2, 3, 3]);
  expect(screen.getByRole('link', { name: 'Egypt best in November to February' })).toHaveTextContent('Egypt Nov–Feb');
});

test('draws each month as high as it is good, the best ones apart', () => {
  const { container } = show([3, 3, 2, 2, 0, 0, 0, 0, 1, 2, 3, 3]);
  expect([...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))).toEqual([
    'M2 12v-8h2V12zM4 12v-1h4V12zM8 12v-4h1V12zM9 12v-8h1V12z',
    'M0 12v-12h2V12zM10 12v-12h2V12z',
  ]);
});

test('a country that is good all year says so', () => {
  show(Array.from({ length: 12 }, () => 3));
  expect(screen.getByRole('link', { name: 'Egypt best all year' })).toHaveTextContent('All year');
});
