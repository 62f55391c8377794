import { Facts, Link, PageHeader, Section, Stack } from '@farwend/design-system';

/** A figure of the person's work. */
export interface DeskCount {
  name: string;
  count: number;
  /** What is counted. */
  note: string;
}

/** Props of Desk. */
export interface DeskProps {
  firstName: string | null;
  /** Open and running work. */
  counts: readonly DeskCount[];
}

/** My Trips for agents without a portal of their own: their figures and a link to the API reference. */
export function Desk({ firstName, counts }: DeskProps) {
  return (
    <Section>
      <Stack gap={16}>
        <PageHeader
          region="My Trips"
          title={firstName ? `Good day, ${firstName}` : 'Good day'}
          lead="Your work at a glance. Requests are worked on over the API; its pages list every call and let you try it as yourself."
        />
        <Facts items={counts.map(({ name, count, note }) => ({ name, value: String(count), note }))} />
        <Stack gap={3} align="start">
          <Link href="/docs" variant="onward">
            Open the calls
          </Link>
          <Link href="/account/security" variant="quiet">
            How you sign in
          </Link>
          <Link href="/logout" variant="quiet">
            Sign out
          </Link>
        </Stack>
      </Stack>
    </Section>
  );
}
