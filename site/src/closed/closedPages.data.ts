import type { ClosedPage } from '#src/shared/closedPages.ts';

/** What a page without content says. */
interface ClosedPageTexts {
  /** Name of the page. */
  title: string;
  heading: string;
  text: string;
}

type Content = NonNullable<ClosedPage['content']>;

/** Texts of the closed pages, by path. */
export const closedPageTexts: Readonly<Record<string, ClosedPageTexts>> = {
  '/articles/': {
    title: 'Journal',
    heading: 'The first pages are being written',
    text: 'The journal is for people just back: seasons, hours, tables, and what to leave out. Until it opens, ask those who would have written it.',
  },
  '/guides/': {
    title: 'Guides',
    heading: 'The first guide is on the road',
    text: 'A guide says when to go, how long to stay, and what to leave out. Until ours are printed, the same people answer by letter.',
  },
  '/itineraries/': {
    title: 'Itineraries',
    heading: 'The first routes are being drawn',
    text: 'Most journeys begin with a sentence, not with a route. Write yours, and the first line on this map is your own.',
  },
  '/destinations/': {
    title: 'Destinations',
    heading: 'The atlas is being drawn',
    text: 'Every country on this sheet is to be planned by people who live in it. Name yours, and somebody goes and finds them.',
  },
  '/travel-companies/': {
    title: 'Travel companies',
    heading: 'We are choosing the first companies',
    text: 'Each of them plans journeys in its own country and sleeps in the places it books. Few are asked, and that takes its time.',
  },
  '/reviews/': {
    title: 'Reviews',
    heading: 'Nobody has come home yet',
    text: 'Here stands what travellers write after their journeys: every rating, printed whole. The first ones are still to leave.',
  },
  '/careers/': {
    title: 'Careers',
    heading: 'No position is open today',
    text: 'We need planners, editors, and people who write code that is read. Write to us all the same; good letters are kept.',
  },
  '/news/': {
    title: 'In the press',
    heading: 'Nothing has been printed yet',
    text: 'What newspapers and magazines write about our journeys will stand here. Writing about us? A person answers.',
  },
  '/letters/': {
    title: 'Letters',
    heading: 'The first letter is on its way',
    text: 'Each is about one place: when to go, when to stay away. What was sent can be read here afterwards. Until then, write to us first.',
  },
  '/our-promises/': {
    title: 'Our promises',
    heading: 'Our promises are being put into words',
    text: 'What is promised here is kept, so each sentence is weighed first. Until then, ask us what matters to you.',
  },
  '/privacy/': {
    title: 'Privacy',
    heading: 'What we keep is being written down',
    text: 'What is kept of a request, who sees it and how it is erased will stand here. Ask us, and a person answers for what you have sent.',
  },
  '/terms/': {
    title: 'Terms of use',
    heading: 'The terms are being written',
    text: 'What we owe each other on this site will stand here, in words that need no lawyer. Until then, ask.',
  },
  '/cookies/': {
    title: 'Cookies',
    heading: 'The list of cookies is being written',
    text: 'Each one will stand here with what it is for and how long it stays. Nothing that follows you is set before you agree.',
  },
  '/accessibility/': {
    title: 'Accessibility',
    heading: 'How this site can be used is being written',
    text: 'What works by keyboard, by ear and at any size will stand here, and what does not yet. If something stops you, tell us.',
  },
  '/team/': {
    title: 'Team',
    heading: 'The portraits are still drying',
    text: 'The people who read your request and answer it will stand here by name. Until then they sign their letters.',
  },
  '/travel-insurance/': {
    title: 'Travel insurance',
    heading: 'This page is being written',
    text: 'What to insure, and what not to pay for twice. Until it is here, ask us before you book.',
  },
  '/about-us/': {
    title: 'About us',
    heading: 'This page is being written',
    text: 'Who we are is best seen from how we answer. Ask us something.',
  },
  '/how-it-works/': {
    title: 'How it works',
    heading: 'This page is being written',
    text: 'In short: you describe a journey, people who live there answer with a route, and nothing is booked until it is yours.',
  },
};

/** What the team has to add, by kind of content. */
export const missingContent: Readonly<Record<Content, { what: string; how: string }>> = {
  article: { what: 'No article is published', how: 'Write one with POST /v2/articles and "published": true.' },
  guide: { what: 'No guide is published', how: 'Write one with POST /v2/guides and "published": true.' },
  itinerary: { what: 'No itinerary is published', how: 'Write one with POST /v2/itineraries and "published": true.' },
  company: { what: 'No travel company is published', how: 'Write one with POST /v2/companies and "published": true.' },
  contentPage: { what: 'No text is published at this address', how: 'Write one with POST /v2/contents, this path and "published": true.' },
  letter: {
    what: 'No letter is published',
    how: 'Write one with POST /v2/contents, the template LETTER, a path like /letters/the-first-snow and "published": true.',
  },
  country: { what: 'No country is served', how: 'Add one with POST /v2/locations, with the type COUNTRY and "served": true.' },
  review: { what: 'No review is published', how: 'Travellers write them after a journey; approve one with PUT /v3/reviews/{id}.' },
  career: { what: 'No position is open', how: 'Add one with POST /v2/careers and "displayed": true.' },
  newsSnippet: { what: 'No press mention is shown', how: 'Add one with POST /v2/news_snippets and "displayed": true.' },
};
