import { useLoaderData } from '#src/startup/page.ts';
import { ListHead } from '#src/seo/ListHead.tsx';
import { isAgentOrTeamMember, useSession } from '#src/shared/session.ts';
import { Letters } from './Letters.tsx';
import type { lettersLoader } from './letters.loader.ts';

/** The list of letters with its document head. */
export function LettersContent() {
  const list = useLoaderData<typeof lettersLoader>();
  const { user } = useSession();
  return (
    <>
      <ListHead
        title="Letters"
        description="The letters that our newsletter was made of, the newest first: one place each, when to go and when to stay away."
        path="/letters"
        page={list.page}
        pages={list.pages}
        items={list.letters}
      />
      <Letters {...list} isTrade={isAgentOrTeamMember(user)} />
    </>
  );
}
