import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { RouteMap } from './RouteMap.tsx';

const places = [
  { name: 'Nairobi', lat: -1.286, lng: 36.817 },
  { name: 'Olare Orok', lat: -1.32, lng: 35.2, href: '/locations/olare-orok', note: '4 nights' },
];

test('the list has the same information as the drawing', () => {
  render(<RouteMap places={places} label="The route" caption="Drawn in 2026" />);
  const figure = screen.getByRole('figure', { name: 'The route' });
  const [first, second] = within(figure).getAllByRole('listitem');
  expect(first).toHaveTextContent('1Nairobi1°17′S 36°49′E');
  expect(second).toHaveTextContent('2Olare Orok4 nights180 km on, as the crow flies1°19′S 35°12′E');
  expect(screen.getByRole('link', { name: 'Olare Orok' })).toHaveAttribute('href', '/locations/olare-orok/');
  expect(figure.querySelector('[aria-hidden] svg')).not.toBeNull();
});

test('places without a route have no distances; numbers are localized', () => {
  const { rerender } = render(<RouteMap places={places} label="Camps" route={false} />);
  expect(screen.queryByText(/crow/)).toBeNull();
  rerender(<RouteMap places={[...places, { name: 'Kyoto', lat: 35, lng: 135.8 }]} label="Far" locale="de" />);
  expect(screen.getByText('11.056 km on, as the crow flies')).toBeVisible();
});

test('without a list the map is a named image with labels and notes', () => {
  const land = [{ west: 20, south: -20, size: 20, src: '/maps/ground_20_20_-20.svg#ground' }];
  const unlinked = places.map(({ href: _, ...place }) => place);
  const { container } = render(<RouteMap places={unlinked} land={land} legend={false} label="Map of the route: Nairobi, Olare Orok" />);
  expect(screen.getByRole('img', { name: 'Map of the route: Nairobi, Olare Orok' })).toHaveTextContent('Olare Orok 4 nights');
  expect(screen.queryByRole('list')).toBeNull();
  expect(container.innerHTML).toContain('/maps/ground_20_20_-20.svg#ground');
});

test('in the place of a picture it writes nothing and is silent', () => {
  const { container } = render(
    <RouteMap places={places} plain label="" features={[{ kind: 'lake', name: 'Lake Victoria', lat: -1, lng: 34 }]} />,
  );
  expect(container).toHaveTextContent('');
  expect(container.querySelector('[aria-hidden] svg')).not.toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});

test('without a list the names of places with a page are links, and the map is a group', () => {
  render(<RouteMap places={places} legend={false} label="Map of the route: Nairobi, Olare Orok" />);
  const map = screen.getByRole('group', { name: 'Map of the route: Nairobi, Olare Orok' });
  expect(within(map).getAllByRole('link')).toEqual([within(map).getByRole('link', { name: 'Olare Orok 4 nights' })]);
  expect(screen.queryByRole('img')).toBeNull();
});

test('lines and names have their days, names an id to lead to, and a key says how each line is travelled', () => {
  const [nairobi, olareOrok] = places;
  if (!nairobi || !olareOrok) throw new Error('no places');
  const { container } = render(
    <RouteMap
      places={[
        { ...nairobi, id: 'stop-1', days: [1, 9] },
        { ...olareOrok, id: 'stop-2', days: [2] },
      ]}
      legs={[{ mode: 'air', points: [nairobi, olareOrok], days: [2, 9] }]}
      legend={false}
      hasKey
      label="Map of the route: Nairobi, Olare Orok"
    />,
  );
  expect(container.querySelector('#stop-2')).toHaveTextContent('Olare Orok');
  expect(container.querySelector('#stop-1')).toHaveAttribute('data-days', '1 9');
  expect(container.querySelector('[data-mode="air"]')).toHaveAttribute('data-days', '2 9');
  expect(screen.getByText('By air')).toBeVisible();
  expect(screen.queryByText('By car')).toBeNull();
});

test('without a list places that lie together are each named', () => {
  const luxor = { name: 'Luxor', lat: 25.69, lng: 32.64 };
  const route = [luxor, { name: 'Valley of the Kings', lat: 25.74, lng: 32.6 }, { name: 'Cairo', lat: 30.04, lng: 31.24 }];
  render(<RouteMap places={route} legend={false} label="Map of the route" />);
  expect(screen.getByRole('img', { name: 'Map of the route' })).toHaveTextContent('Luxor Valley of the Kings');
});
