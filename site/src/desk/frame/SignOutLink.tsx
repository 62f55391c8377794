import { Button, ButtonLink, Dialog, Link } from '@farwend/design-system';
import { useRef, useState, type MouseEvent } from 'react';
import { readDrafts } from '#src/desk/shared/drafts.ts';

/** Props of SignOutLink. */
export interface SignOutLinkProps {
  userId: string;
}

/** The way out. Asks first when there are texts that signing out would remove. */
export function SignOutLink({ userId }: SignOutLinkProps) {
  const [unsent, setUnsent] = useState(0);
  const stay = useRef<HTMLButtonElement>(null);
  const askFirst = (event: MouseEvent) => {
    const count = Object.keys(readDrafts(userId)).length;
    if (count > 0) event.preventDefault();
    setUnsent(count);
  };
  return (
    <>
      <Link href="/logout/" variant="quiet" onClick={askFirst}>
        Sign out
      </Link>
      <Dialog
        open={unsent > 0}
        onOpenChange={(open) => {
          if (!open) setUnsent(0);
        }}
        kind="alert"
        title={unsent === 1 ? 'A text is not sent yet' : `${unsent} texts are not sent yet`}
        description="What you wrote waits here while you are signed in. Signing out removes it from this browser."
        initialFocus={stay}
        footer={
          <>
            <Button ref={stay} size="small" variant="strong" onClick={() => setUnsent(0)}>
              Stay
            </Button>
            <ButtonLink href="/logout/" size="small" variant="quiet">
              Sign out and remove {unsent === 1 ? 'it' : 'them'}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
