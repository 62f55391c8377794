import { Alert, Button, Heading, Link, Stack, Text, VisuallyHidden } from '@farwend/design-system';
import type { ReactNode } from 'react';
import { formatDay } from '#src/my-trips/days.ts';
import { Rows } from './SavedSearches.styles.ts';
import type { SavedSearch } from './savedSearch.ts';

/** Props of SavedSearches. */
export interface SavedSearchesProps {
  searches: readonly SavedSearch[];
  /** Confirmation of the last action; null if none. Defaults to null. */
  done?: string | null;
  /** Why the last action was rejected; null if it was not. Defaults to null. */
  problem?: string | null;
  /** A form is being submitted. Defaults to false. */
  busy?: boolean;
  /** Renders the form element of a search around its content. */
  renderForm: (id: string, content: ReactNode) => ReactNode;
}

/** The searches that a traveller is told about once a week, each with its end. Nothing without any. */
export function SavedSearches({ searches, done = null, problem = null, busy = false, renderForm }: SavedSearchesProps) {
  if (searches.length === 0 && done === null && problem === null) return null;
  return (
    <section aria-label={TITLE}>
      <Stack gap={6}>
        <Heading level={2}>{TITLE}</Heading>
        {done !== null && (
          <Alert tone="success" announce>
            {done}
          </Alert>
        )}
        {problem !== null && (
          <Alert tone="error" announce>
            {problem}
          </Alert>
        )}
        {searches.length > 0 && (
          <>
            <Text tone="soft">
              Once a week we look for new itineraries that fit. You get a mail when there are some, and none when there are not.
            </Text>
            <Rows>
              {searches.map(({ id, name, savedAt, href }) => (
                <li key={id}>
                  <Stack gap={1}>
                    {href === null ? <Text>{name}</Text> : <Link href={href}>{name}</Link>}
                    <Text variant="small" tone="soft">
                      {`Saved on ${formatDay(savedAt)}`}
                    </Text>
                  </Stack>
                  {renderForm(
                    id,
                    <Button type="submit" variant="link" busy={busy}>
                      Stop looking<VisuallyHidden>{` for ${name}`}</VisuallyHidden>
                    </Button>,
                  )}
                </li>
              ))}
            </Rows>
          </>
        )}
      </Stack>
    </section>
  );
}

const TITLE = 'What we look out for';
