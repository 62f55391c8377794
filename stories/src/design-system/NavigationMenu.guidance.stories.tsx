import { Logo, NavigationMenu, type MenuItem, type MenuLink } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { barSlots, menuItems } from '../docs/examples.tsx';

const kenya: MenuLink = { label: 'Kenya', href: '/guides/kenya', note: 'The Mara in July, Laikipia all year' };
const placesIn = (title: string, links: readonly MenuLink[]): MenuItem[] => [{ label: 'Destinations', sections: [{ title, links }] }];
const linksTo = (names: string): MenuLink[] =>
  names.split(', ').map((label) => ({ label, href: `/guides/${label.toLowerCase().replaceAll(' ', '-')}` }));

const meta = {
  title: 'Guidance/NavigationMenu',
  component: NavigationMenu,
  tags: ['!dev'],
  parameters: { layout: 'fullscreen' },
  args: { logo: <Logo />, items: menuItems, currentPath: '/', ...barSlots },
} satisfies Meta<typeof NavigationMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const isWide = () => window.matchMedia('(min-width: 900px)').matches;

const openMenu: NonNullable<Story['play']> = async ({ canvas }) => {
  if (isWide()) return;
  await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
  const dialog = await within(document.body).findByRole('dialog', { name: 'Menu' });
  await waitFor(() => expect(within(dialog).getByRole('heading', { name: 'Menu' })).toHaveFocus());
};

const openDestinations: NonNullable<Story['play']> = async (context) => {
  await openMenu(context);
  if (isWide()) return;
  const dialog = within(await within(document.body).findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Destinations' }));
  await expect(dialog.getByRole('button', { expanded: true })).toBeVisible();
};

/** Name places and things in one or two words: what people came for is what they look for. */
export const DoNamePlacesAndThings: Story = { globals: { viewport: { value: 'phone' } }, play: openMenu };

/** Departments and slogans are names that only this company knows; nobody looks for Kenya under “Solutions”. */
export const DontNameDepartments: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    items: ['Inspiration Hub', 'Travel Solutions', 'Corporate', 'Customer Excellence'].map((label, index) => ({
      ...(menuItems[index] ?? kenya),
      label,
    })),
  },
  play: openMenu,
};

/** At most seven links in a section: they are read at a glance, and a page behind the last one holds the rest. */
export const DoKeepSectionsShort: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { items: placesIn('East Africa', linksTo('Kenya, Tanzania, Uganda, Rwanda, All of Africa')) },
  play: openDestinations,
};

/** A section with everything in it is a list to be searched, and the items below it are out of sight. */
export const DontListEverything: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    items: placesIn(
      'Africa',
      linksTo('Algeria, Botswana, Egypt, Ethiopia, Ghana, Kenya, Madagascar, Malawi, Morocco, Namibia, Rwanda, Senegal, Tanzania, Uganda'),
    ),
  },
  play: openDestinations,
};

/** A note is one line with a month, a place or a distance: it helps to choose between the links. */
export const DoNoteWhatHelpsToChoose: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { items: placesIn('East Africa', [kenya, { label: 'Tanzania', href: '/guides/tanzania', note: 'The Serengeti from December' }]) },
  play: openDestinations,
};

/** Praise under every link says the same of all of them, and pushes half of the menu off the screen. */
export const DontAdvertise: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    items: placesIn('East Africa', [
      { ...kenya, note: 'Discover the unforgettable magic of Africa’s most iconic safari destination with our experts' },
      { label: 'Tanzania', href: '/guides/tanzania', note: 'Immerse yourself in breathtaking landscapes and the adventure of a lifetime' },
    ]),
  },
  play: openDestinations,
};
