import { Facts, Link, PageHeader, Section, Stack } from '@farwend/design-system';

/** One figure of somebody's work. */
export interface DeskCount {
  name: string;
  count: number;
  /** What it is about. */
  note: string;
}

/** Props of Desk. */
export interface DeskProps {
  firstName: string | null;
  /** What waits and what runs. */
  counts: readonly DeskCount[];
}

/** What agents and the team find in My Trips where they have no portal of their own: their figures, and the way to the calls they work with. */
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
          <Link href="/logout" variant="quiet">
            Sign out
          </Link>
        </Stack>
      </Stack>
    </Section>
  );
}
