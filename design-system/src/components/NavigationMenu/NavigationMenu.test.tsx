/** @jest-environment-options {"customExportConditions": ["node"]} */
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { NavigationMenu } from './NavigationMenu.tsx';

const link = (label: string) => ({ label, href: `/${label.toLowerCase()}` });
const items = [
  { label: 'Destinations', sections: [{ title: 'East Africa', links: [link('Kenya'), link('Tanzania')] }] },
  { label: 'Journeys', sections: [{ title: 'On foot', links: [link('Walking')] }] },
  link('Reviews'),
];
const menu = (currentPath = '/') => <NavigationMenu logo="Farwend" items={items} currentPath={currentPath} />;

/** jsdom has no window width, so the sheet hides the bar as on a phone: it is shown by hand. */
function show(currentPath?: string) {
  const shown = render(menu(currentPath));
  shown.container.querySelector('nav')?.style.setProperty('display', 'block');
  return shown;
}

test('every link is in the server HTML', () => {
  const html = renderToString(menu());
  for (const href of ['/kenya/', '/tanzania/', '/walking/', '/reviews/']) expect(html).toContain(`href="${href}"`);
});

test('uses disclosure buttons and named lists instead of menu roles', async () => {
  const { container } = show();
  const button = screen.getByRole('button', { name: 'Destinations' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).not.toHaveAttribute('aria-controls');
  expect(button).not.toHaveAttribute('aria-haspopup');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-controls', screen.getByRole('group', { name: 'Destinations' }).id);
  expect(within(screen.getByRole('list', { name: 'East Africa' })).getAllByRole('link')).toHaveLength(2);
  expect(container.querySelector('[role^="menu"]')).toBeNull();
  expect(container.querySelector('[aria-hidden="true"][tabindex="0"]')).toBeNull();
});

test('another trigger switches the panel, and the same one closes it', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Destinations' }));
  await userEvent.click(screen.getByRole('button', { name: 'Journeys' }));
  expect(screen.getAllByRole('group')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Journeys' }));
  expect(screen.queryByRole('group')).toBeNull();
});

test.each(['Destinations', 'Journeys'])('Escape inside %s returns focus to its trigger', async (name) => {
  show();
  const button = screen.getByRole('button', { name });
  await userEvent.click(button);
  screen
    .getAllByRole('link')
    .find((candidate) => screen.getByRole('group').contains(candidate))
    ?.focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('group')).toBeNull();
  expect(button).toHaveFocus();
});

test('arrows with Alt, Ctrl or Meta are left to the browser', () => {
  show();
  const button = screen.getByRole('button', { name: 'Destinations' });
  button.focus();
  for (const held of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }]) {
    expect(fireEvent.keyDown(button, { key: 'ArrowRight', ...held })).toBe(true);
    expect(button).toHaveFocus();
  }
});

test('marks the current page, ignoring a trailing slash', () => {
  const { rerender } = show('/reviews');
  expect(screen.getByRole('link', { name: 'Reviews' })).toHaveAttribute('aria-current', 'page');
  rerender(menu('/reviews/'));
  expect(screen.getByRole('link', { name: 'Reviews' })).toHaveAttribute('aria-current', 'page');
  rerender(menu('/guides/'));
  expect(screen.getByRole('link', { name: 'Reviews' })).not.toHaveAttribute('aria-current');
});
