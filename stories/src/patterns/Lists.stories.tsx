import {
  Alert,
  Button,
  ButtonLink,
  Card,
  Cluster,
  FilterBar,
  Heading,
  LoadMore,
  Skeleton,
  SkeletonPicture,
  SkeletonText,
  Stack,
  Text,
} from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { journeys } from '../docs/journeys.tsx';

const filters = [
  { name: 'country', label: 'Country', anyText: 'Any country', options: [{ value: 'ke', label: 'Kenya' }] },
  { name: 'month', label: 'Month', anyText: 'Any month', options: [{ value: '5', label: 'May' }] },
];
const inMay = {
  filters: filters.map((filter) => ({ ...filter, value: filter.name === 'month' ? '5' : 'ke' })),
  applied: [
    { label: 'Kenya', href: '?month=5' },
    { label: 'May', href: '?country=ke' },
  ],
  clearHref: '?',
};
const meta = { title: 'Patterns/Lists', parameters: { layout: 'padded' } } satisfies Meta;
export default meta;
type Story = StoryObj;

function Cards({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'grid', gap: '48px 24px', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))' }}>
      {children}
    </div>
  );
}

/** A filled list: result count, cards and pagination. */
export const Filled: Story = {
  render: () => (
    <Stack gap={8}>
      <Heading level={2}>Journeys</Heading>
      <FilterBar action="/itineraries" label="Filter journeys" filters={filters} result="212 journeys" />
      <Cards>
        {journeys.map(({ text, ...journey }) => (
          <Card key={journey.href} {...journey}>
            {text}
          </Card>
        ))}
      </Cards>
      <LoadMore shown={3} total={212} href="/itineraries?page=2" />
    </Stack>
  ),
};

/** No results: what was searched for, why there is nothing, and the closest match. */
export const Empty: Story = {
  render: () => (
    <Stack gap={8}>
      <Heading level={2}>Journeys</Heading>
      <FilterBar action="/itineraries" label="Filter journeys" {...inMay} result="No journey in Kenya in May" />
      <Stack gap={5} align="start">
        <Heading level={3}>The tracks are closed in May</Heading>
        <Text tone="soft">The long rains end in the second week of June. From July on there are 14 journeys in Kenya.</Text>
        <Cluster>
          <ButtonLink href="?country=ke&month=7" variant="strong">
            Show Kenya in July
          </ButtonLink>
          <ButtonLink href="/trip-request">Ask for a route in May</ButtonLink>
        </Cluster>
      </Stack>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No journey in Kenya in May');
  },
};

/** Loading: space is reserved, so the layout does not shift. */
export const Loading: Story = {
  render: () => (
    <Stack gap={8}>
      <Heading level={2}>Journeys</Heading>
      <Skeleton
        busy
        label="Loading journeys"
        placeholder={
          <Cards>
            {[1, 2, 3].map((card) => (
              <Stack key={card} gap={4}>
                <SkeletonPicture />
                <SkeletonText size="h4" />
                <SkeletonText lines={2} />
              </Stack>
            ))}
          </Cards>
        }
      />
    </Stack>
  ),
};

/** Loading failed: the rest of the page works, and there is a next step. */
export const Failing: Story = {
  render: () => (
    <Stack gap={8}>
      <Heading level={2}>Journeys</Heading>
      <FilterBar action="/itineraries" label="Filter journeys" filters={filters} />
      <Stack gap={5} align="start">
        <Alert tone="error" title="The journeys could not be loaded">
          The line to our server broke. What you chose above is kept.
        </Alert>
        <Button>Try again</Button>
      </Stack>
    </Stack>
  ),
};

/** Only the next page failed: existing items remain. */
export const NextPageFailing: Story = {
  render: () => (
    <Stack gap={5} align="start">
      <Text>Forty journeys stand above this line.</Text>
      <Alert tone="error">The next journeys could not be loaded.</Alert>
      <Button>Try again</Button>
    </Stack>
  ),
};
