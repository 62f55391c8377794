import {
  ButtonLink,
  Column,
  FooterList,
  Grid,
  Heading,
  Hero,
  icons,
  Image,
  Link,
  Logo,
  NavigationMenu,
  pictureSource,
  PressStrip,
  RatingBadge,
  RouteLine,
  RouteList,
  RouteStop,
  Section,
  SiteFooter,
  SkipLink,
  SocialLinks,
  Stack,
  Contours,
  Text,
  TrustBadge,
} from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { barSlots, menuItems, outlets } from '../docs/examples.tsx';

const meta = { title: 'Site/An atlas page', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

/** Many components on one page, to check that they look consistent. */
export const WholePage: StoryObj = {
  render: () => (
    <>
      <SkipLink />
      <NavigationMenu logo={<Logo />} items={menuItems} currentPath="/" {...barSlots} />
      <main id="main" tabIndex={-1}>
        <Hero
          aria-labelledby="hero"
          picture={
            <Image
              source={pictureSource('savanna')}
              alt="Acacias on a ridge above the plain at first light"
              ratio="fill"
              sizes="100vw"
              priority
            />
          }
          caption="Maasai Mara, 1°29′S 35°8′E"
        >
          <Text variant="region" tone="soft">
            Journeys planned by people who live there
          </Text>
          <Heading level={1} size="display" id="hero">
            Go far, and know why
          </Heading>
          <Text variant="lead" tone="soft">
            Tell us what you would cross an ocean for. Two or three local companies answer with routes of their own; you compare, ask and
            choose.
          </Text>
          <ButtonLink href="/trip-request" variant="primary" size="large" iconAfter={icons.arrow}>
            Design My Dream Trip
          </ButtonLink>
          <RatingBadge rating={4.89} count={1264} />
        </Hero>
        <Section width="bleed" aria-labelledby="season">
          <Grid bleed align="end">
            <Column span={4} start={1}>
              <Stack gap={5}>
                <RouteLine />
                <Text variant="region" tone="soft">
                  Kenya, July
                </Text>
                <Heading level={2} id="season">
                  The river is the calendar
                </Heading>
                <Text>
                  In July the wildebeest reach the Mara. Camps north of the river are quieter, and the light at six is worth the alarm. By
                  the second week of October the herds are back across the Sand River, and so are the prices.
                </Text>
                <Link href="/guides/kenya" variant="onward">
                  Read the Kenya guide
                </Link>
              </Stack>
            </Column>
            <Column span={7} start={6} reach="end" as="figure">
              <Stack gap={3}>
                <Image source={pictureSource('coast')} alt="A dhow off a low coast" ratio="3:2" sizes="(min-width: 768px) 60vw, 100vw" />
                <Text as="figcaption" variant="water" tone="soft">
                  Indian Ocean, off Lamu
                </Text>
              </Stack>
            </Column>
          </Grid>
        </Section>
        <Section tone="glacier" width="bleed" aria-labelledby="how">
          <Contours side="start" />
          <Grid bleed>
            <Column span={5} start={1}>
              <Heading level={2} id="how">
                Four stops from a wish to a boarding card
              </Heading>
            </Column>
            <Column span={6} start={7}>
              <RouteList>
                {[
                  ['You write', 'Six questions, about four minutes. No account, no call you did not ask for.'],
                  ['We read', 'A person reads it the same working day and picks the companies whose ground it is.'],
                  ['They answer', 'Routes with days, distances and prices, usually within 72 hours.'],
                  ['You choose', 'Talk to one or to all. The company you choose books and is there when you land.'],
                ].map(([title, text]) => (
                  <RouteStop key={title}>
                    <Heading level={3}>{title}</Heading>
                    <Text tone="soft">{text}</Text>
                  </RouteStop>
                ))}
              </RouteList>
            </Column>
          </Grid>
        </Section>
        <Section room="half">
          <PressStrip outlets={outlets} />
        </Section>
      </main>
      <SiteFooter
        lead={
          <Stack gap={5} align="start">
            <Heading level={2} size="h3">
              One letter a week, about one place
            </Heading>
            <Text tone="soft">Written by the people who plan the journeys.</Text>
            <ButtonLink href="/newsletter" size="small">
              Read the last one
            </ButtonLink>
          </Stack>
        }
        lists={
          <>
            <FooterList
              title="Plan"
              links={[
                { label: 'How it works', href: '/how-it-works' },
                { label: 'Guides', href: '/guides' },
                { label: 'Itineraries', href: '/itineraries' },
              ]}
            />
            <FooterList
              title="Farwend"
              links={[
                { label: 'Our promises', href: '/our-promises' },
                { label: 'Careers', href: '/careers' },
                { label: 'News', href: '/news' },
              ]}
            />
            <FooterList
              title="Companies"
              links={[
                { label: 'Work with us', href: '/contact-travel-company' },
                { label: 'Travel insurance', href: '/travel-insurance' },
              ]}
            />
          </>
        }
        proof={
          <>
            <RatingBadge rating={4.89} count={1264} />
            <TrustBadge
              claim="Every review from a finished journey"
              source="Checked by an outside office"
              href="https://reviews.example/farwend"
            />
          </>
        }
        social={
          <SocialLinks
            aria-label="Elsewhere"
            links={(['facebook', 'instagram', 'linkedin', 'youtube', 'pinterest', 'email'] as const).map((kind) => ({
              kind,
              label: kind,
              href: kind === 'email' ? 'mailto:hello@farwend.example' : `https://${kind}.example/farwend`,
            }))}
          />
        }
        base="© 2026 Farwend. Journeys are sold by the companies named on them."
      />
    </>
  ),
};
