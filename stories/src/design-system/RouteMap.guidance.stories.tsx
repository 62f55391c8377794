import { RouteMap, type MapPlace } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aegean, cyclades, mara } from '../docs/routes.ts';

const villages: readonly MapPlace[] = [
  { name: 'Nairobi', lat: -1.286, lng: 36.817 },
  { name: 'Limuru', lat: -1.11, lng: 36.64 },
  { name: 'Naivasha', lat: -0.717, lng: 36.43 },
  { name: 'Gilgil', lat: -0.49, lng: 36.32 },
  { name: 'Nakuru', lat: -0.3, lng: 36.07 },
  { name: 'Narok', lat: -1.08, lng: 35.87 },
  { name: 'Aitong', lat: -1.18, lng: 35.25 },
  { name: 'Talek', lat: -1.44, lng: 35.21 },
  { name: 'Sekenani', lat: -1.53, lng: 35.34 },
  { name: 'Sand River', lat: -1.62, lng: 35.03 },
];

const meta = {
  title: 'Guidance/RouteMap',
  component: RouteMap,
  tags: ['!dev'],
  args: { places: mara, label: 'The route of twelve days along the Mara' },
} satisfies Meta<typeof RouteMap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Show the places where travellers stay, each with its nights: the map then answers what people ask of it. */
export const DoShowWhereTheyStay: Story = {};

/** With every village on the way, the marks merge, and nobody can tell a stay from a view through the window. */
export const DontShowEveryVillage: Story = { args: { places: villages } };

/** Keep the list: it has the distances, and it is all that a screen reader and a small phone get. */
export const DoKeepTheList: Story = { args: { places: cyclades, land: aegean, label: 'The Small Cyclades by caique' } };

/** Without the list the facts are only in a picture; this one is announced as “Map”, and nothing more. */
export const DontLeaveFactsToThePicture: Story = { args: { places: cyclades, land: aegean, legend: false, label: 'Map' } };
