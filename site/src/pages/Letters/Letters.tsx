import { Breadcrumbs, Container, from, Heading, Link, PageHeader, Pagination, Section, Stack, Text, token } from '@farwend/design-system';
import { styled } from 'styled-components';
import { buildListHref } from '#src/content/buildListHref.ts';
import { ContentRows } from '#src/content/ContentRows.tsx';
import { LeadPicture } from '#src/content/LeadPicture.tsx';
import { TripRequestPrompt } from '#src/content/TripRequestPrompt.tsx';
import { PageTop } from '#src/content/PageTop.styles.ts';
import { NEWSLETTER_PATH } from '#src/newsletter/rules.ts';
import { wholeRowLink } from '#src/styles/wholeRowLink.ts';
import { TripRequestButton } from '#src/trip-context/TripRequestButton.tsx';
import type { lettersLoader } from './letters.loader.ts';

/** Props of Letters. */
export interface LettersProps extends Omit<Awaited<ReturnType<typeof lettersLoader>>, 'hasOwnAction'> {
  /** Whether the visitor is an agent or team member, who sees a sentence instead of the trip-request button. */
  isTrade: boolean;
}

/** The list of letters: the newest in large type, the others in rows. */
export function Letters({ page, pages, letters, isTrade }: LettersProps) {
  const [newest, ...others] = letters;
  const rows = others.map(({ title, href, day, text, picture }) => ({ title, href, text, facts: day, ...(picture && { picture }) }));
  return (
    <>
      <Container>
        <PageTop>
          <Breadcrumbs
            items={[
              { label: 'Home', href: '/' },
              { label: 'Letters', href: '/letters' },
            ]}
          />
          <PageHeader
            title="Letters"
            lead="One place each, when to go and when to stay away, written by someone just back. These have been sent."
            facts={
              <Text>
                <Link href={NEWSLETTER_PATH}>Have the next one sent to you</Link>
              </Text>
            }
          >
            <TripRequestButton isTrade={isTrade} />
          </PageHeader>
        </PageTop>
      </Container>
      <Section room="half" aria-label="Letters sent">
        <Stack gap={12} align="stretch">
          {newest && (
            <Newest>
              {newest.picture && <LeadPicture picture={newest.picture} ratio="3:2" sizes="(min-width: 900px) 50vw, 100vw" />}
              <div>
                <Text variant="fact" tone="soft">
                  {newest.day}
                </Text>
                <Heading level={2}>
                  <Link href={newest.href} variant="bare">
                    {newest.title}
                  </Link>
                </Heading>
                <Text variant="quote" tone="soft">
                  {newest.text}
                </Text>
              </div>
            </Newest>
          )}
          {rows.length > 0 && (
            <div>
              <Heading level={2} size="h3">
                Before that
              </Heading>
              <ContentRows items={rows} level={3} withSummary />
            </div>
          )}
          <Pagination page={page} pages={pages} hrefOf={(number) => buildListHref('/letters', { page: number })} />
        </Stack>
      </Section>
      <TripRequestPrompt
        title="Write one back"
        text="Tell us where you have been thinking of, or only when. Somebody who lives there answers with days, distances and a price."
        isTrade={isTrade}
      />
    </>
  );
}

const Newest = styled.article`
  ${wholeRowLink}
  display: grid;
  gap: ${token.space[6]} ${token.space.column};

  & > div {
    display: grid;
    gap: ${token.space[4]};
    align-content: center;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  ${from.menu} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;
