import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonText } from './SkeletonText.tsx';

test('is busy until loaded; the placeholder is hidden', () => {
  const draw = (busy: boolean) => (
    <Skeleton busy={busy} placeholder={<SkeletonText lines={3} />} label="Loading reviews" data-testid="region">
      Reviews
    </Skeleton>
  );
  const { rerender } = render(draw(true));
  const region = screen.getByTestId('region');
  expect(region).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Loading reviews');
  expect(region.querySelectorAll('[aria-hidden] > span > span')).toHaveLength(3);
  rerender(draw(false));
  expect(region).toHaveAttribute('aria-busy', 'false');
  expect(region).toHaveTextContent('Reviews');
  expect(region.querySelector('[aria-hidden]')).toBeNull();
});
