import { FooterList, SiteFooter, Text, TrustBadge } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

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
  </>
);
const countries = 'Bhutan Botswana Chile Greenland Iceland Japan Kenya Namibia Nepal Norway Oman Peru Rwanda Tanzania'.split(' ');

const meta = {
  title: 'Guidance/SiteFooter',
  component: SiteFooter,
  tags: ['!dev'],
  args: { base: '© 2026 Farwend' },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The same few lists on every page: people learn where things are, and find them there. */
export const DoKeepListsShort: Story = { args: { lists } };

/** A footer that links to every page is a sitemap: the two links that people look for drown in it. */
export const DontLinkToEveryPage: Story = {
  args: {
    lists: (
      <>
        {lists}
        <FooterList title="Guides" links={countries.map((name) => ({ label: name, href: `/guides/${name.toLowerCase()}` }))} />
      </>
    ),
  },
};

/** Link every claim to whoever vouches for it: proof is worth its space. */
export const DoLinkToTheProof: Story = {
  args: { proof: <TrustBadge claim="Accredited since 2019" source="See the register" href="https://register.example/farwend" /> },
};

/** Claims that nobody can check are taken for decoration, and so is the true one beside them. */
export const DontClaimWithoutProof: Story = {
  args: { proof: <Text tone="soft">Fully accredited. Award-winning. Trusted by thousands.</Text> },
};
