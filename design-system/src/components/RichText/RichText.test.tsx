import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RichText } from './RichText.tsx';

test('nests marks and links, and escapes markup in text', () => {
  const { container } = render(
    <RichText
      blocks={[
        {
          id: 'a',
          type: 'paragraph',
          content: [{ text: 'In ' }, { text: 'July', bold: true, italic: true, href: '/guides/kenya' }, { text: ' <b>dry</b>' }],
        },
      ]}
    />,
  );
  expect(container.querySelector('p')?.innerHTML).toMatch(/^In <a [^>]+><em><strong>July<\/strong><\/em><\/a> &lt;b&gt;dry&lt;\/b&gt;$/);
});

test('headings keep their id and use the given level offset', () => {
  render(
    <RichText
      deeper={1}
      blocks={[
        { id: 'when', type: 'heading', level: 2, text: 'When to go' },
        { id: 'e', type: 'entityList', title: 'Read on', items: [{ title: 'Kenya', href: '/guides/kenya' }] },
      ]}
    />,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'When to go' })).toHaveAttribute('id', 'when');
  expect(screen.getByRole('heading', { level: 4, name: 'Read on' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 5, name: 'Kenya' })).toBeVisible();
});

test('pads short rows; the table is named', () => {
  render(<RichText blocks={[{ id: 't', type: 'table', headers: ['Month', 'Rain'], rows: [['July']], caption: 'Rain in the Mara' }]} />);
  expect(screen.getByRole('region', { name: 'Rain in the Mara' })).toHaveAttribute('tabindex', '0');
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['July', '']);
});

test('a question opens to its answer', async () => {
  render(<RichText blocks={[{ id: 'f', type: 'faq', items: [{ question: 'Is July dry?', answer: 'Mostly.' }] }]} />);
  expect(screen.getByText('Mostly.')).not.toBeVisible();
  await userEvent.click(screen.getByText('Is July dry?'));
  expect(screen.getByText('Mostly.')).toBeVisible();
});

test('days, reviews and maps fit the outline; videos and the newsletter are links', () => {
  render(
    <RichText
      blocks={[
        { id: 'm', type: 'map', label: 'Camps', places: [{ name: 'Olare Orok', lat: -1.32, lng: 35.2 }] },
        { id: 'v', type: 'video', title: 'Crossing at Lookout Hill', href: 'https://www.youtube.com/watch?v=1' },
        {
          id: 'd',
          type: 'dayByDay',
          title: 'Day by day',
          days: [{ day: 1, title: 'To Wilson', text: 'By car.' }],
          href: '/itineraries/mara',
        },
        {
          id: 'r',
          type: 'reviewStrip',
          reviews: [{ id: '1', title: 'Elephants', rating: 5, author: 'Ingrid', date: '2026-08-14', text: 'Before breakfast.' }],
        },
        { id: 'n', type: 'newsletter', href: '/newsletter' },
      ]}
    />,
  );
  expect(screen.getByRole('figure', { name: 'Camps' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Crossing at Lookout Hill (opens in a new tab)' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Day by day' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 4, name: 'To Wilson' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'The whole journey' })).toHaveAttribute('href', '/itineraries/mara/');
  expect(screen.getByRole('heading', { level: 3, name: 'Elephants' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign up for the letter' })).toHaveAttribute('href', '/newsletter/');
});

test('supports a custom newsletter form', () => {
  render(
    <RichText
      blocks={[{ id: 'n', type: 'newsletter', title: 'From the Mara', href: '/newsletter' }]}
      newsletter={({ title }) => <form aria-label={title} />}
    />,
  );
  expect(screen.getByRole('form', { name: 'From the Mara' })).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
});
