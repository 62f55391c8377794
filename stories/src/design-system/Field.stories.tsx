import { Field, FieldSet } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fieldKeys } from './Field.keyboard.ts';

const meta = {
  title: 'Design system/Field',
  component: Field,
  parameters: { keyboard: fieldKeys },
  args: {
    id: 'passport',
    label: 'Passport number',
    children: (control) => <input {...control} type="text" autoComplete="off" style={{ minBlockSize: 44 }} />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LabelOnly: Story = {};

export const WithHint: Story = { args: { hint: 'Nine characters, on the page with your photograph' } };

export const WithError: Story = {
  args: { hint: 'Nine characters, on the page with your photograph', error: 'Enter your passport number' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Passport number');
    await expect(input).toHaveAttribute('aria-describedby', 'passport-hint passport-error');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Optional: Story = { args: { optional: true } };

export const InGerman: Story = {
  args: {
    label: 'Reisepassnummer',
    optional: true,
    optionalText: '(freiwillig)',
    error: 'Geben Sie neun Zeichen ein',
    errorPrefix: 'Fehler:',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Fehler: Geben Sie neun Zeichen ein');
  },
};

export const MoreDescription: Story = {
  args: { describedBy: 'passport-note', hint: 'Nine characters' },
  render: (args) => (
    <>
      <Field {...args} />
      <p id="passport-note">We delete it a month after you return.</p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Nine characters We delete it a month after you return.');
  },
};

export const AsAGroup: Story = {
  render: () => (
    <FieldSet id="seat" label="Which seat do you prefer?" hint="We ask the airline for it" error="Select a seat">
      {(id) => (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
          {['Window', 'Aisle'].map((seat) => (
            <label key={seat} style={{ display: 'flex', gap: 8, alignItems: 'center', minHeight: 44 }}>
              <input type="radio" name="seat" id={`${id}-${seat.toLowerCase()}`} /> {seat}
            </label>
          ))}
        </div>
      )}
    </FieldSet>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Which seat do you prefer?' });
    await expect(group).toHaveAccessibleDescription('We ask the airline for it Error: Select a seat');
  },
};

export const GroupWithHiddenLegend: Story = {
  render: () => (
    <FieldSet id="rooms" label="How many rooms?" hideLabel>
      {(id) => <input id={`${id}-count`} aria-label="Rooms" inputMode="numeric" autoComplete="off" style={{ minBlockSize: 44 }} />}
    </FieldSet>
  ),
};
