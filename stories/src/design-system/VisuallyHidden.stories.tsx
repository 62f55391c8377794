import { Text, VisuallyHidden } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Design system/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'of Kenya' },
  render: (args) => (
    <Text>
      <a href="#reviews">
        Reviews <VisuallyHidden {...args} />
      </a>
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A link whose words are enough for the eye, and whose name is enough without it. */
export const InALink: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Reviews of Kenya' })).toBeVisible();
  },
};

/** A heading for those who go from heading to heading. */
export const AsAHeading: Story = {
  args: { as: 'h2', children: 'Reviews of Kenya' },
  render: (args) => (
    <section>
      <VisuallyHidden {...args} />
      <Text>“They asked about the children’s bedtime before they asked about the budget.”</Text>
    </section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Reviews of Kenya');
  },
};

/** It takes no room: nothing moves when its words change. */
export const TakesNoRoom: Story = {
  args: { children: 'of Kenya, of Tanzania, of Uganda, of Rwanda, of Zambia, of Botswana and of Namibia' },
  play: async ({ canvas }) => {
    const { width } = canvas.getByText(/of Kenya, of Tanzania/).getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(1);
  },
};

/** From right to left. */
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
