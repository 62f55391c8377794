// Both buttons are rendered and CSS hides one of them, hence `hidden`.
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { exampleLayoutContent } from '#src/shared/exampleLayoutContent.ts';
import { visitor } from '#src/shared/session.ts';
import { Navigation, type NavigationProps } from './Navigation.tsx';

const portals = { traveler: 'https://trips.example/', agent: 'https://agents.example/', teamMember: 'https://team.example/' };
const show = (personType: 'traveler' | 'agent' | 'teamMember' | null, props: Partial<NavigationProps> = {}) =>
  render(
    <Navigation
      content={exampleLayoutContent}
      user={{ ...visitor, isAuthenticated: personType !== null, personType }}
      portals={portals}
      currentPath="/"
      {...props}
    />,
  );
const href = (name: string) => screen.getByRole('link', { name, hidden: true }).getAttribute('href');

test('a visitor can sign in and start a trip request', () => {
  show(null);
  expect(href('Login')).toBe('/login/');
  expect([href('Design My Dream Trip'), href('Get Started')]).toEqual(['/trip-request/', '/trip-request/']);
  expect(screen.getByRole('link', { name: 'Get Started', hidden: true }).getAttribute('rel')).toBe('nofollow');
});

test('a traveller is linked to their portal and can start another trip request', () => {
  show('traveler');
  expect(href('My Trips')).toBe('https://trips.example/');
  expect(href('Design My Dream Trip')).toBe('/trip-request/');
});

test.each([
  ['agent', 'https://agents.example/'],
  ['teamMember', 'https://team.example/'],
] as const)('%s sees a sentence instead of the buttons and is linked to their portal', (personType, portal) => {
  show(personType);
  expect(screen.getAllByText('Only travelers can submit trip requests').length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: /Dream Trip|Get Started/, hidden: true })).toBeNull();
  expect(href('My Trips')).toBe(portal);
});

test('both phone numbers are dialled, and the envelope leads to the contact page', () => {
  show(null);
  expect(href('Call +1 800 555 0142')).toBe('tel:+18005550142');
  expect(href('Call +1 212 555 0117')).toBe('tel:+12125550117');
  expect(href('Write to us')).toBe('/contact/');
});

test('the slim variant has neither menus nor buttons nor search', () => {
  const search = <a href="/search/">Search</a>;
  show(null, { slim: true, search });
  expect(screen.queryByRole('link', { name: 'Search', hidden: true })).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('link', { name: /Dream Trip|Get Started/, hidden: true })).toBeNull();
});

test('without numbers there is no way to call, and the contact page has a link of its own', () => {
  show(null, { content: { ...exampleLayoutContent, phones: { call: null, contact: null } }, slim: true });
  expect(screen.queryByRole('button', { name: 'Call us', hidden: true })).toBeNull();
  expect(screen.getAllByRole('link', { hidden: true }).filter((link) => link.getAttribute('href')?.startsWith('tel:'))).toEqual([]);
  expect(href('Write to us')).toBe('/contact/');
});
