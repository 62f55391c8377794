import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { pictureSource } from '#src/components/Image/imageSource.ts';
import { Gallery } from './Gallery.tsx';

Element.prototype.scrollTo ??= () => undefined; // jsdom lays nothing out
const pictures = ['savanna', 'fjord', 'coast'].map((name) => ({ source: pictureSource(name), alt: name, caption: `The ${name}` }));

test('is a focusable list of figures with captions', () => {
  render(<Gallery pictures={pictures} label="Along the way" />);
  expect(screen.getByRole('region', { name: 'Along the way' })).toBeVisible();
  expect(screen.getByRole('list')).toHaveAttribute('tabindex', '0');
  expect(screen.getAllByRole('figure').map((figure) => figure.textContent)).toEqual(['The savanna', 'The fjord', 'The coast']);
});

test('buttons move between pictures, announce the position and stop at the ends', async () => {
  render(<Gallery pictures={pictures} label="Along the way" />);
  const [back, onward] = screen.getAllByRole('button');
  expect(back).toHaveAttribute('aria-disabled', 'true');
  for (const said of ['2 of 3', '3 of 3', '3 of 3']) {
    if (onward) await userEvent.click(onward);
    expect(screen.getByRole('status')).toHaveTextContent(said);
  }
  expect(onward).toHaveAttribute('aria-disabled', 'true');
  if (back) await userEvent.click(back);
  expect(screen.getByRole('status')).toHaveTextContent('2 of 3');
});

test('a single picture has no controls', () => {
  render(<Gallery pictures={pictures.slice(0, 1)} label="The plain" />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('list')).not.toHaveAttribute('tabindex');
});
