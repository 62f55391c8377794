import { Cluster, TrustBadge } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Guidance/TrustBadge',
  component: TrustBadge,
  tags: ['!dev'],
  args: { claim: 'Accredited since 2019', source: 'See the register', href: 'https://register.example/farwend' },
} satisfies Meta<typeof TrustBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Claim what somebody else has verified, and link to where they say so. */
export const DoLinkToTheProof: Story = {};

/** “100 % secure” can be said by anybody, and the link leads to more of the same. */
export const DontClaimWhatNobodyVerifies: Story = { args: { claim: '100 % secure and trusted', source: 'Learn more' } };

/** One or two claims are read, and followed by those who doubt them. */
export const DoPickTheStrongest: Story = {
  render: (args) => (
    <Cluster gap={8}>
      <TrustBadge {...args} />
      <TrustBadge claim="Reviews from finished journeys only" source="How they are checked" href="https://audit.example/farwend" />
    </Cluster>
  ),
};

/** A row of seals looks like a row of excuses: the more there are, the less each one counts. */
export const DontStackSeals: Story = {
  render: (args) => (
    <Cluster gap={4}>
      {['Accredited', 'Insured', 'Verified', 'Award-winning', 'Climate-friendly', 'Family-approved'].map((claim) => (
        <TrustBadge key={claim} {...args} claim={claim} source="Details" />
      ))}
    </Cluster>
  ),
};
