import { ButtonLink, Heading, Section, Stack, Text } from '@farwend/design-system';
import { PageHead } from '#src/shared/PageHead.tsx';

/** Status page for people and monitors. During maintenance this URL returns the maintenance page with 503, like every other. */
export function MaintenancePage() {
  return (
    <Section>
      <PageHead title="Maintenance" path="/maintenance/" description="Whether the site is open at this moment." noIndex />
      <Stack gap={6} align="start">
        <Heading level={1}>The site is open</Heading>
        <Text variant="lead" tone="soft">
          Nothing is being mended just now. When something is, this page says so, and when it will be done.
        </Text>
        <ButtonLink href="/">To the first page</ButtonLink>
      </Stack>
    </Section>
  );
}
