import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { exampleLayoutContent } from '#src/shared/exampleLayoutContent.ts';
import { Footer } from './Footer.tsx';

test.each([
  [2487, '2,000+'],
  [1000, '1,000+'],
  [843, '800+'],
])('rounds %i reviews down to %s', (count, claim) => {
  render(<Footer content={exampleLayoutContent} reviews={{ rating: 4.9, count }} year={2026} />);
  const badge = screen.getByRole('link', { name: `4.9 out of 5. Based on ${claim} reviews (opens in a new tab)` });
  expect(badge).toMatchObject({ target: '_blank', pathname: '/reviews/' });
});

test('shows no badge without a review count', () => {
  render(<Footer content={exampleLayoutContent} reviews={null} year={2026} />);
  expect(screen.queryByText(/out of 5/)).toBeNull();
});

test('shows four press outlets and six social links', () => {
  render(<Footer content={exampleLayoutContent} reviews={null} year={2026} />);
  expect(screen.getByRole('region', { name: 'In the press' }).querySelectorAll('a')).toHaveLength(4);
  for (const name of ['Facebook', 'Instagram', 'LinkedIn', 'YouTube', 'Pinterest', 'email'])
    expect(screen.getByRole('link', { name: new RegExp(name) })).toBeTruthy();
});

test('the slim variant has neither link lists nor newsletter', () => {
  render(
    <Footer content={exampleLayoutContent} variant="slim" newsletter={<p>Letter</p>} reviews={{ rating: 4.9, count: 2000 }} year={2026} />,
  );
  expect(screen.queryByText('Letter')).toBeNull();
  expect(screen.getAllByRole('navigation').map((list) => list.getAttribute('aria-label'))).toEqual(['Legal']);
});

test.each(['full', 'slim'] as const)('the %s variant ends with the legal pages that are written', (variant) => {
  const legal = exampleLayoutContent.legal.filter(({ label }) => label !== 'Cookies');
  render(<Footer content={{ ...exampleLayoutContent, legal }} variant={variant} reviews={null} year={2026} />);
  const row = screen.getByRole('navigation', { name: 'Legal' });
  expect([...row.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/privacy/', '/terms/', '/accessibility/']);
});

test('without legal pages there is no row', () => {
  render(<Footer content={{ ...exampleLayoutContent, legal: [] }} reviews={null} year={2026} />);
  expect(screen.queryByRole('navigation', { name: 'Legal' })).toBeNull();
});
