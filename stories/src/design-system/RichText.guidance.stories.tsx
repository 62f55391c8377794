import { RichText, type RichBlock } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Guidance/RichText', component: RichText, tags: ['!dev'], args: { blocks: [] } } satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

const paragraph = (id: string, text: string): RichBlock => ({ id, type: 'paragraph', content: [{ text }] });
const callout = (tone: 'INFO' | 'TIP' | 'WARNING', text: string): RichBlock => ({ id: tone, type: 'callout', tone, content: [{ text }] });
const cta = (label: string, href: string): RichBlock => ({ id: href, type: 'cta', label, href });

const season = paragraph('season', 'The herds cross the river from July to October. In June the plains are green and the camps quiet.');
const flight = paragraph('flight', 'From Nairobi it is 50 minutes by light aircraft, or five hours by road.');
const bags = callout('TIP', 'Light aircraft take 15 kg in a bag without a frame.');

/** Let a heading say what the text below it says: whoever reads only the headings still learns something. */
export const DoSummarizeInTheHeading: Story = {
  args: { blocks: [{ id: 'when', type: 'heading', level: 2, text: 'July for the crossings, June for the quiet' }, season] },
};

/** A heading that would fit any article helps nobody find the place they need. */
export const DontNameTheSlot: Story = {
  args: { blocks: [{ id: 'introduction', type: 'heading', level: 2, text: 'Introduction' }, season] },
};

/** Keep a callout for the one point that must not be missed. */
export const DoCallOutOnePoint: Story = { args: { blocks: [flight, bags] } };

/** Where everything is called out, nothing stands out, and the text between the boxes is skipped. */
export const DontCallOutEverything: Story = {
  args: {
    blocks: [
      callout('INFO', 'From Nairobi it is 50 minutes by light aircraft.'),
      bags,
      callout('WARNING', 'The gate at Sekenani closes at half past six.'),
    ],
  },
};

/** End with one action, once the reader has what it takes to decide. */
export const DoEndWithOneAction: Story = { args: { blocks: [season, flight, cta('Plan a journey to Kenya', '/trip-request')] } };

/** Several actions compete with each other and interrupt the text that should lead to one of them. */
export const DontScatterActions: Story = {
  args: {
    blocks: [season, cta('Plan a journey', '/trip-request'), flight, cta('Ask a planner', '/contact'), cta('Read the reviews', '/reviews')],
  },
};
