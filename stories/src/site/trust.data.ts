import { pictureSource } from '@farwend/design-system';
import type {
  CareerListItem,
  CareerProps,
  CompaniesProps,
  CompanyCategoryProps,
  CompanyListItem,
  CompanyProps,
  ReviewProps,
  SearchProps,
} from '@farwend/site/views';
import { noComparison } from './comparison.data.ts';
import { aegean, aegeanNames } from '../docs/routes.ts';
import { caiqueItinerary } from './editorial.data.ts';
import { ferryReview, greeceGuide, octopusReview, reviewList } from './pages.data.ts';

const coast = { source: pictureSource('coast'), alt: 'Headlands of Amorgos step into the Aegean.', focus: '58% 60%' };
const crumbs = (...entries: [label: string, href: string][]) =>
  [['Home', '/'] as const, ...entries].map(([label, href]) => ({ label, href }));

const kyklos: CompanyListItem = {
  slug: 'kyklos-and-olive',
  name: 'Kyklos & Olive',
  href: '/travel-company/kyklos-and-olive',
  summary: 'They own a caique, half of a taverna and a great deal of patience with the wind.',
  person: { name: 'Eleni Vasilaki', portrait: { source: { src: '/portraits/lead.kyklos.webp', sets: [] }, alt: '' } },
  base: 'Naxos, Greece',
  countries: 'Greece',
  specialties: ['Beach', 'Small ships', 'Food and wine'],
  languages: ['Greek', 'English'],
  answer: { hours: 9, requests: 46 },
  rating: 4.7,
  reviewCount: 94,
  priceFromUSD: 420,
};
const saltgrove: CompanyListItem = {
  slug: 'saltgrove-atlantic',
  name: 'Saltgrove Atlantic',
  href: '/travel-company/saltgrove-atlantic',
  summary: 'Vineyards with work going on, and two days on foot between them.',
  person: null,
  base: null,
  countries: 'Portugal',
  specialties: [],
  languages: [],
  answer: null,
  rating: null,
  reviewCount: 0,
  priceFromUSD: null,
};

/** The companies of two destinations. */
export const companyList: CompaniesProps = {
  destinations: [
    { title: 'Greece', href: '/travel-companies/greece', summary: 'Islands, and the boats between them.', companies: [kyklos], map: null },
    {
      title: 'Portugal',
      href: '/travel-companies/portugal',
      summary: 'Rivers, wine and the Atlantic side.',
      companies: [saltgrove],
      map: null,
    },
  ],
  themes: [
    { title: 'Under sail', href: '/travel-companies/under-sail' },
    { title: 'With children', href: '/travel-companies/with-children' },
  ],
  companyCount: 2,
  otherView: '/travel-companies?view=map',
  comparison: noComparison,
};

/** Offices in Greece on a map. */
export const greekOffices: NonNullable<CompanyCategoryProps['map']> = {
  places: [
    { name: 'Kyklos & Olive', href: '/travel-company/kyklos-and-olive', note: 'Naxos, Greece; plans in Greece', lat: 37.1, lng: 25.37 },
    { name: 'Meltemi Days', href: '/travel-company/meltemi-days', note: 'Athens, Greece; plans in Greece', lat: 37.98, lng: 23.73 },
  ],
  format: 'landscape',
  land: [...aegean],
  features: [],
  around: [],
};

/** The companies under sail. */
export const sailingCategory: CompanyCategoryProps = {
  slug: 'under-sail',
  title: 'Under sail',
  summary: 'Companies that own the boat, or know the one who does.',
  picture: coast,
  body: [{ id: 'b1', type: 'paragraph', content: [{ text: 'A skipper decides at breakfast, because the wind does.' }] }],
  companies: [kyklos, saltgrove],
  map: null,
  otherView: '/travel-companies/under-sail?view=map',
  others: companyList.themes.slice(1),
  crumbs: crumbs(['Travel companies', '/travel-companies'], ['Under sail', '/travel-companies/under-sail']),
  comparison: noComparison,
};

/** A company with people, routes, reviews and pictures. */
export const kyklosCompany: Omit<CompanyProps, 'form'> = {
  contentCountry: 'GR',
  id: '018f0000-0000-7000-8000-000000000001',
  slug: 'kyklos-and-olive',
  name: 'Kyklos & Olive',
  tagline: 'Small boats, long lunches',
  summary: kyklos.summary,
  logo: null,
  picture: coast,
  about: [
    {
      id: 'a1',
      type: 'paragraph',
      content: [{ text: 'Stratos has sailed between Naxos and Amorgos since 1994; Eleni books the rooms and knows why.' }],
    },
    { id: 'a2', type: 'paragraph', content: [{ text: 'They sail the ferries of every summer before they recommend one.' }] },
  ],
  gallery: [coast, { ...coast, alt: 'The harbour of Katapola at seven in the evening.' }],
  foundedYear: 2009,
  base: 'Naxos',
  countries: [{ name: 'Greece', slug: 'greece' }],
  map: {
    places: [
      { name: 'Naxos', lat: 37.1, lng: 25.37, note: 'The office, 3 nights', href: '/itineraries/small-cyclades-by-caique' },
      { name: 'Iraklia', lat: 36.84, lng: 25.46, note: '2 nights', href: '/itineraries/small-cyclades-by-caique' },
      { name: 'Amorgos', lat: 36.83, lng: 25.9, note: '2 nights', href: '/itineraries/small-cyclades-by-caique' },
    ],
    land: [...aegean],
    features: [...aegeanNames],
    around: [],
    format: 'landscape',
  },
  languages: ['Greek', 'English'],
  specialties: ['Sailing', 'Food'],
  awards: [{ name: 'Aegean Small Boats Prize', year: 2024 }],
  licences: ['Greek tourist office no. 1174'],
  sustainability: 'The caique runs on its sail two days of three; the diesel is counted and paid for.',
  priceFromPerNightUSD: 420,
  responseHours: 9,
  responseCount: 46,
  journeys: 212,
  journeysCountedUntil: '2024-12-31',
  people: [
    { id: '1', name: 'Eleni Vasilaki', work: 'Planner; speaks Greek, English', bio: 'Grew up above the bakery of Halki.', portrait: null },
    { id: '2', name: 'Stratos Moraitis', work: 'Captain; speaks Greek', bio: 'Knows which taverna has octopus today.', portrait: null },
  ],
  itineraries: [
    {
      title: caiqueItinerary.title,
      href: '/itineraries/small-cyclades-by-caique',
      text: caiqueItinerary.summary,
      facts: '7 nights, from $4,600 a person',
      region: 'Itinerary',
      picture: { ...coast, alt: '' },
    },
  ],
  related: [saltgrove],
  reviews: [octopusReview],
  counts: { ratingsAggregation: { 20: 0, 40: 1, 60: 4, 80: 12, 100: 77 }, total: 94 },
  crumbs: crumbs(['Travel companies', '/travel-companies'], ['Kyklos & Olive', '/travel-company/kyklos-and-olive']),
  votes: reviewList.votes,
  isTrade: false,
};

/** A review with reply, single ratings and another of the same company. */
export const octopusPage: ReviewProps = {
  review: octopusReview,
  photos: [],
  tripTypes: ['SAILING', 'FOOD_AND_WINE'],
  subRatings: [
    { side: 'planning', rating: 100 },
    { side: 'value', rating: 80 },
  ],
  others: [ferryReview],
  crumbs: crumbs(['Reviews', '/reviews'], [octopusReview.title, '/reviews/1']),
  votes: reviewList.votes,
};

/** What is found for "Amorgos". */
export const amorgosSearch: Omit<SearchProps, 'onGo'> = {
  query: { q: 'Amorgos May', isVerbatim: false, page: 1 },
  phone: null,
  result: {
    chips: [
      { label: 'Amorgos', href: '/search/?q=may' },
      { label: 'May', href: '/search/?q=amorgos' },
    ],
    correction: null,
    dropped: [],
    answer: {
      title: 'May in Greece: at its best',
      text: 'Warm, in flower, and the ferries run again.',
      href: '/guides/greece/',
    },
    kinds: [
      { label: 'Everything', count: 4, href: '/search/?q=Amorgos+May', isChosen: true },
      { label: 'Itineraries', count: 3, href: '/search/?q=Amorgos+May&kind=itinerary', isChosen: false },
      { label: 'Guides', count: 1, href: '/search/?q=Amorgos+May&kind=guide', isChosen: false },
    ],
    items: [
      ...kyklosCompany.itineraries,
      { title: greeceGuide.title, href: '/guides/greece', text: greeceGuide.summary, picture: { ...coast, alt: '' } },
    ],
    total: 4,
    pages: 1,
    facets: [
      {
        title: 'Nights',
        values: [
          { label: 'Up to 7 nights', count: 1, href: '/search/?q=Amorgos+May&nights=1-7', isChosen: false },
          { label: '8 to 10 nights', count: 2, href: '/search/?q=Amorgos+May&nights=8-10', isChosen: false },
        ],
      },
    ],
    nearest: [],
    careers: [],
    reviewCount: 12,
  },
  countries: ['Greece', 'Kenya', 'Norway', 'Portugal'],
};

/** An open position as the list shows it. */
export const carePosition: CareerListItem = {
  title: 'Planner on the care desk',
  href: '/careers/planner-care-desk',
  summary: 'Reads what travellers write, hears what they mean, and finds the two people who should answer.',
  department: 'Care desk',
  place: 'Rotterdam',
  terms: 'Full time, office and home',
  salary: '$52,000 to $68,000 a year',
  closesAt: '2027-01-31',
};

const paragraph = (id: string, text: string) => ({ id, type: 'paragraph' as const, content: [{ text }] });

/** The page of that position. */
export const careCareer: CareerProps = {
  slug: 'planner-care-desk',
  title: carePosition.title,
  summary: carePosition.summary,
  department: carePosition.department,
  place: carePosition.place,
  workplace: 'Office and home',
  employment: 'Full time',
  salary: carePosition.salary,
  closesAt: carePosition.closesAt,
  description: [
    paragraph('d-1', 'Forty requests a week, each a page long. You read them all, and call the ones that leave something out.'),
  ],
  requirements: [paragraph('r-1', 'You have planned a journey for somebody else, and remember what you left out.')],
  benefits: [paragraph('b-1', 'Four weeks a year on the ground, wherever your requests go.')],
  applyHref: 'mailto:work@farwend.example?subject=Planner%20on%20the%20care%20desk',
  crumbs: crumbs(['Careers', '/careers'], [carePosition.title, '/careers/planner-care-desk']),
};
