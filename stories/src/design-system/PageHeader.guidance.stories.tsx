import { PageHeader, Text } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Guidance/PageHeader',
  component: PageHeader,
  tags: ['!dev'],
  args: { title: 'Kenya in twelve nights', region: 'East Africa' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A heading that could be a line in a table of contents: it tells this page from every other. */
export const DoNameThePage: Story = {};

/** A question that any page could ask: in a list of results, a tab or a history it says nothing. */
export const DontAskAQuestion: Story = { args: { title: 'Are you ready for the journey of a lifetime?' } };

/** Two sentences: what the page holds, and for whom. */
export const DoLeadInTwoSentences: Story = {
  args: { lead: 'Two camps north of the river, one south of it. For people who would rather stay than drive.' },
};

/** A lead that is the text itself keeps everybody from the first heading, and is skipped. */
export const DontTellItAll: Story = {
  args: {
    lead: 'Kenya is one of the most popular countries for a safari, and for good reason. It has more than fifty national parks and reserves, of which the Maasai Mara is the best known. The climate is mild because of the altitude. Most visitors fly in by way of Nairobi, where we recommend one night before going on.',
  },
};

/** Facts that the page goes on to explain, each with a figure in it. */
export const DoGiveFactsOfThePage: Story = {
  args: {
    facts: (
      <>
        <Text variant="small">12 nights, June to October</Text>
        <Text variant="small">From $8,400 a person</Text>
        <Text variant="fact" tone="soft">
          1°29′S 35°8′E
        </Text>
      </>
    ),
  },
};

/** Facts about the company, in the place of facts about the journey: the page does not deliver them. */
export const DontBoast: Story = {
  args: {
    facts: (
      <>
        <Text variant="small">1,000 happy travellers</Text>
        <Text variant="small">190 countries, around the clock</Text>
        <Text variant="small">100 % tailor-made</Text>
      </>
    ),
  },
};
