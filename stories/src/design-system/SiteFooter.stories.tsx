import { ButtonLink, FooterList, Heading, RatingBadge, SiteFooter, SocialLinks, Stack, Text, TrustBadge } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const lists = (
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
      ]}
    />
    <FooterList title="Companies" links={[{ label: 'Work with us', href: '/contact-travel-company' }]} />
  </>
);
const social = (
  <SocialLinks
    aria-label="Elsewhere"
    links={[
      { kind: 'instagram', label: 'Instagram', href: 'https://instagram.example/farwend' },
      { kind: 'email', label: 'Write to us', href: 'mailto:hello@farwend.example' },
    ]}
  />
);
const proof = (
  <>
    <RatingBadge rating={4.89} count={1264} />
    <TrustBadge claim="Accredited since 2019" source="See the register" href="https://register.example" />
  </>
);
const lead = (
  <Stack gap={4} align="start">
    <Heading level={2} size="h3">
      One letter a week, about one place
    </Heading>
    <Text tone="soft">Written by the people who plan the journeys.</Text>
    <ButtonLink href="/newsletter" size="small">
      Read the last one
    </ButtonLink>
  </Stack>
);

const meta = {
  title: 'Design system/SiteFooter',
  component: SiteFooter,
  subcomponents: { FooterList, SocialLinks },
  parameters: { layout: 'fullscreen' },
  args: { lead, lists, proof, social, base: '© 2026 Farwend' },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With all slots. */
export const Full: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('navigation', { name: 'Companies' })).toBeVisible();
  },
};

/** At the end of a form: only its base. */
export const Slim: Story = { args: { lead: null, lists: null, proof: null } };

/** Without the newsletter. */
export const NoLead: Story = { args: { lead: null } };

/** The home page hides reviews and badges on a phone. */
export const HomeOnPhone: Story = { args: { hideProofOnMobile: true }, globals: { viewport: { value: 'phone' } } };

/** On other pages it is shown. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** On a tablet. */
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

/** In high contrast there is no dark palette. */
export const HighContrast: Story = { globals: { mode: 'contrast' } };

/** From right to left. */
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
