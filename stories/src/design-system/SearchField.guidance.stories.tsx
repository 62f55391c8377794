import { SearchField, Stack, Text, type LoadSuggestions } from '@farwend/design-system';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';

const findPages: LoadSuggestions = async () => [
  { id: '1', label: 'Kenya', detail: 'Guide', href: '?place=kenya' },
  { id: '2', label: 'Kenya by light aircraft', detail: 'Journey, 12 nights', href: '?place=kenya-by-air' },
];
const repeatQuery: LoadSuggestions = async (query) =>
  ['safari', 'holidays', 'best time'].map((words) => ({ id: words, label: `${query} ${words}`, href: `?q=${query} ${words}` }));

const withRoomForTheList: Decorator = (Story) => (
  <div style={{ minBlockSize: 280 }}>
    <Story />
  </div>
);

const meta = {
  title: 'Guidance/SearchField',
  component: SearchField,
  tags: ['!dev'],
  args: { action: 'iframe.html', label: 'Search the atlas' },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Suggest pages and say what each of them is: one choice later the reader is there. */
export const DoSuggestPages: Story = {
  args: { loadSuggestions: findPages },
  decorators: [withRoomForTheList],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ken');
    await canvas.findAllByRole('option');
  },
};

/** Suggestions that only lengthen the query lead to another list, and may lead to an empty one. */
export const DontRepeatTheQuery: Story = {
  args: { loadSuggestions: repeatQuery },
  decorators: [withRoomForTheList],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ken');
    await canvas.findAllByRole('option');
  },
};

/** Keep the query above its results: most searches are corrected, not begun again. */
export const DoKeepTheQuery: Story = {
  render: (args) => (
    <Stack gap={4}>
      <SearchField {...args} defaultValue="Kenya in July" />
      <Text>14 results for “Kenya in July”</Text>
    </Stack>
  ),
};

/** A field that is empty again makes people type everything once more to change one word. */
export const DontClearTheQuery: Story = {
  render: (args) => (
    <Stack gap={4}>
      <SearchField {...args} />
      <Text>14 results</Text>
    </Stack>
  ),
};
