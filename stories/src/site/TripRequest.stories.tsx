import { pictureSource } from '@farwend/design-system';
import {
  emptyForm,
  filledForm,
  FormAside,
  initialContext,
  FormErrors,
  laterFields,
  Notices,
  OnlyTravelers,
  Seasons,
  StartCards,
  styleFields,
  TripRequestView,
  type TripRequestContext,
  type TripRequestForm,
} from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

const today = '2026-11-21';
const filled = filledForm({ departureDate: '2027-07-10', destinationNames: ['Kenya', 'Italy'] });
const kenya = { countryCode: 'KE', name: 'Kenya', minNights: 7, typicalNightLowUSD: 700, typicalNightHighUSD: 1800 };
const none = () => {};

/** The form on a given step, with its values and any additional state. */
function on(step: TripRequestContext['step'], form: TripRequestForm, changes: Partial<TripRequestContext> = {}): TripRequestContext {
  return {
    ...initialContext({ formId: 'form-0001', formVersion: 'trf6d', form }),
    step,
    minDuration: 7,
    minDurationCountry: 'Kenya',
    ...changes,
  };
}

/** The same with errors, as after Continue. */
function refused(step: TripRequestContext['step'], form: TripRequestForm, problems: TripRequestContext['problems']): TripRequestContext {
  return on(step, form, { problems, attempt: 1 });
}

/** The form loads the fields of later steps, the seasons and the cards when they are needed; every story shows them at once. */
async function loadFields(): Promise<void> {
  await Promise.all([styleFields, laterFields, Seasons, StartCards, FormErrors].map((part) => part.load()));
}

const meta = {
  title: 'Site/Trip request',
  component: TripRequestView,
  loaders: [loadFields],
  parameters: { layout: 'fullscreen' },
  args: {
    context: on('details', emptyForm()),
    emailCheck: 'checking',
    isDuplicate: false,
    isSending: false,
    places: [
      { id: '1', name: 'Kenya' },
      { id: '2', name: 'Italy' },
      { id: '3', name: 'New Zealand' },
    ],
    tripCountries: [kenya],
    countries: [
      { isoCode2: 'US', name: 'United States' },
      { isoCode2: 'GB', name: 'United Kingdom' },
      { isoCode2: 'DK', name: 'Denmark' },
    ],
    today,
    phone: { text: '+1 800 555 0142', href: 'tel:+18005550142' },
    onPlacesNeeded: none,
    onEvent: none,
    onStartOver: none,
    onSendNew: none,
  },
  render: (args) => (
    <main>
      <TripRequestView {...args} />
    </main>
  ),
} satisfies Meta<typeof TripRequestView>;
export default meta;
type Story = StoryObj<typeof meta>;

const notice = {
  isOffline: false,
  isStorageBlocked: false,
  restoredFrom: null,
  datePassed: false,
  isChangedElsewhere: false,
  onClose: none,
  onStartOver: none,
  onLoadOther: none,
  onKeepMine: none,
};

/** Step one, nothing typed yet. */
export const DetailsEmpty: Story = { args: { context: on('details', emptyForm(), { minDuration: 5, minDurationCountry: null }) } };

/** Step one, filled in; the country names its shortest stay. */
export const DetailsFilled: Story = { args: { context: on('details', filled) } };

/** Step one, with children and flexible dates: months stand for their 15th. */
export const DetailsWithChildren: Story = {
  args: {
    context: on('details', {
      ...filled,
      flexibleDepartureDate: true,
      travelingWithChildren: true,
      numberOfChildren: 2,
      childAgeGroups: ['6-9'],
    }),
  },
};

/** Step one, around a season: its middle month's 15th. */
export const DetailsSeason: Story = {
  args: {
    context: on('details', { ...filled, departureDate: '2027-07-15', flexibleDepartureDate: true, departureSpan: 'SEASON' }),
  },
};

const care = [
  { name: 'Imani Okafor', title: 'Travel care, Africa', portrait: { source: pictureSource('savanna'), alt: '' } },
  { name: 'Matteo Bruni', title: 'Travel care, Europe', portrait: { source: pictureSource('oldTown'), alt: '' } },
];

/** The aside before the first answer: beside the form where there is room, otherwise a closed disclosure below it. */
export const AsideEmpty: Story = {
  args: { context: on('details', emptyForm()), aside: <FormAside form={emptyForm()} care={care} /> },
};

/** The aside with answers. */
export const AsideFilled: Story = { args: { context: on('style', filled), aside: <FormAside form={filled} care={care} /> } };

/** Step one, refused: too few nights for Kenya, Italy twice, no answer about children. */
export const DetailsErrors: Story = {
  args: {
    context: refused('details', { ...filled, destinationNames: ['Kenya', 'Italy', 'Italy'], totalNights: 5, travelingWithChildren: null }, [
      { step: 'details', field: 'destinationNames', code: 'duplicate', message: 'Italy is already on your list', row: 2 },
      { step: 'details', field: 'totalNights', code: 'tooSmall', message: 'Number of nights must be 7 or more for Kenya' },
      { step: 'details', field: 'travelingWithChildren', code: 'required', message: 'Select yes if children are travelling with you' },
    ]),
  },
};

/** Step one, a journey in less than thirty days. */
export const DetailsSoon: Story = { args: { context: on('details', { ...filled, departureDate: '2026-12-05' }) } };

/** Step two, nothing chosen. */
export const StyleEmpty: Story = { args: { context: on('style', { ...filled, tripType: [], tripDescription: '' }) } };

/** Step two, filled in. */
export const StyleFilled: Story = { args: { context: on('style', filled) } };

/** Step two with all wishes. */
export const StyleWishes: Story = {
  args: { context: on('style', { ...filled, comfort: 'FINE', rooms: '2', pace: 'SLOW' }) },
};

/** Step two, refused. */
export const StyleErrors: Story = {
  args: {
    context: refused('style', { ...filled, tripType: [] }, [
      { step: 'style', field: 'tripType', code: 'required', message: 'Select at least one type of trip' },
    ]),
  },
};

/** Step three, nothing selected: typical budgets are shown beside the question. */
export const BudgetEmpty: Story = { args: { context: on('budget', { ...filled, budgetPerPersonUSD: 0, budgetFlexibility: null }) } };

/** Step three, filled in: the total for all. */
export const BudgetFilled: Story = { args: { context: on('budget', filled) } };

/** Step three with a figure of one's own, which goes before the band. */
export const BudgetOwnFigure: Story = {
  args: { context: on('budget', { ...filled, budgetPerPersonUSD: 0, ownBudgetPerPersonUSD: '17,500' }) },
};

/** Step three, refused for a figure that is none. */
export const BudgetOwnFigureErrors: Story = {
  args: {
    context: refused('budget', { ...filled, ownBudgetPerPersonUSD: 'a lot' }, [
      { step: 'budget', field: 'ownBudgetPerPersonUSD', code: 'format', message: 'Your own figure must be whole US dollars, like 17,500' },
    ]),
  },
};

/** Step three, refused. */
export const BudgetErrors: Story = {
  args: {
    context: refused('budget', { ...filled, budgetPerPersonUSD: 0, budgetFlexibility: null }, [
      { step: 'budget', field: 'budgetPerPersonUSD', code: 'required', message: 'Select your budget per person' },
      { step: 'budget', field: 'budgetFlexibility', code: 'required', message: 'Select how flexible your budget is' },
    ]),
  },
};

/** Step four, nothing typed. */
export const ContactEmpty: Story = { args: { context: on('contact', { ...filled, traveler: emptyForm().traveler }) } };

/** Step four, filled in. */
export const ContactFilled: Story = { args: { context: on('contact', filled) } };

/** Step four for a signed-in traveller: the address is theirs. */
export const ContactSignedIn: Story = { args: { context: on('contact', filled, { isSignedIn: true }), onSignOut: none } };

/** Step four, refused. */
export const ContactErrors: Story = {
  args: {
    context: refused('contact', { ...filled, traveler: { ...filled.traveler, lastName: '', email: 'dana@' } }, [
      { step: 'contact', field: 'lastName', code: 'required', message: 'Enter your last name' },
      { step: 'contact', field: 'email', code: 'format', message: 'Enter an email address in the correct format, like name@example.com' },
    ]),
  },
};

/** Sending failed: the values are kept, and the message says what to do. */
export const Failed: Story = {
  args: {
    context: on('contact', filled, {
      error: true,
      attempt: 1,
      problems: [
        {
          step: 'contact',
          field: null,
          code: 'failed',
          message: 'We could not send your request. Your answers are saved. Try again, or call +1 800 555 0142.',
        },
      ],
    }),
  },
};

/** The address is being looked up, for at most three seconds. */
export const Checking: Story = {
  args: { context: on('checkEmail', filled) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
  },
};

/** The address belongs to an agent or to staff. */
export const AgentsAddress: Story = { args: { context: on('checkEmail', filled), emailCheck: 'agent' } };

/** The account of this address was closed. */
export const ClosedAccount: Story = { args: { context: on('checkEmail', filled), emailCheck: 'disabled' } };

/** The address has an account: sign in by password, emailed code or identity provider, or continue without. */
export const WelcomeBack: Story = { args: { context: on('checkEmail', filled), emailCheck: 'existing', isSsoOffered: true } };

/** The password was wrong. */
export const WelcomeBackRefused: Story = {
  args: {
    context: refused('checkEmail', filled, [
      {
        step: 'checkEmail',
        field: null,
        code: 'auth.invalidCredentials',
        message: 'The password or code does not match. Try again or continue without signing in',
      },
    ]),
    emailCheck: 'existing',
  },
};

/** A six-digit code has been sent. */
export const WelcomeBackCode: Story = { args: { context: on('checkEmail', filled, { isCodeSent: true }), emailCheck: 'existing' } };

const person = { firstName: 'Samira', lastName: 'Lund', email: 'samira@example.org', phone: null, countryOfResidence: 'DK' };

/** Signed in elsewhere under another address. */
export const OtherAddress: Story = { args: { context: on('checkEmail', filled, { person, isSignedIn: true }), emailCheck: 'mismatch' } };

/** A new user through single sign-on confirms their name. */
export const NewPerson: Story = {
  args: { context: on('checkEmail', filled, { isNewSSOUser: true, showConfirmationModal: true }), emailCheck: 'confirming' },
};

const offered = {
  itinerary: { id: 'it-1', title: 'Ten countries by rail', image: null },
  company: null,
  places: ['Italy'],
  month: null,
  nights: 16,
  tripTypes: ['RAIL'],
};

/** Started from an itinerary. */
export const FromItinerary: Story = {
  args: {
    context: on('details', { ...filled, basedOnItinerary: { id: 'it-1', title: 'Ten countries by rail', image: null } }),
  },
};

/** Started from the page of a company. */
export const FromCompany: Story = {
  args: {
    context: on('details', { ...filled, requestedCompany: { id: 'co-1', slug: 'acacia-quill', name: 'Acacia Quill' } }),
  },
};

/** A draft, and an itinerary that could replace it. */
export const ItineraryOffered: Story = {
  args: { context: on('details', filled), notices: <Notices {...notice} offered={offered} /> },
};

/** An expired link from an email. */
export const LinkGone: Story = { args: { context: on('details', emptyForm()), notices: <Notices {...notice} isLinkGone /> } };

/** The last step, with all answers above the button that sends them. */
export const PhoneStep: Story = { args: { context: on('phone', filled) } };

/** The last step, nothing typed. */
export const PhoneEmpty: Story = {
  args: {
    context: on('phone', { ...filled, traveler: { ...filled.traveler, phone: emptyForm().traveler.phone, countryOfResidence: '' } }),
  },
};

/** The last step for an address that has an account. */
export const PhoneKnownAddress: Story = { args: { context: on('phone', filled, { isKnownEmail: true }) } };

/** The last step: how and when to be reached, and a review with wishes, a month and a figure of one's own. */
export const PhoneReview: Story = {
  args: {
    context: on('phone', {
      ...filled,
      departureDate: '2027-07-15',
      flexibleDepartureDate: true,
      departureSpan: 'MONTH',
      travelingWithChildren: true,
      numberOfChildren: 2,
      childAgeGroups: ['6-9'],
      comfort: 'FINE',
      rooms: '2',
      pace: 'SLOW',
      ownBudgetPerPersonUSD: '17,500',
      budgetIncludesFlights: true,
      contactMethods: ['PHONE'],
      contactTimes: ['EVENING', 'WEEKEND'],
    }),
  },
};

/** The last step, refused. */
export const PhoneErrors: Story = {
  args: {
    context: refused('phone', { ...filled, traveler: { ...filled.traveler, phone: { prefix: '+1', number: '12' } } }, [
      { step: 'phone', field: 'phone', code: 'format', message: 'Enter a phone number in the correct format, or leave it empty' },
    ]),
  },
};

/** Loading. */
export const Sending: Story = { args: { context: on('phone', filled, { isSaving: true }), isSending: true } };

const sent = { id: 'x', reference: 'TR-7K2M9Q', destinationNames: ['Kenya', 'Italy'], sentAt: '2026-11-21T09:30:00Z' };

/** The same request was sent before. */
export const SentBefore: Story = { args: { context: on('phone', filled, { sent }), isDuplicate: true } };

/** Sent; also shown when going back from the thank-you page. */
export const Sent: Story = { args: { context: on('thanks', filled, { sent, isSubmitted: true }) } };

/** Restored draft whose date has passed. */
export const Restored: Story = {
  args: {
    context: on('details', { ...filled, departureDate: '' }, { restoredFrom: '2026-11-14T16:20:00Z' }),
    notices: <Notices {...notice} restoredFrom="2026-11-14T16:20:00Z" datePassed />,
  },
};

/** Offline, without storage, and open in another tab. */
export const InTrouble: Story = {
  args: { context: on('budget', filled), notices: <Notices {...notice} isOffline isStorageBlocked isChangedElsewhere /> },
};

/** Shown to agents and team members instead of the form. */
export const ForAgents: Story = {
  render: () => (
    <main>
      <OnlyTravelers />
    </main>
  ),
};
