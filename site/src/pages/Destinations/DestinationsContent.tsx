import { useLoaderData } from '#src/startup/page.ts';
import { ListHead } from '#src/seo/ListHead.tsx';
import { isAgentOrTeamMember, useSession } from '#src/shared/session.ts';
import { Destinations } from './Destinations.tsx';
import type { destinationsLoader } from './destinations.loader.ts';

/** The destinations, with document head and session. */
export function DestinationsContent() {
  const atlas = useLoaderData<typeof destinationsLoader>();
  const { user } = useSession();
  return (
    <>
      <ListHead
        title="Destinations"
        description="The countries we plan in, on one sheet: where they are, when they are at their best, and the routes through them."
        path="/destinations"
        items={atlas.sections.flatMap(({ places }) => places.map(({ name, slug }) => ({ title: name, href: `/destinations#${slug}` })))}
      />
      <Destinations {...atlas} isTrade={isAgentOrTeamMember(user)} />
    </>
  );
}
