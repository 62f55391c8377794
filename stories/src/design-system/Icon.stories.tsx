import { Icon, icons, Text } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Design system/Icon', component: Icon, args: { shape: icons.compass } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All icons. */
export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))', gap: 24, padding: 0, listStyle: 'none' }}>
      {Object.entries(icons).map(([name, shape]) => (
        <li key={name} style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
          <Icon shape={shape} style={{ inlineSize: 28, blockSize: 28 }} />
          <Text as="span" variant="caption" tone="soft">
            {name}
          </Text>
        </li>
      ))}
    </ul>
  ),
};

/** Decorative beside text: ignored by screen readers. */
export const BesideWords: Story = {
  render: () => (
    <Text style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <Icon shape={icons.calendar} /> 12 nights in July
    </Text>
  ),
};

/** Standalone, with an accessible name. */
export const Alone: Story = { args: { shape: icons.shield, label: 'Checked' } };

/** Arrows follow the writing direction. */
export const Mirrored: Story = {
  render: () => (
    <div dir="rtl">
      <Icon shape={icons.arrow} /> <Icon shape={icons.phone} />
    </div>
  ),
};

/** On the night chart it takes the text colour. */
export const Night: Story = { ...All, globals: { mode: 'dark' } };

/** In high contrast. */
export const HighContrast: Story = { ...All, globals: { mode: 'contrast' } };

/** Beside text at 200 % it keeps its size. */
export const LargeText: Story = { ...BesideWords, globals: { textSize: '200' } };

/** In the colour of the surrounding text. */
export const InTheColourOfItsWords: Story = {
  render: () => (
    <Text tone="soft" style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <Icon shape={icons.clock} /> Answered within two working days
    </Text>
  ),
};
