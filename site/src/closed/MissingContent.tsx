import { Alert, Link, Section, Stack, Text } from '@farwend/design-system';
import { styled } from 'styled-components';
import type { ClosedPage } from '#src/shared/closedPages.ts';
import { closedPageTexts, missingContent } from './closedPages.data.ts';

/** Props of MissingContent. */
export interface MissingContentProps {
  closedPages: readonly ClosedPage[];
  /** Whether no telephone number is set. Defaults to false. */
  lacksPhones?: boolean;
}

/** Tells the team what visitors do not see yet, and where to add it. */
export function MissingContent({ closedPages, lacksPhones = false }: MissingContentProps) {
  return (
    <Section room="half" aria-label="For the team">
      <Alert title="Only the team sees this note">
        <Stack gap={3} align="start">
          <Text>What has nothing to show yet is left out of menus and search engines for visitors:</Text>
          <List>
            {closedPages.map(({ path, content }) => (
              <li key={path}>
                <Link href={path}>{closedPageTexts[path]?.title ?? path}</Link>
                {content && `: ${missingContent[content].what}. ${missingContent[content].how}`}
              </li>
            ))}
            {lacksPhones && <li>Telephone: no number is set. Set phones with PUT /v3/site_settings.</li>}
          </List>
          <Text>
            <Link href="/docs">Open the calls</Link>, or follow the guide “From empty to open” (docs/guide/from-empty-to-open.md).
          </Text>
        </Stack>
      </Alert>
    </Section>
  );
}

const List = styled.ul`
  display: grid;
  padding-inline-start: 1.25em;
  overflow-wrap: anywhere;
`;
