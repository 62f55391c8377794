import { Alert, Stack, TextField } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

const meta = { title: 'Guidance/Alert', component: Alert, tags: ['!dev'], args: { tone: 'error' } } satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Say what happened, what is kept and what to do next, so that the reader can act at once. */
export const DoSayWhatToDo: Story = {
  args: {
    title: 'Your request was not sent',
    children: <span>The connection broke. Your answers are still here; try again in a minute.</span>,
    onDismiss: fn(),
  },
};

/** “Oops” and a code say neither what happened nor whether anything is lost, and leave the reader with nothing to do. */
export const DontSayOops: Story = {
  args: {
    title: 'Oops, something went wrong',
    children: <span>An unexpected error occurred (code 502).</span>,
    onDismiss: fn(),
  },
};

/** Leave what is wrong with one field to the error of that field: it stands where it has to be put right. */
export const DoLeaveAFieldToItsError: Story = {
  render: () => (
    <TextField
      id="first-name"
      label="First name"
      autoComplete="given-name"
      hint="As it stands in your passport"
      error="Enter your first name"
    />
  ),
};

/** An alert about one field stands away from it, and the field itself is not marked as wrong. */
export const DontReportAField: Story = {
  render: (args) => (
    <Stack>
      <Alert {...args} title="First name">
        Enter your first name
      </Alert>
      <TextField id="first-name" label="First name" autoComplete="given-name" hint="As it stands in your passport" />
    </Stack>
  ),
};
