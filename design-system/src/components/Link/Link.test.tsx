import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Link } from './Link.tsx';
import { LinkContext } from './LinkContext.ts';
import type { LinkComponent } from './LinkContext.ts';

const RouterLink: LinkComponent = ({ children, ...props }) => (
  <a data-by="router" {...props}>
    {children}
  </a>
);

test.each([
  ['/guides', true],
  ['/sitemap.xml', false],
  ['//elsewhere.example', false],
  ['https://elsewhere.example', false],
  ['#main', false],
  ['tel:+15555550142', false],
])('%s is handed to the router: %s', (href, byRouter) => {
  render(
    <LinkContext value={RouterLink}>
      <Link href={href}>words</Link>
    </LinkContext>,
  );
  expect(screen.getByRole('link').dataset['by']).toBe(byRouter ? 'router' : undefined);
});

test('a new tab is announced, bypasses the router and has no opener', () => {
  render(
    <LinkContext value={RouterLink}>
      <Link href="/reviews" newTab>
        Reviews
      </Link>
    </LinkContext>,
  );
  const link = screen.getByRole('link', { name: 'Reviews (opens in a new tab)' });
  expect(link.dataset['by']).toBeUndefined();
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('rel')?.split(' ')).toEqual(expect.arrayContaining(['nofollow', 'noopener']));
});
