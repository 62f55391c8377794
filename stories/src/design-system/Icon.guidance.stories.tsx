import { Cluster, Icon, icons, Text, type IconProps, type IconShape } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

/** A calendar as another set draws it: solid, with round corners. */
const solidCalendar: IconShape = {
  fill: 'M7 2a1 1 0 0 1 1 1v1h8V3a1 1 0 1 1 2 0v1h1a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3h1V3a1 1 0 0 1 1-1Z',
};

function Fact({ children, ...icon }: Pick<IconProps, 'shape' | 'label'> & { children: string }) {
  return (
    <Text style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <Icon {...icon} /> {children}
    </Text>
  );
}

const meta = { title: 'Guidance/Icon', component: Icon, tags: ['!dev'], args: { shape: icons.calendar } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Beside text: the sign helps to find the fact, the words say it. */
export const DoStandBesideText: Story = {
  render: () => (
    <Cluster gap={8}>
      <Fact shape={icons.calendar}>12 nights in July</Fact>
      <Fact shape={icons.person}>4 travellers</Fact>
      <Fact shape={icons.clock}>6 hours by road</Fact>
    </Cluster>
  ),
};

/** In place of text: 12 may be nights or the twelfth, 4 may be people or rooms. Only an IconButton does without words. */
export const DontReplaceText: Story = {
  render: () => (
    <Cluster gap={8}>
      <Fact shape={icons.calendar} label="Nights">
        12
      </Fact>
      <Fact shape={icons.person} label="Travellers">
        4
      </Fact>
      <Fact shape={icons.clock} label="Hours by road">
        6
      </Fact>
    </Cluster>
  ),
};

/** Signs of one hand: one width of line, square joins, drawn for this grid. */
export const DoUseOneSet: Story = {
  render: () => (
    <Cluster gap={8}>
      <Fact shape={icons.calendar}>12 nights in July</Fact>
      <Fact shape={icons.waypoint}>5 places</Fact>
    </Cluster>
  ),
};

/** A sign from another set, or an emoji, stands out from the rest as if it meant something more. */
export const DontMixSets: Story = {
  render: () => (
    <Cluster gap={8}>
      <Fact shape={solidCalendar}>12 nights in July</Fact>
      <Fact shape={icons.waypoint}>5 places</Fact>
    </Cluster>
  ),
};
