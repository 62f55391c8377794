import { useEffect } from 'react';
import type { ClosedPage as ClosedPageProps } from '#src/shared/closedPages.ts';
import { hydrateNow } from '#src/startup/onFirstInteraction.ts';
import { island } from '#src/startup/island.tsx';
import { isAgentOrTeamMember, useSession } from '#src/shared/session.ts';
import type { ClosedViewProps } from './ClosedView.tsx';

const View = island<ClosedViewProps>(
  async () => (await import('./ClosedView.tsx')).ClosedView,
  import.meta.env.SSR ? (await import('./ClosedView.tsx')).ClosedView : null,
);

/** Replaces a page that has nothing to show yet; navigation and footer stay. */
export function ClosedPage({ path, content }: ClosedPageProps) {
  const { user } = useSession();
  useEffect(hydrateNow, []);
  return <View path={path} content={content} isTeam={user.personType === 'teamMember'} isTrade={isAgentOrTeamMember(user)} />;
}
