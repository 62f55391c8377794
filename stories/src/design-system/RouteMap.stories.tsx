import { RouteMap } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aegean, cyclades, hardanger, kenya, kenyaNames, legsByMode, mara } from '../docs/routes.ts';
import { flights, indochina, safari, vietnam } from '../docs/moreRoutes.ts';

const meta = {
  title: 'Design system/RouteMap',
  component: RouteMap,
  args: { places: mara, label: 'The route of twelve days along the Mara', caption: 'Flights land on grass; the last stretch is by car.' },
} satisfies Meta<typeof RouteMap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A journey with its stops, labels and list. */
export const Journey: Story = {
  play: async ({ canvas }) => {
    const places = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(places).toHaveLength(5);
    await expect(places[1]).toHaveTextContent(/km on, as the crow flies/);
  },
};

/** Close stops share a mark; the list distinguishes them. */
export const CloseTogether: Story = { args: { places: hardanger, label: 'The Hardanger by mail boat', caption: undefined } };

/** Places with links. */
export const Linked: Story = {
  args: { places: mara.map((place) => ({ ...place, href: `/locations/${place.name.toLowerCase().replaceAll(' ', '-')}` })) },
};

/** In the place of a picture: ground, places and route without any text. */
export const Plain: Story = {
  args: { land: kenya, plain: true, caption: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Nairobi')).toBeNull();
  },
};

/** Places without a route. */
export const WithoutRoute: Story = {
  args: { route: false, label: 'Camps north of the river', caption: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/crow flies/)).toBeNull();
  },
};

/** A single place with its surroundings. */
export const OnePlace: Story = {
  args: {
    places: [{ name: 'Longyearbyen', lat: 78.22, lng: 15.65, note: 'Midnight sun from 20 April to 22 August' }],
    label: 'Svalbard',
    caption: undefined,
  },
};

/** From one side of the Pacific to the other. */
export const OverThePacific: Story = {
  args: {
    label: 'Fiji to Samoa',
    caption: undefined,
    places: [
      { name: 'Suva', lat: -18.14, lng: 178.44, note: '3 nights' },
      { name: 'Apia', lat: -13.83, lng: -171.77, note: '5 nights' },
    ],
  },
};

/** Half the globe on one map. */
export const FarApart: Story = {
  args: {
    label: 'Round by four capitals',
    caption: undefined,
    places: [
      { name: 'Reykjavík', lat: 64.15, lng: -21.94 },
      { name: 'Nairobi', lat: -1.286, lng: 36.817 },
      { name: 'Kyoto', lat: 35.01, lng: 135.77 },
      { name: 'Wellington', lat: -41.29, lng: 174.78 },
    ],
  },
};

/** With land tiles, as on the site. */
export const WithLand: Story = { args: { places: cyclades, land: aegean, label: 'The Small Cyclades by caique', caption: undefined } };

/** Names of what lies around, where the route leaves room, and where in the world it is. */
export const Surroundings: Story = { args: { land: kenya, features: kenyaNames, world: '/maps/world.svg' } };

/** The same without a list, in portrait format. */
export const SheetWithSurroundings: Story = {
  args: {
    land: kenya,
    features: kenyaNames,
    world: '/maps/world.svg',
    legend: false,
    label: 'From Nairobi to the Mara and on to Lamu',
    caption: undefined,
  },
};

/** Each leg is drawn by how it is travelled: car, train, boat, on foot, by air. */
export const LegsByMode: Story = {
  args: {
    places: cyclades,
    legs: legsByMode,
    land: aegean,
    legend: false,
    label: 'Map of the route, with five kinds of legs',
    caption: undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('190 km, 3 h 30 min')).toBeVisible();
  },
};

/** A key below the map names the kinds of lines. */
export const WithKey: Story = {
  ...LegsByMode,
  args: { ...LegsByMode.args, hasKey: true },
  play: async ({ canvas }) => {
    for (const mode of ['By car', 'By train', 'By boat', 'On foot', 'By air']) await expect(canvas.getByText(mode)).toBeVisible();
  },
};

/** Room for a lake and a summit beside three stops, which would not be on the map otherwise. */
export const Landmarks: Story = {
  args: {
    places: safari,
    legs: flights,
    land: kenya,
    features: kenyaNames,
    around: [
      { lat: -1.25, lng: 33.6 },
      { lat: -3.076, lng: 37.353 },
    ],
    world: '/maps/world.svg',
    legend: false,
    hasKey: true,
    label: 'Map of the route: Nairobi, Laikipia, Maasai Mara',
    caption: undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 544 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const name of ['Lake Victoria', '5,199 m', '285 km, 1 h 15 min']) await expect(canvas.getByText(name)).toBeVisible();
  },
};

/** The same in high contrast: a line drawing. */
export const LandmarksInContrast: Story = { ...Landmarks, globals: { mode: 'contrast' } };

/** A list beside a map in portrait format, for places above one another; near ones share a mark. */
export const PortraitWithList: Story = {
  args: {
    places: vietnam,
    route: false,
    format: 'portrait',
    land: indochina,
    label: 'Places in Vietnam, from north to south',
    caption: undefined,
  },
};

/** The map without a list, in portrait format: names and notes are on the map, and its label describes it. */
export const SheetAlone: Story = {
  args: {
    places: cyclades,
    land: aegean,
    legend: false,
    label: 'Map of the route: Naxos, Iraklia, Amorgos',
    caption: undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Naxos, Iraklia, Amorgos/ })).toBeVisible();
    await expect(canvas.getByText('Iraklia')).toBeVisible();
  },
};

/** Without a list, names of places with a page lead there: on an itinerary to their day. */
export const SheetLinked: Story = {
  ...SheetAlone,
  args: { ...SheetAlone.args, places: cyclades.map((place, index) => ({ ...place, href: `#day-${index + 1}` })) },
  play: async ({ canvas }) => {
    const map = canvas.getByRole('group', { name: /Naxos, Iraklia, Amorgos/ });
    await expect(within(map).getAllByRole('link')).toHaveLength(cyclades.length);
  },
};

/** In a narrow column numbers refer to the list. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};

/** Long names wrap in the list and are left out of the map where they do not fit. */
export const LongNames: Story = {
  args: {
    places: [
      { name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', lat: 53.22, lng: -4.2 },
      { name: 'Betws-y-Coed', lat: 53.09, lng: -3.8, note: 'Two nights in the old rectory below the waterfall, with dinner' },
    ],
    label: 'Anglesey to Snowdonia',
    caption: undefined,
  },
};

/** In Arabic the list is mirrored and the map is not. */
export const Arabic: Story = {
  globals: { dir: 'rtl' },
  args: {
    locale: 'ar',
    label: 'مسار الرحلة',
    caption: undefined,
    places: [
      { name: 'نيروبي', lat: -1.286, lng: 36.817 },
      { name: 'ماساي مارا', lat: -1.49, lng: 35.14, note: 'أربع ليال' },
    ],
    texts: { distance: (km) => `${km} كم في خط مستقيم`, scale: (km) => `${km} كم` },
  },
};

/** On the night chart. */
export const Night: Story = { globals: { mode: 'dark' } };

/** The way of one day in landscape format, small beside the text of the day. */
export const OneDay: Story = {
  args: {
    places: cyclades.slice(0, 2),
    route: false,
    legs: [{ mode: 'boat', points: cyclades.slice(0, 2), label: '30 km, 1 h 30 min' }],
    land: aegean,
    legend: false,
    format: 'landscape',
    label: 'Map of the way: by boat from Naxos to Iraklia',
    caption: undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 416 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /by boat from Naxos/ })).toBeVisible();
    await expect(canvas.getByText('Iraklia')).toBeVisible();
  },
};
