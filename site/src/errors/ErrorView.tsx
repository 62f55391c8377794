import { ButtonLink, Cluster, from, Heading, Link, Section, Stack, Text, token } from '@farwend/design-system';
import { styled } from 'styled-components';
import { phones } from '#src/shared/phones.ts';
import { LostRoute } from './LostRoute.tsx';

/** Props of ErrorView. */
export interface ErrorViewProps {
  /** 404: no such page; 500: the page could not be made. */
  status: 404 | 500;
}

const words = {
  404: {
    title: 'Page not found',
    heading: 'This is where the route leaves the map',
    text: 'No page lies at this address. It may have moved, or the last letters of the link were lost on the way.',
    fate: 'leaves',
  },
  500: {
    title: 'Something went wrong',
    heading: 'This sheet was not finished',
    text: 'The page could not be drawn. It is our fault and it is on record. Try again in a minute; what you had filled in is kept in this browser.',
    fate: 'stops',
  },
} as const;

/** Says what is wrong and where to go from here. */
export function ErrorView({ status }: ErrorViewProps) {
  const { title, heading, text, fate } = words[status];
  return (
    <Section aria-labelledby="error">
      <title>{`${title} | Farwend`}</title>
      <meta name="robots" content="noindex" />
      <Halves>
        <Stack gap={6} align="start">
          <Text variant="region" tone="soft">
            {`${title} (${status})`}
          </Text>
          <Heading level={1} id="error">
            {heading}
          </Heading>
          <Text variant="lead" tone="soft">
            {text}
          </Text>
          <Cluster>
            <ButtonLink href="/" variant="strong">
              Back to the first page
            </ButtonLink>
            <ButtonLink href="/destinations">Open the atlas</ButtonLink>
          </Cluster>
          <Text tone="soft">
            Or ask a person: <Link href={phones.call.href}>{phones.call.text}</Link>
          </Text>
        </Stack>
        <LostRoute fate={fate} />
      </Halves>
    </Section>
  );
}

const Halves = styled.div`
  display: grid;
  gap: ${token.space[12]} ${token.space[16]};
  align-items: center;

  ${from.menu} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
`;
