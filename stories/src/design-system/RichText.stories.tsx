import { RichText, type RichBlock } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { journeys, pictures } from '../docs/journeys.tsx';
import { mara } from '../docs/routes.ts';
import { richTextKeys } from './RichText.keyboard.ts';

const article: readonly RichBlock[] = [
  { id: 'when', type: 'heading', level: 2, text: 'When to go' },
  {
    id: 'p1',
    type: 'paragraph',
    content: [
      { text: 'In July the wildebeest reach the Mara. Camps ' },
      { text: 'north of the river', italic: true },
      { text: ' are quieter, and the light at six is worth the alarm. The ' },
      { text: 'guide to Kenya', href: '/guides/kenya' },
      { text: ' has the dates of every crossing since 2011.' },
    ],
  },
  {
    id: 'l1',
    type: 'list',
    items: [
      [{ text: 'June: ', bold: true }, { text: 'green, cool, few cars' }],
      [{ text: 'July to October: ', bold: true }, { text: 'the herds' }],
    ],
  },
  {
    id: 'q1',
    type: 'quote',
    text: '“You do not look for the leopard. You look for what looks at the leopard.”',
    attribution: 'Daniel Ole Sankale, guide',
  },
  { id: 'i1', type: 'image', picture: pictures.savanna, caption: 'Maasai Mara, 1°29′S 35°8′E' },
  { id: 'h3', type: 'heading', level: 3, text: 'Rain by month' },
  {
    id: 't1',
    type: 'table',
    caption: 'Rain at Keekorok, in millimetres',
    headers: ['Month', 'Rain', 'Days of rain'],
    rows: [
      ['April', '152', '16'],
      ['July', '41', '7'],
      ['October', '58', '9'],
    ],
  },
  {
    id: 'c1',
    type: 'callout',
    tone: 'TIP',
    title: 'Soft bags',
    content: [{ text: 'Light aircraft take 15 kg in a bag without a frame.' }],
  },
  {
    id: 'f1',
    type: 'faq',
    items: [
      { question: 'Can children come on a walk?', answer: 'From twelve years on, with a guide who carries a rifle.' },
      { question: 'Is there a crossing every day?', answer: 'No. Some weeks there are four, some none.' },
    ],
  },
  { id: 'd1', type: 'divider' },
  { id: 'e1', type: 'entityList', title: 'Journeys that go there', items: journeys.map((journey) => ({ ...journey })) },
  { id: 'a1', type: 'cta', label: 'Plan a journey to Kenya', href: '/trip-request' },
];
const only = (...types: RichBlock['type'][]) => article.filter(({ type }) => types.includes(type));

const meta = {
  title: 'Design system/RichText',
  component: RichText,
  parameters: { keyboard: richTextKeys },
  args: { blocks: article },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An article with every kind of block. */
export const Article: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveAttribute('id', 'when');
    await expect(canvas.getByRole('table', { name: 'Rain at Keekorok, in millimetres' })).toBeVisible();
  },
};

/** Paragraphs, lists and a quote. */
export const Words: Story = { args: { blocks: only('heading', 'paragraph', 'list', 'quote') } };

/** Steps in order. */
export const Ordered: Story = {
  args: { blocks: [{ id: 'l', type: 'list', ordered: true, items: [[{ text: 'Fly to Wilson' }], [{ text: 'Walk to the strip' }]] }] },
};

/** Questions, closed. */
export const Questions: Story = { args: { blocks: only('faq') } };

/** A question, opened. */
export const Opened: Story = {
  args: { blocks: only('faq') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Is there a crossing every day?'));
    await expect(canvas.getByText(/Some weeks there are four/)).toBeVisible();
  },
};

/** A table and questions, which are tab stops. */
export const TableAndQuestions: Story = { args: { blocks: only('table', 'faq') } };

/** All kinds of callouts. */
export const Notes: Story = {
  args: {
    blocks: (['INFO', 'TIP', 'WARNING'] as const).map((tone) => ({
      id: tone,
      type: 'callout',
      tone,
      content: [{ text: 'The gate at Sekenani closes at half past six.' }],
    })),
  },
};

/** Several pictures. */
export const Pictures: Story = {
  args: { blocks: [{ id: 'g', type: 'gallery', label: 'Three mornings', pictures: [pictures.savanna, pictures.coast, pictures.alps] }] },
};

/** Related content. */
export const Entities: Story = { args: { blocks: only('entityList', 'cta') } };

/** Below a heading of level 2. */
export const Deeper: Story = {
  args: { blocks: only('heading', 'entityList'), deeper: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'When to go', level: 3 })).toBeVisible();
  },
};

/** A map of the places a text names. */
export const Map: Story = {
  args: {
    blocks: [
      { id: 'm', type: 'map', label: 'The journey on a map', places: mara, route: true, caption: 'Five nights by air, seven by road.' },
    ],
  },
};

/** An external video: nothing is loaded from its host until the link is followed. */
export const Video: Story = {
  args: {
    blocks: [
      {
        id: 'v',
        type: 'video',
        title: 'A crossing at Lookout Hill',
        href: 'https://www.youtube.com/watch?v=abc',
        picture: pictures.savanna,
        note: 'YouTube, 4 minutes',
      },
      { id: 'w', type: 'video', title: 'The same, told by the trackers', href: 'https://vimeo.com/1' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /\(opens in a new tab\)$/ })).toHaveLength(2);
  },
};

/** A day-by-day itinerary. */
export const DayByDay: Story = {
  args: {
    blocks: [
      {
        id: 'd',
        type: 'dayByDay',
        title: 'The first three days',
        href: '/itineraries/mara',
        days: [
          {
            day: 1,
            title: 'To Nairobi',
            text: 'The night flight lands at seven; a room is kept from then.',
            stay: 'Karen',
            meals: 'Breakfast',
          },
          {
            day: 2,
            title: 'By road to Naivasha',
            text: 'Two hours along the edge of the Rift.',
            transfers: ['By car, 90 km'],
            stay: 'On the lake',
          },
          { day: 3, title: 'Hippos at dusk', text: 'A boat from five, when the wind has dropped.' },
        ],
      },
    ],
  },
};

/** Reviews. */
export const Reviews: Story = {
  args: {
    blocks: [
      {
        id: 'r',
        type: 'reviewStrip',
        title: 'From people who went',
        href: '/reviews',
        reviews: [
          {
            id: '1',
            title: 'Elephants before breakfast',
            rating: 5,
            author: 'Ingrid',
            date: '2026-08-14',
            journey: 'Kenya, 12 nights',
            text: 'Daniel knew which herd would come down to the water, and when.',
          },
          {
            id: '2',
            title: 'Quiet, and cold at five',
            rating: 4,
            author: 'Tomas',
            date: '2026-07-02',
            journey: 'Kenya, 9 nights, with children',
            text: 'Bring a hat for the morning drives. The camp lent us two.',
          },
        ],
      },
    ],
  },
};

/** Newsletter block without a form: a link to the sign-up page. */
export const Letter: Story = {
  args: { blocks: [{ id: 'n', type: 'newsletter', text: 'One place, when to go and when to stay away.', href: '/newsletter' }] },
};

/** Newsletter block with the page's own form. */
export const LetterWithForm: Story = {
  args: {
    blocks: [{ id: 'n', type: 'newsletter', title: 'From the Mara, once a week', href: '/newsletter' }],
    newsletter: ({ title }) => <p>The page’s own form: {title}</p>,
  },
};

/** Nothing. */
export const Empty: Story = { args: { blocks: [] } };

/** From right to left. */
export const RightToLeft: Story = { globals: { dir: 'rtl' } };

/** On the night chart. */
export const Night: Story = { globals: { mode: 'dark' } };
