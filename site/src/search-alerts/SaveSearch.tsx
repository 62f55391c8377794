import { Alert, Button, Link, Text } from '@farwend/design-system';
import type { ReactNode } from 'react';

/** Props of SaveSearch. */
export interface SaveSearchProps {
  /** Name of the search that was saved; null if none was. Defaults to null. */
  done?: string | null;
  /** Why it was not saved; null if it was. Defaults to null. */
  problem?: string | null;
  /** The form is being submitted. Defaults to false. */
  busy?: boolean;
  /** Renders the form element around its content. */
  renderForm: (content: ReactNode) => ReactNode;
}

/** Saves what a list is filtered by, so that its visitor is told of what is new. */
export function SaveSearch({ done = null, problem = null, busy = false, renderForm }: SaveSearchProps) {
  if (done !== null) {
    return (
      <Alert tone="success" title={`Saved: ${done}`} announce>
        <Text>
          We look once a week, and write when something new fits. <Link href="/my-trips">My Trips</Link> has all your searches, and ends
          them.
        </Text>
      </Alert>
    );
  }
  return (
    <>
      {problem !== null && (
        <Alert tone="error" announce>
          {problem}
        </Alert>
      )}
      {renderForm(
        <Button type="submit" variant="link" busy={busy} data-print="hide">
          Tell me when a new one fits
        </Button>,
      )}
    </>
  );
}
