import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { getInitials } from './getInitials.ts';
import { PersonCard } from './PersonCard.tsx';

test.each([
  ['Daniel Ole Sankale', 'DS'],
  ['Ólafur Jónsson', 'ÓJ'],
  ['e\u0301lodie', 'E\u0301'],
  ['', ''],
])('%s has the initials %s', (name, initials) => expect(getInitials(name)).toBe(initials));

test('a name without href is not a link', () => {
  const { rerender } = render(<PersonCard name="Daniel Sankale" work="Guide" />);
  expect(screen.queryByRole('link')).toBeNull();
  rerender(<PersonCard name="Daniel Sankale" work="Guide" href="/team/daniel" level={2} />);
  expect(screen.getByRole('heading', { level: 2 })).toContainElement(screen.getByRole('link', { name: 'Daniel Sankale' }));
});
