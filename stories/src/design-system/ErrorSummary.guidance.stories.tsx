import { Button, ErrorSummary, Heading, Stack, TextField } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const errors = [
  { id: 'first-name', text: 'Enter your first name' },
  { id: 'last-name', text: 'Enter your last name' },
];

const meta = {
  title: 'Guidance/ErrorSummary',
  component: ErrorSummary,
  tags: ['!dev'],
  args: { errors },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

const heading = (
  <Heading level={1} size="h3">
    Who should we design this for?
  </Heading>
);
const fields = (
  <>
    <TextField id="first-name" label="First name" autoComplete="given-name" error="Enter your first name" />
    <TextField id="last-name" label="Last name" autoComplete="family-name" error="Enter your last name" />
  </>
);

/** Repeat the error of each field word for word, as a link that leads there. */
export const DoRepeatEachError: Story = {
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      {fields}
    </Stack>
  ),
};

/** A count sends the reader looking for the errors, and “marked in red” to whoever cannot see red. */
export const DontCountTheErrors: Story = {
  ...DoRepeatEachError,
  args: { title: '2 errors found', errors: [{ text: 'Please correct the fields marked in red.' }] },
};

/** Put it above the heading of the form, where it is met first. */
export const DoPutItFirst: Story = {
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      {heading}
      {fields}
      <div>
        <Button variant="strong">Continue</Button>
      </div>
    </Stack>
  ),
};

/** Below the fields it is met last, when the errors it lists have scrolled out of view. */
export const DontPutItLast: Story = {
  render: (args) => (
    <Stack>
      {heading}
      {fields}
      <div>
        <Button variant="strong">Continue</Button>
      </div>
      <ErrorSummary {...args} />
    </Stack>
  ),
};
