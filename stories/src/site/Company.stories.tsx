import { Company, MessageForm, MessageSent } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { idleMessageForm, refusedMessageForm } from './messageForm.data.ts';
import { kyklosCompany } from './trust.data.ts';

const place = { kind: 'company', action: '/travel-company/kyklos-and-olive/#company-ask', labelledBy: 'company-ask' } as const;

const meta = {
  title: 'Site/Travel company',
  component: Company,
  parameters: { layout: 'fullscreen' },
  args: { ...kyklosCompany, form: <MessageForm {...idleMessageForm} {...place} sendText="Send the question" /> },
  render: (args) => (
    <main>
      <Company {...args} />
    </main>
  ),
} satisfies Meta<typeof Company>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A company with people, routes, pictures and reviews. */
export const Whole: Story = {};

/** A company that has just joined: a name, a summary and the form. */
export const JustJoined: Story = {
  args: {
    picture: null,
    about: [],
    gallery: [],
    foundedYear: null,
    base: null,
    map: null,
    languages: [],
    specialties: [],
    awards: [],
    licences: [],
    sustainability: null,
    priceFromPerNightUSD: null,
    responseHours: null,
    responseCount: 0,
    journeys: 0,
    journeysCountedUntil: null,
    people: [],
    itineraries: [],
    related: [],
    reviews: [],
    counts: null,
  },
};

/** The question lacks an address to answer to. */
export const QuestionRefused: Story = {
  args: { form: <MessageForm {...refusedMessageForm} {...place} sendText="Send the question" /> },
};

/** The question was sent. */
export const QuestionSent: Story = { args: { form: <MessageSent to={kyklosCompany.name} /> } };
