import { Contours, Heading, Section, Stack, Text } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Guidance/Contours',
  component: Contours,
  tags: ['!dev'],
  globals: { viewport: { value: 'tablet' } },
  render: (args) => (
    <Section tone="night" room="half">
      <Contours {...args} />
      <Stack style={{ maxInlineSize: '18rem' }}>
        <Heading level={2} size="h3">
          The ground rises where the words end
        </Heading>
        <Text>From 1,434 metres in the Mara to 5,895 on Kilimanjaro.</Text>
      </Stack>
    </Section>
  ),
} satisfies Meta<typeof Contours>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Draw the lines once in a view, on a large area of colour and on the side away from the text. */
export const DoKeepTheLinesClearOfTheText: Story = {};

/** Lines behind words make them harder to read, however faint they are. */
export const DontRunTheLinesBehindTheText: Story = { args: { side: 'both' } };
