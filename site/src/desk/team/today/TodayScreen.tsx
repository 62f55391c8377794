import { Heading, Link, Stack, Text } from '@farwend/design-system';
import { useRouteLoaderData } from 'react-router-dom';
import type { DeskFrameData } from '#src/desk/frame/desk.loader.ts';
import { DeskTitle } from '#src/desk/frame/DeskTitle.tsx';

/** The first screen of those whose work has no screens yet. */
export function TodayScreen() {
  const { firstName } = (useRouteLoaderData('desk') as DeskFrameData).user;
  return (
    <Stack gap={4} align="start">
      <DeskTitle>Today</DeskTitle>
      <Heading level={1} size="h3">
        {firstName ? `Good day, ${firstName}` : 'Good day'}
      </Heading>
      <Text>
        Here you can read what travelers ask for. What you write and publish goes over the API: its reference lists every call, and lets you
        try it as yourself.
      </Text>
      <Link href="/desk/inbox/needs-matches">Read the requests</Link>
      <Link href="/docs" variant="onward">
        Open the calls
      </Link>
    </Stack>
  );
}
