import { Heading, Link, Logo, Stack, Text, from, token } from '@farwend/design-system';
import { styled } from 'styled-components';
import type { Phone } from '#src/shared/phones.ts';
import { LostRoute } from './LostRoute.tsx';

/** Props of MaintenanceView. */
export interface MaintenanceViewProps {
  /** The team's message; empty: the default text. */
  message: string;
  /** The phone number to call; null if there is none. */
  phone: Phone | null;
}

/** Replaces the whole site during maintenance. */
export function MaintenanceView({ message, phone }: MaintenanceViewProps) {
  return (
    <Page>
      <title>We are redrawing the map | Farwend</title>
      <meta name="robots" content="noindex" />
      <Logo />
      <Columns>
        <Stack gap={6} align="start">
          <Text variant="region" tone="soft">
            Maintenance (503)
          </Text>
          <Heading level={1}>We are redrawing the map</Heading>
          <Text variant="lead" tone="soft">
            {message ||
              'The site is closed for a short while. What you had filled in is kept in this browser, and sent requests are safe with us.'}
          </Text>
          {phone && (
            <Text tone="soft">
              The telephone is not affected: <Link href={phone.href}>{phone.text}</Link>
            </Text>
          )}
        </Stack>
        <LostRoute ending="stops" />
      </Columns>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-block-size: 100vh;
  padding: ${token.space[5]} max(${token.space.gutter}, (100% - ${token.measure.page}) / 2) ${token.space[12]};
`;

const Columns = styled.div`
  display: grid;
  gap: ${token.space[12]} ${token.space[16]};
  align-content: center;
  align-items: center;

  ${from.menu} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
`;
