import { Logo, Stack, Text, token } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Guidance/Logo', component: Logo, tags: ['!dev'] } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Once in a view, as it is drawn, with clear space of its own height around it. */
export const DoGiveItRoom: Story = {
  decorators: [
    (Story) => (
      <Stack gap={8} align="start">
        <Story />
        <Text tone="soft">Journeys drawn by people who have been there.</Text>
      </Stack>
    ),
  ],
};

/** Coloured, tilted or repeated it becomes decoration, and is no longer the sign that people look for. */
export const DontDecorate: Story = {
  args: { style: { color: token.color.negative, rotate: '-8deg' } },
  render: (args) => (
    <Stack gap={10} align="start">
      <Logo {...args} />
      <Logo {...args} />
      <Logo {...args} />
    </Stack>
  ),
};
