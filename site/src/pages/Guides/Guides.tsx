import { Breadcrumbs, Container, Heading, Image, Link, PageHeader, Section, Stack, Text, VisuallyHidden } from '@farwend/design-system';
import { MonthScale } from '#src/content/MonthScale.tsx';
import { TripRequestButton } from '#src/trip-context/TripRequestButton.tsx';
import { TripRequestPrompt } from '#src/content/TripRequestPrompt.tsx';
import type { guidesLoader } from './guides.loader.ts';
import { Entry, Head, Index, Months, OtherGuides, Continent } from './Guides.styles.ts';

/** Props of Guides. */
export interface GuidesProps extends Omit<Awaited<ReturnType<typeof guidesLoader>>, 'tripContext' | 'hasOwnAction'> {
  /** Whether the visitor is an agent or team member, who sees a sentence instead of the trip-request button. */
  isTrade: boolean;
}

/** The list of guides: a filter by month, then the places of each continent. */
export function Guides({ month, monthName, months, sections, others, isTrade }: GuidesProps) {
  return (
    <>
      <Container>
        <Head>
          <Breadcrumbs
            items={[
              { label: 'Home', href: '/' },
              { label: 'Guides', href: '/guides' },
            ]}
          />
          <PageHeader
            title={monthName ? `Where to go in ${monthName}` : 'Guides'}
            lead="A place is only half an answer. The other half is the month: choose one, or read them all."
          >
            <TripRequestButton isTrade={isTrade} />
          </PageHeader>
          <Months aria-label="By month">
            <ol>
              {months.map(({ label, short, href, isCurrent, count }) => (
                <li key={label}>
                  {count > 0 ? (
                    <Link href={href} variant="bare" aria-current={isCurrent ? 'true' : undefined}>
                      <span>{short}</span>
                      <small>
                        {count}
                        <VisuallyHidden> places at their best</VisuallyHidden>
                      </small>
                    </Link>
                  ) : (
                    <s>{short}</s>
                  )}
                </li>
              ))}
            </ol>
            {month !== null && <Link href="/guides">All months</Link>}
          </Months>
        </Head>
      </Container>
      <Section room="half" aria-label="Places">
        <Stack gap={16}>
          {sections.map(({ name, guides }, index) => (
            <Continent key={name} aria-labelledby={`sheet-${index}`}>
              <Text as="strong" variant="region" tone="soft" id={`sheet-${index}`}>
                {name}
              </Text>
              <Index>
                {guides.map(({ title, href, text, facts, months: best, picture }) => (
                  <Entry key={href}>
                    {picture && (
                      <Image source={picture.source} decorative ratio="4:3" sizes="(min-width: 1280px) 220px, 34vw" focus={picture.focus} />
                    )}
                    <div>
                      <Heading level={2}>
                        <Link href={href} variant="bare">
                          {title}
                        </Link>
                      </Heading>
                      <Text variant="small" tone="soft">
                        {text}
                      </Text>
                    </div>
                    <div>
                      <MonthScale months={best} />
                      <Text variant="fact" tone="soft">
                        {facts}
                      </Text>
                    </div>
                  </Entry>
                ))}
              </Index>
            </Continent>
          ))}
        </Stack>
      </Section>
      {others.length > 0 && (
        <Section tone="sunk" aria-labelledby="others">
          <Heading level={2} id="others">
            Seasons and ways
          </Heading>
          <OtherGuides>
            {others.map(({ title, href, text, facts, picture }) => (
              <li key={href}>
                {picture && (
                  <Image source={picture.source} decorative ratio="16:9" sizes="(min-width: 900px) 45vw, 100vw" focus={picture.focus} />
                )}
                <Heading level={3}>
                  <Link href={href} variant="bare">
                    {title}
                  </Link>
                </Heading>
                <Text tone="soft">{text}</Text>
                {facts && (
                  <Text variant="fact" tone="soft">
                    {facts}
                  </Text>
                )}
              </li>
            ))}
          </OtherGuides>
        </Section>
      )}
      <TripRequestPrompt
        title="A month, or a place, is enough"
        text="Tell us which. Somebody who lives there answers with days, distances and a price."
        isTrade={isTrade}
      />
    </>
  );
}
