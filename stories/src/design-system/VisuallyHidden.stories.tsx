import { Alert, Button, Text, VisuallyHidden } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

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

/** A link whose accessible name completes its visible text. */
export const InALink: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Reviews of Kenya' })).toBeVisible();
  },
};

/** A heading for screen reader navigation. */
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

/** It takes no space: changing its text does not shift the layout. */
export const TakesNoRoom: Story = {
  args: { children: 'of Kenya, of Tanzania, of Uganda, of Rwanda, of Zambia, of Botswana and of Namibia' },
  play: async ({ canvas }) => {
    const { width } = canvas.getByText(/of Kenya, of Tanzania/).getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(1);
  },
};

/** From right to left. */
export const RightToLeft: Story = { globals: { dir: 'rtl' } };

/** A change that is announced and shown differently. */
export const SaysWhatChanged: Story = {
  render: () => {
    const [saved, setSaved] = useState(false);
    return (
      <>
        <Button onClick={() => setSaved(!saved)}>{saved ? 'Saved' : 'Save Kenya'}</Button>
        <div role="status">{saved && <VisuallyHidden>Kenya is among your places</VisuallyHidden>}</div>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Kenya' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Kenya is among your places');
  },
};

/** A unit that sighted users read from the column header. */
export const InATable: Story = {
  render: () => (
    <table>
      <thead>
        <tr>
          <th scope="col">Place</th>
          <th scope="col">m</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Etna</th>
          <td>
            3,357 <VisuallyHidden>metres</VisuallyHidden>
          </td>
        </tr>
      </tbody>
    </table>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell')).toHaveTextContent('3,357 metres');
  },
};

/** A prefix before an error, equivalent to its colour and icon. */
export const BeforeAnError: Story = {
  render: () => (
    <Alert tone="error">
      <VisuallyHidden>Error: </VisuallyHidden>The boat to Utne does not run on Sundays.
    </Alert>
  ),
};

/** As a block of its own between paragraphs. */
export const AsAParagraph: Story = {
  args: { as: 'p', children: 'The map shows Bergen, Norheimsund and Utne, in this order.' },
  render: (args) => (
    <>
      <Text>Three nights above the fjord.</Text>
      <VisuallyHidden {...args} />
      <Text>One long walk, one short one.</Text>
    </>
  ),
};
