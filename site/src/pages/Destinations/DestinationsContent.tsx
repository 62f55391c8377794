import { useLoaderData } from 'react-router-dom';
import { ListHead } from '#src/seo/ListHead.tsx';
import { isTrade, useSession } from '#src/shared/session.ts';
import { Destinations } from './Destinations.tsx';
import type { destinationsLoader } from './destinations.loader.ts';

/** The atlas with its head, joined to the session. */
export function DestinationsContent() {
  const atlas = useLoaderData<typeof destinationsLoader>();
  const { user } = useSession();
  return (
    <>
      <ListHead
        title="Destinations"
        description="The countries we plan in, on one sheet: where they are, when they are at their best, and the routes through them."
        path="/destinations"
        items={atlas.sheets.flatMap(({ places }) => places.map(({ name, slug }) => ({ title: name, href: `/destinations#${slug}` })))}
      />
      <Destinations {...atlas} isTrade={isTrade(user)} />
    </>
  );
}
