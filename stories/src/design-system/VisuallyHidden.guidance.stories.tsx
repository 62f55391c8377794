import { Button, Heading, Icon, icons, Link, Stack, Text, VisuallyHidden } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Guidance/VisuallyHidden', component: VisuallyHidden, tags: ['!dev'] } satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Add what the layout says to the eye: below “Kenya”, the link “Reviews” is announced as “Reviews of Kenya”. */
export const DoCompleteALink: Story = {
  render: () => (
    <Stack gap={2}>
      <Heading level={2} size="h3">
        Kenya
      </Heading>
      <Text>
        <Link href="/reviews">
          Reviews <VisuallyHidden>of Kenya</VisuallyHidden>
        </Link>
      </Text>
    </Stack>
  ),
};

/** Here “not on Sundays” is hidden to save a line: most travellers will wait for a boat that does not come. */
export const DontHideWhatEverybodyNeeds: Story = {
  render: () => (
    <Stack gap={2}>
      <Heading level={2} size="h3">
        The boat to Utne
      </Heading>
      <Text>
        Leaves at nine<VisuallyHidden>, but not on Sundays</VisuallyHidden>
      </Text>
    </Stack>
  ),
};

/** Show the label of a button whose icon could mean several things. */
export const DoShowTheLabel: Story = { render: () => <Button icon={icons.compass}>Compare journeys</Button> };

/** A hidden label helps one reader and leaves the others guessing: a compass may mean anything. */
export const DontHideTheOnlyLabel: Story = {
  render: () => (
    <Button>
      <Icon shape={icons.compass} />
      <VisuallyHidden>Compare journeys</VisuallyHidden>
    </Button>
  ),
};
