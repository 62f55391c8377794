/** The states that every page is asked about, besides its usual one. */
export const standardStates = ['empty', 'loading', 'error', 'longNames'] as const;
export type StandardState = (typeof standardStates)[number];

/** Why a page does not have a state. */
export interface NoState {
  because: string;
}

/** The states of a page: the id of the story that shows it, `usual` for the usual story, or the reason why the page has no such state. */
export interface PageStates extends Record<StandardState, string | NoState> {
  /** Name of the page, as the map lists it. */
  name: string;
  group: PageGroup;
  /** Story of the page as most visitors see it. */
  usual: string;
  /** Titles of further story files that show the page. */
  alsoShownBy?: readonly string[];
}

/** Parts of the site, in the order in which a visitor comes to them. */
export const pageGroups = [
  'Where to go',
  'Who plans it',
  'Asking for a trip',
  'An account and its trips',
  'The house',
  'When nothing can be shown',
] as const;
export type PageGroup = (typeof pageGroups)[number];

const arrivesWhole: NoState = { because: 'The server renders it whole; while another page loads, the old one stays.' };
const isAlwaysFull: NoState = { because: 'It always has its content; without it the address is not found.' };
const isWritten: NoState = { because: 'Its words belong to the page, not to its data.' };
const cannotFail: NoState = { because: 'Nothing can go wrong on it.' };
const isOneForm: NoState = { because: 'It is one form, which is empty at first.' };
const typedText: NoState = { because: 'Its only data is what the visitor types.' };
/** Pages that cannot be loaded are replaced by an error page. */
const errorPage = 'site-error-pages--failed';
/** Lists without any content are replaced by a closed page. */
const closedPage = 'site-closed-pages--for-visitors';
const busyAccountForm = 'site-login--busy';

/** A page of content: it is loaded whole or replaced by an error page. */
const content = { empty: isAlwaysFull, loading: arrivesWhole, error: errorPage, longNames: 'usual' } as const;

/** The pages of the route table by their module, in the order of the map. */
export const pageStates: Readonly<Record<string, PageStates>> = {
  'pages/Home/HomePage': {
    ...content,
    name: 'Home',
    group: 'Where to go',
    usual: 'site-home--for-travelers',
    empty: 'site-home--without-editors',
  },
  'pages/Destinations/DestinationsPage': {
    ...content,
    name: 'Destinations',
    group: 'Where to go',
    usual: 'site-destinations--whole',
    empty: closedPage,
  },
  'pages/Guides/GuidesPage': { ...content, name: 'Guides', group: 'Where to go', usual: 'site-guides--whole-year', empty: closedPage },
  'pages/Guide/GuidePage': { ...content, name: 'Guide', group: 'Where to go', usual: 'site-guide--whole', empty: 'site-guide--text-alone' },
  'pages/Itineraries/ItinerariesPage': {
    ...content,
    name: 'Itineraries',
    group: 'Where to go',
    usual: 'site-itineraries--some',
    empty: 'site-itineraries--none',
  },
  'pages/Itinerary/ItineraryPage': {
    ...content,
    name: 'Itinerary',
    group: 'Where to go',
    usual: 'site-itinerary--whole',
    empty: 'site-itinerary--without-pictures',
  },
  'pages/CompareItineraries/CompareItinerariesPage': {
    ...content,
    name: 'Itineraries side by side',
    group: 'Where to go',
    usual: 'site-itineraries-side-by-side--two',
    empty: 'site-itineraries-side-by-side--none-chosen',
  },
  'pages/Articles/ArticlesPage': {
    ...content,
    name: 'Journal',
    group: 'Where to go',
    usual: 'site-articles--some',
    empty: 'site-articles--none',
  },
  'pages/Article/ArticlePage': {
    ...content,
    name: 'Article',
    group: 'Where to go',
    usual: 'site-article--whole',
    empty: 'site-article--text-alone',
  },
  'pages/Slug/SlugPage': {
    ...content,
    name: 'Landing page or category',
    group: 'Where to go',
    usual: 'site-landing-page--whole',
    empty: 'site-landing-page--bare',
    alsoShownBy: ['Site/Category'],
  },
  'pages/Search/SearchPage': {
    ...content,
    name: 'Search',
    group: 'Where to go',
    usual: 'site-search--found',
    empty: 'site-search--nothing',
  },

  'pages/Companies/CompaniesPage': {
    ...content,
    name: 'Travel companies',
    group: 'Who plans it',
    usual: 'site-travel-companies--by-destination',
    empty: closedPage,
  },
  'pages/CompareCompanies/CompareCompaniesPage': {
    ...content,
    name: 'Travel companies side by side',
    group: 'Who plans it',
    usual: 'site-travel-companies-side-by-side--two',
    empty: 'site-travel-companies-side-by-side--none-chosen',
  },
  'pages/CompanyCategory/CompanyCategoryPage': {
    ...content,
    name: 'Kind of company',
    group: 'Who plans it',
    usual: 'site-kind-of-company--some',
    empty: 'site-kind-of-company--none',
  },
  'pages/Company/CompanyPage': {
    ...content,
    name: 'Travel company',
    group: 'Who plans it',
    usual: 'site-travel-company--whole',
    empty: 'site-travel-company--just-joined',
    error: 'site-travel-company--question-refused',
  },
  'pages/Reviews/ReviewsPage': {
    name: 'Reviews',
    group: 'Who plans it',
    usual: 'site-reviews--found',
    empty: 'site-reviews--nothing',
    loading: 'site-reviews--loading',
    error: 'site-reviews--failed',
    longNames: 'usual',
  },
  'pages/Review/ReviewPage': {
    ...content,
    name: 'Review',
    group: 'Who plans it',
    usual: 'site-review--whole',
    empty: 'site-review--alone',
  },
  'pages/WriteReview/WriteReviewPage': {
    name: 'Write a review',
    group: 'Who plans it',
    usual: 'site-write-a-review--blank',
    empty: isOneForm,
    loading: 'site-write-a-review--sending',
    error: 'site-write-a-review--refused',
    longNames: typedText,
  },

  'trip-request/TripRequestPage': {
    name: 'Trip request',
    group: 'Asking for a trip',
    usual: 'site-trip-request--details-filled',
    empty: 'site-trip-request--details-empty',
    loading: 'site-trip-request--sending',
    error: 'site-trip-request--details-errors',
    longNames: 'usual',
  },
  'pages/ThankYou/ThankYouPage': {
    name: 'Thank you',
    group: 'Asking for a trip',
    usual: 'site-thank-you--sent',
    empty: 'site-thank-you--nothing-sent',
    loading: arrivesWhole,
    error: 'site-thank-you--mailed-too-often',
    longNames: 'usual',
  },
  'pages/YourRequest/YourRequestPage': {
    name: 'Your request',
    group: 'Asking for a trip',
    usual: 'site-your-request--changeable',
    empty: isAlwaysFull,
    loading: arrivesWhole,
    error: 'site-your-request--refused',
    longNames: 'usual',
  },
  'pages/DraftNotes/DraftNotesPage': {
    name: 'Notes of a draft',
    group: 'Asking for a trip',
    usual: 'site-notes-of-a-draft--asking',
    empty: 'site-notes-of-a-draft--erased',
    loading: arrivesWhole,
    error: 'site-notes-of-a-draft--expired',
    longNames: isWritten,
  },

  'pages/Login/LoginPage': {
    name: 'Login',
    group: 'An account and its trips',
    usual: 'site-login--empty',
    empty: isOneForm,
    loading: busyAccountForm,
    error: 'site-login--refused',
    longNames: typedText,
  },
  'pages/LoginCode/LoginCodePage': {
    name: 'Sign-in by code',
    group: 'An account and its trips',
    usual: 'site-sign-in-by-code--asking',
    empty: isOneForm,
    loading: busyAccountForm,
    error: 'site-sign-in-by-code--refused',
    longNames: typedText,
  },
  'pages/LoginReset/LoginResetPage': {
    name: 'Forgotten password',
    group: 'An account and its trips',
    usual: 'site-forgotten-password--asking',
    empty: isOneForm,
    loading: busyAccountForm,
    error: 'site-forgotten-password--refused',
    longNames: typedText,
  },
  'pages/LoginLink/LoginLinkPage': {
    name: 'Link of a mail',
    group: 'An account and its trips',
    usual: 'site-link-of-a-mail--invitation',
    empty: isOneForm,
    loading: busyAccountForm,
    error: 'site-link-of-a-mail--spent',
    longNames: isWritten,
  },
  'pages/Register/RegisterPage': {
    name: 'Registration',
    group: 'An account and its trips',
    usual: 'site-registration--blank',
    empty: isOneForm,
    loading: busyAccountForm,
    error: 'site-registration--fields-missing',
    longNames: typedText,
  },
  'pages/MyTrips/MyTripsPage': {
    ...content,
    name: 'My Trips',
    group: 'An account and its trips',
    usual: 'site-my-trips--list',
    empty: 'site-my-trips--no-trips',
  },
  'pages/MyTrip/MyTripPage': {
    name: 'A trip of mine',
    group: 'An account and its trips',
    usual: 'site-a-trip-of-mine--in-planning',
    empty: 'site-a-trip-of-mine--just-sent',
    loading: arrivesWhole,
    error: 'site-a-trip-of-mine--change-refused',
    longNames: 'usual',
  },
  'pages/Account/AccountPage': {
    name: 'Your account',
    group: 'An account and its trips',
    usual: 'site-your-account--plain',
    empty: isAlwaysFull,
    loading: arrivesWhole,
    error: 'site-your-account--failed',
    longNames: 'site-your-account--long-names',
  },
  'pages/Security/SecurityPage': {
    name: 'How you sign in',
    group: 'An account and its trips',
    usual: 'site-how-you-sign-in--locked',
    empty: 'site-how-you-sign-in--plain',
    loading: arrivesWhole,
    error: 'site-how-you-sign-in--wrong-code',
    longNames: 'site-how-you-sign-in--long-names',
  },
  'pages/Logout/LogoutPage': {
    name: 'Logout',
    group: 'An account and its trips',
    usual: 'site-logout--done',
    empty: isAlwaysFull,
    loading: 'site-logout--asking',
    error: cannotFail,
    longNames: isWritten,
  },

  'pages/Text/TextPage': { ...content, name: 'Page of text', group: 'The house', usual: 'site-page-of-text--whole', empty: closedPage },
  'pages/Letters/LettersPage': { ...content, name: 'Letters', group: 'The house', usual: 'site-letters--some', empty: closedPage },
  'pages/Letter/LetterPage': {
    ...content,
    name: 'Letter',
    group: 'The house',
    usual: 'site-letter--whole',
    empty: 'site-letter--words-alone',
  },
  'pages/News/NewsPage': { ...content, name: 'In the press', group: 'The house', usual: 'site-news--first-part', empty: closedPage },
  'pages/Careers/CareersPage': {
    ...content,
    name: 'Careers',
    group: 'The house',
    usual: 'site-careers--some',
    empty: 'site-careers--none',
  },
  'pages/Career/CareerPage': {
    ...content,
    name: 'Open position',
    group: 'The house',
    usual: 'site-career--whole',
    empty: 'site-career--bare',
  },
  'pages/Contact/ContactPage': {
    name: 'Contact',
    group: 'The house',
    usual: 'site-contact--blank',
    empty: 'site-contact--without-phones',
    loading: 'site-contact--sending',
    error: 'site-contact--refused',
    longNames: typedText,
  },
  'pages/ContactThanks/ContactThanksPage': {
    name: 'Message received',
    group: 'The house',
    usual: 'site-message-received--sent',
    empty: isAlwaysFull,
    loading: arrivesWhole,
    error: cannotFail,
    longNames: isWritten,
  },
  'pages/PartnerContact/PartnerContactPage': {
    name: 'For travel companies',
    group: 'The house',
    usual: 'site-for-travel-companies--blank',
    empty: 'site-for-travel-companies--first',
    loading: 'site-contact--sending',
    error: 'site-for-travel-companies--refused',
    longNames: isWritten,
  },
  'pages/PartnerThanks/PartnerThanksPage': {
    name: 'Application received',
    group: 'The house',
    usual: 'site-application-received--sent',
    empty: isAlwaysFull,
    loading: arrivesWhole,
    error: cannotFail,
    longNames: isWritten,
  },
  'pages/Newsletter/NewsletterPage': {
    name: 'Newsletter',
    group: 'The house',
    usual: 'site-newsletter--blank',
    empty: isOneForm,
    loading: { because: 'It shows no state of its own while it is sent.' },
    error: 'site-newsletter--refused',
    longNames: typedText,
  },
  'pages/SearchAlertLink/SearchAlertLinkPage': {
    name: 'Link of a search alert',
    group: 'The house',
    usual: 'site-link-of-a-search-alert--asking',
    empty: isAlwaysFull,
    loading: arrivesWhole,
    error: 'site-link-of-a-search-alert--expired',
    longNames: { because: 'Its words are ours.' },
  },
  'pages/NewsletterLink/NewsletterLinkPage': {
    name: 'Link of a newsletter',
    group: 'The house',
    usual: 'site-link-of-a-newsletter--confirming',
    empty: isAlwaysFull,
    loading: arrivesWhole,
    error: 'site-link-of-a-newsletter--expired',
    longNames: isWritten,
  },
  'pages/PrivacyLink/PrivacyLinkPage': {
    name: 'Link about one’s data',
    group: 'The house',
    usual: 'site-link-about-ones-data--erasing',
    empty: isAlwaysFull,
    loading: arrivesWhole,
    error: 'site-link-about-ones-data--expired',
    longNames: isWritten,
  },
  'pages/Maintenance/MaintenancePage': {
    name: 'Maintenance',
    group: 'When nothing can be shown',
    usual: 'site-maintenance--plain',
    empty: isAlwaysFull,
    loading: arrivesWhole,
    error: cannotFail,
    longNames: 'site-maintenance--with-message',
    alsoShownBy: ['Site/Error pages', 'Site/Closed pages'],
  },
};
