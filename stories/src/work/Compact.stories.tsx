import { Button, Cluster, IconButton, Select, Stack, TextField, icons } from '@farwend/design-system';
import { Compact } from '@farwend/design-system/work';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Work/Compact', component: Compact } satisfies Meta<typeof Compact>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fields and buttons of the public components, 36 px high with a mouse from 900 px. */
export const Controls: Story = {
  render: () => (
    <Compact>
      <Stack gap={4} align="start">
        <TextField label="Reference" autoComplete="off" />
        <Select label="Country" options={[{ value: 'ke', label: 'Kenya' }]} />
        <Cluster gap={2}>
          <Button variant="strong">Assign</Button>
          <Button variant="secondary">Snooze</Button>
          <Button variant="quiet">Cancel</Button>
          <IconButton icon={icons.close} label="Close" />
        </Cluster>
      </Stack>
    </Compact>
  ),
};
