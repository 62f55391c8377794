import { Button, Cluster, EmailInput, Stack } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Guidance/Button', component: Button, tags: ['!dev'] } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Use red for the one main action of a view; what stands beside it is secondary. */
export const DoHaveOneMainAction: Story = {
  render: () => (
    <Cluster>
      <Button variant="primary">Send my trip request</Button>
      <Button>Save for later</Button>
    </Cluster>
  ),
};

/** Two red buttons side by side leave the choice of the main action to the reader. */
export const DontCompete: Story = {
  render: () => (
    <Cluster>
      <Button variant="primary">Send my trip request</Button>
      <Button variant="primary">Save for later</Button>
    </Cluster>
  ),
};

/** Keep the button enabled: a click then says what is missing. */
export const DoSayWhatIsMissing: Story = {
  render: () => (
    <Stack align="start">
      <EmailInput id="email" label="Email address" error="Enter your email address" />
      <Button>Subscribe</Button>
    </Stack>
  ),
};

/** A disabled button does not say what it waits for, and a keyboard cannot reach it to find out. */
export const DontDisable: Story = {
  render: () => (
    <Stack align="start">
      <EmailInput id="email" label="Email address" />
      <Button disabled>Subscribe</Button>
    </Stack>
  ),
};

/** Name the action by a verb and its object: the label makes sense on its own. */
export const DoNameTheAction: Story = { args: { variant: 'strong', children: 'Choose other dates' } };

/** “OK” and “Submit” say nothing to whoever has not read what stands above, or hears the buttons as a list. */
export const DontSayOk: Story = { args: { variant: 'strong', children: 'OK' } };
