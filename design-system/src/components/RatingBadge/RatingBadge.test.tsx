import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { RatingBadge } from './RatingBadge.tsx';
import { claimedCount, formatReviewCount } from './reviewCount.ts';

test('its accessible name is one sentence, and it opens a new tab', () => {
  render(<RatingBadge rating={4.89} count={1264} />);
  const link = screen.getByRole('link', { name: '4.9 out of 5. Based on 1,000+ reviews (opens in a new tab)' });
  expect(link).toHaveAttribute('href', '/reviews/');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('rel')).toBe('nofollow noopener');
});

test('never overstates the number of reviews', () => {
  const exact = fc.property(fc.nat({ max: 5_000_000 }), (count) => {
    const { shown, more } = claimedCount(count);
    return shown <= count && more === count >= 100 && count - shown < (count >= 1000 ? 1000 : count >= 100 ? 100 : 1);
  });
  fc.assert(exact, { numRuns: 10_000 });
});

test.each([
  [1, '1'],
  [99, '99'],
  [100, '100+'],
  [899, '800+'],
  [1000, '1,000+'],
  [1264, '1,000+'],
  [23_999, '23,000+'],
])('%d reviews are written %s', (count, written) => expect(formatReviewCount(count, 'en')).toBe(written));

test.each([
  [5, '5.0'],
  [4.99, '4.9'],
  [4.96, '4.9'],
  [4.94, '4.9'],
  [4.25, '4.3'],
])('%d is written %s', (rating, written) => {
  render(<RatingBadge rating={rating} count={10} />);
  expect(screen.getByRole('link')).toHaveAccessibleName(`${written} out of 5. Based on 10 reviews (opens in a new tab)`);
});

test('the filled part is as wide as the rating', () => {
  const { container } = render(<RatingBadge rating={3.7} count={10} />);
  expect(Number(container.querySelector('[data-share]')?.getAttribute('data-share'))).toBeCloseTo(0.74, 2);
});

test('German uses a decimal comma, and nothing is rendered without reviews', () => {
  const { rerender, container } = render(
    <RatingBadge rating={4.9} count={1264} locale="de" ratingLabel="{rating} von 5" countLabel="Aus {count} Bewertungen" />,
  );
  expect(screen.getByRole('link')).toHaveTextContent('4,9 von 5');
  expect(screen.getByRole('link')).toHaveTextContent('Aus 1.000+ Bewertungen');
  rerender(<RatingBadge rating={0} count={0} />);
  expect(container).toBeEmptyDOMElement();
});
