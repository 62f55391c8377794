import { ButtonLink, Cluster, Heading, Link, RouteLine, Section, Stack, Text } from '@farwend/design-system';
import { ErrorView, exampleLayoutContent } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Patterns/Pages that fail', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

/** Page not found. */
export const NotFound: Story = { render: () => <ErrorView status={404} phone={exampleLayoutContent.phones.call} /> };

/** Server error: the page could not be rendered. */
export const Failed: Story = { render: () => <ErrorView status={500} phone={exampleLayoutContent.phones.call} /> };

/** Maintenance: until when, what has been saved, and whom to call. */
export const Maintenance: Story = {
  render: () => (
    <Section aria-labelledby="maintenance">
      <Stack gap={6} align="start">
        <RouteLine variant="progress" stops={4} current={3} style={{ maxInlineSize: 420 }} />
        <Text variant="region" tone="soft">
          Maintenance (503)
        </Text>
        <Heading level={1} id="maintenance">
          We are redrawing this sheet
        </Heading>
        <Text variant="lead" tone="soft">
          The site is back at about 14:00 UTC. What you had filled in is kept in this browser, and nothing that you sent is lost.
        </Text>
        <Cluster>
          <ButtonLink href="/" variant="strong">
            Try the first page
          </ButtonLink>
        </Cluster>
        <Text tone="soft">
          Already travelling? Call <Link href="tel:+15555550142">+1 555 555 0142</Link>, day and night.
        </Text>
      </Stack>
    </Section>
  ),
};

/** Content that is permanently gone, with its replacement. */
export const Gone: Story = {
  render: () => (
    <Section aria-labelledby="gone">
      <Stack gap={6} align="start">
        <RouteLine />
        <Text variant="region" tone="soft">
          Gone (410)
        </Text>
        <Heading level={1} id="gone">
          This journey is no longer made
        </Heading>
        <Text variant="lead" tone="soft">
          The mail boat to Utne stopped in 2025. The railway along the other shore is as slow, and as good.
        </Text>
        <ButtonLink href="/itineraries" variant="strong">
          Journeys in Norway
        </ButtonLink>
      </Stack>
    </Section>
  ),
};
