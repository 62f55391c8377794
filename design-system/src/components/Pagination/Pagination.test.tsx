import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { Pagination } from './Pagination.tsx';
import { visiblePages } from './visiblePages.ts';

const hrefOf = (page: number) => `/reviews?page=${page}`;

test('shows the first, the last and the neighbouring pages in order; no gap hides a single page', () => {
  const places = fc.integer({ min: 1, max: 400 }).chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
  const holds = fc.property(places, ([page, pages]) => {
    const steps = visiblePages(page, pages);
    expect(steps.length).toBeLessThanOrEqual(7);
    for (const wanted of [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages)) expect(steps).toContain(wanted);
    steps.forEach((step, i) => {
      const [before, after] = [steps[i - 1], steps[i + 1]];
      if (step === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2);
      else if (typeof before === 'number') expect(step).toBe(before + 1);
    });
  });
  fc.assert(holds, { numRuns: 2000 });
});

test('uses real URLs and marks the current page', () => {
  render(<Pagination page={5} pages={16} hrefOf={hrefOf} />);
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Page 5', hidden: true })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Page 16', hidden: true })).toHaveAttribute('href', '/reviews/?page=16');
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/reviews/?page=4');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/reviews/?page=6');
});

test('has no previous link on the first page, no next link on the last, and renders nothing for a single page', () => {
  const { rerender, container } = render(<Pagination page={1} pages={2} hrefOf={hrefOf} />);
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
  rerender(<Pagination page={2} pages={2} hrefOf={hrefOf} />);
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
  rerender(<Pagination page={1} pages={1} hrefOf={hrefOf} />);
  expect(container).toBeEmptyDOMElement();
});
