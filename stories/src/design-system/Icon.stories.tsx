import { Icon, icons, Text } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Design system/Icon', component: Icon, args: { shape: icons.compass } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole key of the map. */
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

/** Decoration beside a word: screen readers pass over it. */
export const BesideWords: Story = {
  render: () => (
    <Text style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <Icon shape={icons.calendar} /> 12 nights in July
    </Text>
  ),
};

/** Alone it carries its meaning in words. */
export const Alone: Story = { args: { shape: icons.shield, label: 'Checked' } };

/** Arrows turn with the direction of writing. */
export const Mirrored: Story = {
  render: () => (
    <div dir="rtl">
      <Icon shape={icons.arrow} /> <Icon shape={icons.phone} />
    </div>
  ),
};

/** On the night chart it takes the colour of the words. */
export const Night: Story = { ...All, globals: { mode: 'dark' } };

/** In high contrast. */
export const HighContrast: Story = { ...All, globals: { mode: 'contrast' } };

/** As large as the words it stands beside, at twice their size. */
export const LargeText: Story = { ...BesideWords, globals: { textSize: '200' } };

/** In a colour of the words around it. */
export const InTheColourOfItsWords: Story = {
  render: () => (
    <Text tone="soft" style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <Icon shape={icons.clock} /> Answered within two working days
    </Text>
  ),
};
