import { ButtonLink, Image, Link, Logo, NavigationMenu, pictureSource, Text } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { barSlots, menuItems } from '../docs/examples.tsx';
import { navigationMenuKeys } from './NavigationMenu.keyboard.ts';

const meta = {
  title: 'Design system/NavigationMenu',
  component: NavigationMenu,
  args: { logo: <Logo />, items: menuItems, currentPath: '/', ...barSlots },
  parameters: { layout: 'fullscreen', keyboard: navigationMenuKeys },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main style={{ minBlockSize: 120, padding: 24 }}>
          <Text tone="soft">The page below the bar.</Text>
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof NavigationMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const wide = () => window.matchMedia('(min-width: 900px)').matches;
const openPanels = (canvas: HTMLElement) => canvas.querySelectorAll('[role="group"][data-state="open"]');

/** From 900 pixels the items are in the bar. */
export const Closed: Story = {};

/** One panel opens below the whole bar. */
export const PanelOpen: Story = {
  play: async ({ canvasElement }) => {
    if (!wide()) return;
    const bar = within(canvasElement);
    await userEvent.click(bar.getByRole('button', { name: 'Destinations' }));
    await waitFor(() => expect(bar.getByRole('group', { name: 'Destinations' })).toBeVisible());
    await expect(bar.getByRole('list', { name: 'East Africa' })).toBeVisible();
    await expect(canvasElement.querySelector('span[aria-hidden][tabindex="0"]')).toBeNull();
  },
};

const withDetails = menuItems.map((item) =>
  'sections' in item
    ? {
        ...item,
        sections: item.sections.map(({ title, links }) => ({
          title,
          links: links.map((link) => ({ ...link, detail: 'June to October' })),
        })),
        aside: <Image source={pictureSource('savanna')} decorative ratio="4:5" sizes="260px" />,
      }
    : item,
);

/** A detail within each link, a picture beside the lists, and the way to search. */
export const DetailsAndAside: Story = {
  args: {
    items: withDetails,
    search: (
      <Link href="/search" variant="quiet">
        Search
      </Link>
    ),
  },
  play: async (context) => {
    await PanelOpen.play!(context);
    if (!wide()) return;
    const bar = within(context.canvasElement);
    await expect(bar.getByRole('link', { name: 'Kenya June to October' })).toBeVisible();
  },
};

/** A second trigger switches the panel; only one is open at a time. */
export const SecondPanel: Story = {
  play: async ({ canvasElement }) => {
    if (!wide()) return;
    const bar = within(canvasElement);
    for (const name of ['Destinations', 'Ways to travel', 'About']) {
      await userEvent.click(bar.getByRole('button', { name }));
      await waitFor(() => expect(openPanels(canvasElement)).toHaveLength(1));
      await expect(bar.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true');
    }
  },
};

/** Escape closes, and focus returns to the button that opened, whichever it was. */
export const EscapeFromEachPanel: Story = {
  play: async ({ canvasElement }) => {
    if (!wide()) return;
    const bar = within(canvasElement);
    for (const name of ['Destinations', 'Ways to travel', 'About']) {
      const button = bar.getByRole('button', { name });
      button.focus();
      await userEvent.keyboard('{Enter}{ArrowDown}');
      await waitFor(() => expect(openPanels(canvasElement)[0]).toContainElement(document.activeElement as HTMLElement));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(openPanels(canvasElement)).toHaveLength(0));
      await waitFor(() => expect(button).toHaveFocus());
    }
  },
};

/** Arrow keys, Home and End move along the bar and stop at its ends. */
export const AlongTheBar: Story = {
  play: async ({ canvasElement }) => {
    if (!wide()) return;
    const bar = within(canvasElement);
    bar.getByRole('button', { name: 'Destinations' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(bar.getByRole('button', { name: 'Ways to travel' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(bar.getByRole('link', { name: 'Reviews' })).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(bar.getByRole('button', { name: 'Destinations' })).toHaveFocus());
  },
};

/** Hovering opens nothing: panels that open on their own cover the content. */
export const HoverDoesNothing: Story = {
  play: async ({ canvasElement }) => {
    if (!wide()) return;
    await userEvent.hover(within(canvasElement).getByRole('button', { name: 'Destinations' }));
    await new Promise((done) => setTimeout(done, 300));
    await expect(openPanels(canvasElement)).toHaveLength(0);
  },
};

/** A click outside closes it. */
export const PressOutside: Story = {
  play: async ({ canvasElement }) => {
    if (!wide()) return;
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'About' }));
    await userEvent.click(page.getByRole('main'));
    await waitFor(() => expect(openPanels(canvasElement)).toHaveLength(0));
  },
};

/** The link to the current page is marked, visually and for screen readers. */
export const CurrentPage: Story = {
  args: { currentPath: '/guides/norway/' },
  play: PanelOpen.play!,
};

/** Below 900 pixels a button opens the menu. */
export const SmallWindow: Story = { globals: { viewport: { value: 'phone' } } };

/** The menu as a full-height dialog. */
export const MobileOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    if (wide()) return;
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Menu' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(within(dialog).getByRole('heading', { name: 'Menu' })).toHaveFocus());
  },
};

/** One section at a time. */
export const MobileSectionOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await MobileOpen.play!(context);
    if (wide()) return;
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Ways to travel' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Destinations' }));
    await expect(dialog.getAllByRole('button', { expanded: true })).toHaveLength(1);
    await expect(dialog.getByRole('link', { name: 'Kenya' })).toBeVisible();
  },
};

/** Closing restores focus and cleans up the page. */
export const MobileClosedAgain: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await MobileOpen.play!(context);
    if (wide()) return;
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(context.canvasElement).getByRole('button', { name: 'Menu' })).toHaveFocus());
    await expect(document.body.style.pointerEvents).toBe('');
    await expect(document.body).not.toHaveAttribute('data-scroll-locked');
  },
};

/** A form keeps only the home link, the phone links and the account. */
export const Slim: Story = { args: { items: [], action: null, mobileAction: null } };

/** Signed in. */
export const SignedIn: Story = {
  args: {
    account: (
      <Link href="https://portal.example/traveler" variant="quiet">
        My Trips
      </Link>
    ),
  },
};

/** Agents see why there is no button. */
export const ForAgents: Story = {
  args: {
    action: (
      <Text as="span" variant="small" tone="soft">
        Only travelers can submit trip requests
      </Text>
    ),
    mobileAction: null,
  },
};

/** Labels twice as long still fit. */
export const LongWords: Story = {
  args: {
    items: menuItems.slice(0, 2).map((item) => ({ ...item, label: `${item.label} und Reisearten` })),
    action: (
      <ButtonLink href="/trip-request" variant="primary" size="small">
        Meine Traumreise planen
      </ButtonLink>
    ),
  },
};

/** From right to left. */
export const RightToLeft: Story = { globals: { dir: 'rtl' }, args: { dir: 'rtl' }, play: PanelOpen.play! };

/** On the night chart. */
export const Night: Story = { globals: { mode: 'dark' }, play: PanelOpen.play! };

/** In high contrast. */
export const HighContrast: Story = { globals: { mode: 'contrast' }, play: PanelOpen.play! };
