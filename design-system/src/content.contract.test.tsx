/** @jest-environment-options {"customExportConditions": ["node"]} */
import { describeComponent } from './describeComponent.tsx';
import * as Farwend from './index.ts';

const picture: Farwend.Picture = { source: Farwend.pictureSource('savanna'), alt: 'Acacias', focus: '60% 40%' };

describeComponent('Card', (root) => (
  <Farwend.Card title="Mara" href="/mara" picture={picture} region="Kenya" facts="12 nights" actions={<button>Save</button>} {...root}>
    Words
  </Farwend.Card>
));
describeComponent('HistogramBars', (root) => (
  <Farwend.HistogramBars label="Ratings" rows={[{ value: '5', label: '5 stars', count: 3 }]} onChange={() => undefined} {...root} />
));
describeComponent('LoadMore', (root) => <Farwend.LoadMore shown={40} total={312} href="/reviews?page=2" {...root} />);
describeComponent('Pagination', (root) => <Farwend.Pagination page={5} pages={16} hrefOf={(page) => `/reviews?page=${page}`} {...root} />);
describeComponent('ReviewCard', (root) => (
  <Farwend.ReviewCard
    title="Elephants"
    rating={5}
    author="Ingrid"
    date="2026-08-14"
    votes={{ count: 12, pressed: false }}
    onVote={() => undefined}
    reply={{ author: 'Karibu', date: '2026-08-20', text: 'Thank you' }}
    {...root}
  >
    Words
  </Farwend.ReviewCard>
));
describeComponent('Skeleton', (root) => <Farwend.Skeleton busy placeholder={<Farwend.SkeletonText lines={2} />} {...root} />);
describeComponent('SkeletonPicture', (root) => <Farwend.SkeletonPicture {...root} />);
describeComponent('SkeletonText', (root) => <Farwend.SkeletonText {...root} />);
describeComponent('CompanyCard', (root) => (
  <Farwend.CompanyCard
    name="Karibu"
    href="/companies/karibu"
    logo={{ src: '/a.svg', width: 3, height: 1 }}
    rating={4.8}
    reviewCount={12}
    {...root}
  />
));
describeComponent('Facts', (root) => <Farwend.Facts items={[{ name: 'Nights', value: '12', note: 'in four places' }]} {...root} />);
describeComponent('Gallery', (root) => <Farwend.Gallery pictures={[picture, picture]} label="Along the way" {...root} />);
describeComponent('ItineraryDay', (root) => <Farwend.ItineraryDay day={3} title="By boat" stay="Utne" picture={picture} {...root} />);
describeComponent('PersonCard', (root) => <Farwend.PersonCard name="Daniel Sankale" href="/team/daniel" work="Guide" {...root} />);
describeComponent('StarRatingInput', (root) => <Farwend.StarRatingInput label="Your rating" error="Choose" {...root} />);
describeComponent('AnnouncementBar', (root) => (
  <Farwend.AnnouncementBar href="/notes/rains" onDismiss={() => undefined} {...root}>
    The long rains have begun.
  </Farwend.AnnouncementBar>
));
describeComponent('ConsentBar', (root) => (
  <Farwend.ConsentBar onAnswer={() => undefined} policyHref="/privacy" {...root}>
    We count visits.
  </Farwend.ConsentBar>
));
describeComponent('RichText', (root) => (
  <Farwend.RichText
    blocks={[
      { id: 'a', type: 'heading', level: 2, text: 'When to go' },
      { id: 'b', type: 'table', headers: ['Month'], rows: [['July']] },
      { id: 'c', type: 'gallery', label: 'The plain', pictures: [picture, picture] },
      { id: 'd', type: 'faq', items: [{ question: 'Is July dry?', answer: 'Mostly.' }] },
    ]}
    {...root}
  />
));
describeComponent('SearchField', (root) => <Farwend.SearchField action="/search" label="Search" {...root} />);
describeComponent('RouteMap', (root) => (
  <Farwend.RouteMap
    label="The route"
    places={[
      { name: 'Nairobi', lat: -1.286, lng: 36.817 },
      { name: 'Mara', lat: -1.49, lng: 35.14 },
    ]}
    {...root}
  />
));
describeComponent('NewsSnippet', (root) => (
  <Farwend.NewsSnippet
    source="Longitude"
    headline="Bedtime"
    href="https://longitude.example"
    date="2026-03-01"
    quote="They asked."
    {...root}
  />
));
describeComponent('FilterBar', (root) => (
  <Farwend.FilterBar
    action="/itineraries"
    label="Filter journeys"
    filters={[{ name: 'month', label: 'Month', options: [{ value: '7', label: 'July' }] }]}
    applied={[{ label: 'July', href: '/itineraries' }]}
    {...root}
  />
));
describeComponent('RouteStop', (root) => <Farwend.RouteStop {...root}>You write</Farwend.RouteStop>);
