import { ButtonLink, Cluster, Heading, Link, Section, Stack, Text } from '@farwend/design-system';
import type { FailureStatus } from '#src/shared/getFailureStatus.ts';
import type { Phone } from '#src/shared/phones.ts';
import { LostRoute } from './LostRoute.tsx';
import { MapColumns } from './MapColumns.styles.ts';

/** Props of ErrorView. */
export interface ErrorViewProps {
  /** 404: no such page; 410: withdrawn for good; 500: rendering failed; 503: temporarily unavailable. */
  status: FailureStatus;
  /** The phone number to call; null if there is none. */
  phone: Phone | null;
  /** Whether the atlas has something to show. Defaults to true. */
  hasAtlas?: boolean;
  /** URL to retry. Defaults to `/`. */
  retryHref?: string;
}

const messages = {
  404: {
    title: 'Page not found',
    heading: 'This is where the route leaves the map',
    text: 'No page lies at this address. It may have moved, or the last letters of the link were lost on the way.',
    ending: 'leaves',
  },
  410: {
    title: 'Page withdrawn',
    heading: 'This page is no longer in the atlas',
    text: 'It stood here once and was taken out on purpose, because the place changed or we no longer stand by the advice. The rest of the atlas is current.',
    ending: 'leaves',
  },
  500: {
    title: 'Something went wrong',
    heading: 'This sheet was not finished',
    text: 'The page could not be drawn. It is our fault and it is on record. Try again in a minute; what you had filled in is kept in this browser.',
    ending: 'stops',
  },
  503: {
    title: 'Not just now',
    heading: 'The ferry is full, the next one is coming',
    text: 'More people are asking than we can answer at this moment, or something is being mended. This page looks again by itself every few seconds.',
    ending: 'stops',
  },
} as const;

/** Explains the error and where to go from here. */
export function ErrorView({ status, phone, hasAtlas = true, retryHref = '/' }: ErrorViewProps) {
  const { title, heading, text, ending } = messages[status];
  return (
    <Section aria-labelledby="error">
      <title>{`${title} | Farwend`}</title>
      <meta name="robots" content="noindex" />
      <MapColumns>
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
            {status === 503 ? (
              <ButtonLink href={retryHref} variant="strong">
                Try again
              </ButtonLink>
            ) : (
              <>
                <ButtonLink href="/" variant="strong">
                  Back to the first page
                </ButtonLink>
                {hasAtlas && <ButtonLink href="/destinations">Open the atlas</ButtonLink>}
              </>
            )}
          </Cluster>
          <Text tone="soft">
            Or ask a person: {phone ? <Link href={phone.href}>{phone.text}</Link> : <Link href="/contact">write to us</Link>}
          </Text>
        </Stack>
        <LostRoute ending={ending} />
      </MapColumns>
    </Section>
  );
}
