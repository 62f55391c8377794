import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { NewsSnippet } from './NewsSnippet.tsx';

test('has one link that announces a new tab; the date is in UTC', () => {
  render(
    <NewsSnippet
      source="Longitude"
      headline="The planner who hangs up on you"
      href="https://longitude.example/planners"
      date="2026-03-01T00:30:00Z"
      quote="They asked about the children’s bedtime."
    />,
  );
  const link = screen.getByRole('link', { name: 'The planner who hangs up on you (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
  expect(screen.getByRole('article')).toContainElement(link);
  expect(screen.getByText('March 1, 2026')).toHaveAttribute('datetime', '2026-03-01T00:30:00Z');
  expect(screen.getByRole('heading', { level: 3 })).toContainElement(link);
});
