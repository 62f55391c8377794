import { Card, Column, Grid, Skeleton, SkeletonPicture, SkeletonText, Stack } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { journeys } from '../docs/journeys.tsx';

const card = (
  <Stack gap={4}>
    <SkeletonPicture />
    <Stack gap={2}>
      <SkeletonText size="h4" />
      <SkeletonText size="small" lines={2} />
    </Stack>
  </Stack>
);
const [mara] = journeys;
const meta = {
  title: 'Design system/Skeleton',
  component: Skeleton,
  args: { busy: true, placeholder: card, label: 'Loading journeys' },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three cards on their way. */
export const Cards: Story = {
  args: {
    placeholder: (
      <Grid>
        {[1, 2, 3].map((place) => (
          <Column key={place} span={4}>
            {card}
          </Column>
        ))}
      </Grid>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading journeys');
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
};

/** One card. */
export const OneCard: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
};

/** A paragraph. */
export const Paragraph: Story = { args: { placeholder: <SkeletonText lines={4} /> } };

/** A heading of a review with its words. */
export const Review: Story = {
  args: {
    placeholder: (
      <>
        <SkeletonText size="h3" />
        <SkeletonText lines={3} />
        <SkeletonText size="small" />
      </>
    ),
  },
};

/** A wide picture. */
export const Picture: Story = { args: { placeholder: <SkeletonPicture ratio="21:9" /> } };

/** Lines as high as the text they stand for. */
export const SameHeight: Story = {
  render: () => (
    <Grid>
      <Column span={6}>
        <p data-testid="words">In July the wildebeest reach the Mara.</p>
      </Column>
      <Column span={6}>
        <SkeletonText data-testid="lines" />
      </Column>
    </Grid>
  ),
  play: async ({ canvas }) => {
    const heightOf = (id: string) => canvas.getByTestId(id).getBoundingClientRect().height;
    await expect(Math.abs(heightOf('lines') - heightOf('words'))).toBeLessThan(1);
  },
};

/** The content has loaded. */
export const Arrived: Story = {
  args: {
    busy: false,
    children: (
      <Card title={mara.title} href={mara.href}>
        {mara.text}
      </Card>
    ),
  },
};

/** On the night chart. */
export const Night: Story = { globals: { mode: 'dark' }, args: { placeholder: card } };
