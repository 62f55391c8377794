import { PersonCard, type Picture } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictures } from '../docs/journeys.tsx';

const portrait: Picture = { source: { src: '/portraits/peter.lesiyampe.webp', sets: [] }, alt: '' };

const meta = {
  title: 'Guidance/PersonCard',
  component: PersonCard,
  tags: ['!dev'],
  args: {
    name: 'Peter Lesiyampe',
    work: 'Guide and planner, Laikipia since 2011. Samburu, Swahili, English',
    portrait,
    href: '/team/peter-lesiyampe',
    children: 'Leads the walks in Laikipia, and plans them by water and shade.',
  },
} satisfies Meta<typeof PersonCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What somebody does, where, since when, in which languages: reasons to trust this person and not another. */
export const DoGiveReasons: Story = {};

/** A passion for travel is what everybody claims, and what nobody can check. */
export const DontClaimPassion: Story = {
  args: {
    work: 'Travel enthusiast and dream maker',
    children: 'Passionate about travel, and committed to making every dream come true.',
  },
};

/** A portrait that faces the viewer. If there is none yet, the initials are honest. */
export const DoShowTheFace: Story = { args: { children: undefined } };

/** A landscape or a stock photo in the frame hides who is going to answer. */
export const DontShowAStockPhoto: Story = { args: { portrait: { ...pictures.savanna, alt: '' }, children: undefined } };
