import { ButtonLink, Heading, Section, Stack, Text } from '@farwend/design-system';

/** Props of ErrorView. */
export interface ErrorViewProps {
  /** 404: no such page; 500: the page could not be made. */
  status: 404 | 500;
}

/** Says what is wrong and where to go from here. */
export function ErrorView({ status }: ErrorViewProps) {
  return (
    <Section>
      <title>{status === 404 ? 'Page not found | Farwend' : 'Something went wrong | Farwend'}</title>
      <meta name="robots" content="noindex" />
      <Stack gap={6} align="start">
        <Heading level={1}>{status === 404 ? 'This is where the route leaves the map' : 'The page could not be drawn'}</Heading>
        <Text>{status}</Text>
        <ButtonLink href="/">Home</ButtonLink>
      </Stack>
    </Section>
  );
}
