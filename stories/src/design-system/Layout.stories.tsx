import { Cluster, Column, Container, Contours, Grid, Heading, Section, Stack, Text } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Design system/Layout',
  component: Grid,
  subcomponents: { Stack, Cluster, Column, Container, Section },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

const Box = ({ children }: { children: string }) => (
  <div style={{ padding: 16, border: '1px solid currentColor' }}>
    <Text variant="small">{children}</Text>
  </div>
);

/** Stacked. */
export const StackOfThree: Story = {
  render: () => (
    <Container>
      <Stack gap={6}>
        <Box>One</Box>
        <Box>Two</Box>
        <Box>Three</Box>
      </Stack>
    </Container>
  ),
};

/** Side by side, wrapping when the row is full. */
export const ClusterOfMany: Story = {
  render: () => (
    <Container>
      <Cluster gap={3}>
        {['Kenya', 'Norway', 'Japan', 'Patagonia', 'Iceland', 'Tanzania', 'Faroe Islands'].map((name) => (
          <Box key={name}>{name}</Box>
        ))}
      </Cluster>
    </Container>
  ),
};

/** Twelve columns. */
export const TwelveColumns: Story = {
  render: () => (
    <Container>
      <Grid rowGap={4}>
        <Column span={4}>
          <Box>4 of 12</Box>
        </Column>
        <Column span={8}>
          <Box>8 of 12</Box>
        </Column>
        <Column span={6} start={4}>
          <Box>6, from the fourth</Box>
        </Column>
      </Grid>
    </Container>
  ),
};

/** Columns may extend to the window's edge. */
export const OutOfTheGrid: Story = {
  render: () => (
    <Section width="bleed" room="half">
      <Grid bleed rowGap={4}>
        <Column span={4} start={1}>
          <Box>Within</Box>
        </Column>
        <Column span={8} start={5} reach="end">
          <Box>Out at the end</Box>
        </Column>
        <Column span={7} reach="start">
          <Box>Out at the start</Box>
        </Column>
        <Column span={12} reach="both">
          <Box>Out on both sides</Box>
        </Column>
      </Grid>
    </Section>
  ),
};

/** Backgrounds of a section. */
export const Grounds: Story = {
  render: () => (
    <>
      {(['paper', 'sunk', 'glacier', 'night'] as const).map((tone) => (
        <Section key={tone} tone={tone} room="half">
          <Contours />
          <Heading level={2}>{tone}</Heading>
        </Section>
      ))}
    </>
  ),
};

/** Maximum widths. */
export const Widths: Story = {
  render: () => (
    <Stack>
      {(['text', 'narrow', 'wide', 'page', 'full'] as const).map((width) => (
        <Container key={width} width={width}>
          <Box>{width}</Box>
        </Container>
      ))}
    </Stack>
  ),
};

/** On a phone there is one column. */
export const Phone: Story = { ...OutOfTheGrid, globals: { viewport: { value: 'phone' } } };

/** From right to left. */
export const RightToLeft: Story = { ...OutOfTheGrid, globals: { dir: 'rtl' } };
