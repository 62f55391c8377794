import { expectTypeErrors } from './expectTypeErrors.ts';
import * as Farwend from './index.ts';

const source = Farwend.pictureSource('savanna');
const outlet = {
  name: 'a',
  alt: 'a',
  href: 'https://a.example',
  description: 'a',
  logo: { src: '/a.svg', width: 1, height: 1 },
} satisfies Farwend.PressOutlet;

expectTypeErrors<Farwend.AlertProps>('Alert', [
  // @ts-expect-error unknown tone
  { tone: 'danger', children: 'Saved' },
  // @ts-expect-error announce is not a boolean
  { announce: 'yes', children: 'Saved' },
  // @ts-expect-error onDismiss must be a function
  { onDismiss: true, children: 'Saved' },
]);
expectTypeErrors<Farwend.AnnouncementBarProps>('AnnouncementBar', [
  // @ts-expect-error missing children
  {},
  // @ts-expect-error onDismiss must be a function
  { children: 'Closed', onDismiss: 'close' },
  // @ts-expect-error href must be a string
  { children: 'Closed', href: 1 },
]);
expectTypeErrors<Farwend.BreadcrumbsProps>('Breadcrumbs', [
  // @ts-expect-error missing items
  {},
  // @ts-expect-error item without a name
  { items: [{ href: '/' }] },
  // @ts-expect-error items must be objects
  { items: ['Home', 'Kenya'] },
]);
expectTypeErrors<Farwend.CardProps>('Card', [
  // @ts-expect-error missing title
  { href: '/guides' },
  // @ts-expect-error missing URL
  { title: 'Kenya' },
  // @ts-expect-error unknown level
  { title: 'Kenya', href: '/guides', level: 7 },
]);
expectTypeErrors<Farwend.CompanyCardProps>('CompanyCard', [
  // @ts-expect-error missing label
  { href: '/companies/one' },
  // @ts-expect-error missing URL
  { name: 'One' },
  // @ts-expect-error rating is not a number
  { name: 'One', href: '/companies/one', rating: 'good' },
]);
expectTypeErrors<Farwend.FactsProps>('Facts', [
  // @ts-expect-error missing items
  {},
  // @ts-expect-error fact without a value
  { items: [{ name: 'Nights' }] },
  // @ts-expect-error unknown variant
  { items: [], look: 'table' },
]);
expectTypeErrors<Farwend.GalleryProps>('Gallery', [
  // @ts-expect-error missing label
  { pictures: [] },
  // @ts-expect-error missing pictures
  { label: 'The fjord' },
  // @ts-expect-error pictures must be an array
  { label: 'The fjord', pictures: 'fjord.jpg' },
]);
expectTypeErrors<Farwend.HeroProps>('Hero', [
  // @ts-expect-error missing picture
  { children: 'Words' },
  // @ts-expect-error missing children
  { picture: null },
  // @ts-expect-error unknown prop alt
  { children: 'Words', picture: null, alt: 'Mara' },
]);
expectTypeErrors<Farwend.HistogramBarsProps>('HistogramBars', [
  // @ts-expect-error missing rows
  { label: 'Reviews' },
  // @ts-expect-error missing label
  { rows: [] },
  // @ts-expect-error unknown figure
  { rows: [], label: 'Reviews', figure: 'percent' },
]);
expectTypeErrors<Farwend.IconProps>('Icon', [
  // @ts-expect-error missing shape
  {},
  // @ts-expect-error shape is not an icon
  { shape: 'arrow' },
  // @ts-expect-error takes no children
  { shape: { fill: 'M0 0' }, children: 'x' },
]);
expectTypeErrors<Farwend.ImageProps>('Image', [
  // @ts-expect-error neither alt nor decorative
  { source, ratio: '3:2', sizes: '100vw' },
  // @ts-expect-error unknown ratio
  { source, alt: 'Mara', ratio: '7:3', sizes: '100vw' },
  // @ts-expect-error missing sizes
  { source, alt: 'Mara', ratio: '3:2' },
]);
expectTypeErrors<Farwend.ItineraryDayProps>('ItineraryDay', [
  // @ts-expect-error missing day
  { title: 'Utne' },
  // @ts-expect-error missing title
  { day: 3 },
  // @ts-expect-error day is not a number
  { day: 'three', title: 'Utne' },
]);
expectTypeErrors<Farwend.LogoProps>('Logo', [
  // @ts-expect-error takes no children
  { children: 'Farwend' },
  // @ts-expect-error name must be a string
  { name: 1 },
  // @ts-expect-error unknown prop size
  { size: 'large' },
]);
expectTypeErrors<Farwend.NewsSnippetProps>('NewsSnippet', [
  // @ts-expect-error missing source
  { headline: 'Rains', href: '/news/rains', date: '2026-11-21' },
  // @ts-expect-error missing day
  { source: 'Longitude', headline: 'Rains', href: '/news/rains' },
  // @ts-expect-error dates are strings, yyyy-mm-dd
  { source: 'Longitude', headline: 'Rains', href: '/news/rains', date: 20261121 },
]);
expectTypeErrors<Farwend.PageHeaderProps>('PageHeader', [
  // @ts-expect-error missing title
  {},
  // @ts-expect-error lead without a title
  { lead: 'When to go' },
  // @ts-expect-error level is fixed at 1
  { title: 'Kenya', level: 2 },
]);
expectTypeErrors<Farwend.PersonCardProps>('PersonCard', [
  // @ts-expect-error missing label
  {},
  // @ts-expect-error href without a name
  { href: '/team/noor' },
  // @ts-expect-error portrait must be a Picture
  { name: 'Noor', portrait: 'noor.jpg' },
]);
expectTypeErrors<Farwend.PressStripProps>('PressStrip', [
  // @ts-expect-error missing outlets
  {},
  // @ts-expect-error three outlets instead of four
  { outlets: [outlet, outlet, outlet] },
  // @ts-expect-error five outlets instead of four
  { outlets: [outlet, outlet, outlet, outlet, outlet] },
]);
expectTypeErrors<Farwend.RatingBadgeProps>('RatingBadge', [
  // @ts-expect-error missing count
  { rating: 4.9 },
  // @ts-expect-error missing rating
  { count: 12 },
  // @ts-expect-error newTab is not configurable
  { rating: 4.9, count: 12, newTab: false },
]);
expectTypeErrors<Farwend.ReviewCardProps>('ReviewCard', [
  // @ts-expect-error missing children
  { title: 'Mara', rating: 5, author: 'Ana', date: '2026-07-02' },
  // @ts-expect-error missing rating
  { title: 'Mara', author: 'Ana', date: '2026-07-02', children: 'Words' },
  // @ts-expect-error unknown variant
  { title: 'Mara', rating: 5, author: 'Ana', date: '2026-07-02', children: 'Words', look: 'tweet' },
]);
expectTypeErrors<Farwend.RichTextProps>('RichText', [
  // @ts-expect-error missing blocks
  {},
  // @ts-expect-error HTML is not accepted
  { blocks: '<p>Words</p>' },
  // @ts-expect-error unknown block
  { blocks: [{ id: 'a', type: 'html', html: '<b>' }] },
]);
expectTypeErrors<Farwend.RouteListProps>('RouteList', [
  // @ts-expect-error missing children
  {},
  // @ts-expect-error unknown prop stops
  { children: null, stops: [] },
  // @ts-expect-error aria-label must be a string
  { children: null, 'aria-label': 1 },
]);
expectTypeErrors<Farwend.RouteStopProps>('RouteStop', [
  // @ts-expect-error missing children
  {},
  // @ts-expect-error unknown prop stop
  { children: 'Utne', stop: 1 },
  // @ts-expect-error id must be a string
  { children: 'Utne', id: 1 },
]);
expectTypeErrors<Farwend.RouteMapProps>('RouteMap', [
  // @ts-expect-error missing places
  { label: 'The route' },
  // @ts-expect-error missing label
  { places: [] },
  // @ts-expect-error place without coordinates
  { label: 'The route', places: [{ name: 'Utne' }] },
]);
expectTypeErrors<Farwend.StarRatingProps>('StarRating', [
  // @ts-expect-error missing rating
  {},
  // @ts-expect-error rating is not a number
  { rating: 'five' },
  // @ts-expect-error the number of stars is fixed
  { rating: 4, max: 10 },
]);
expectTypeErrors<Farwend.TrustBadgeProps>('TrustBadge', [
  // @ts-expect-error missing href
  { claim: 'Accredited', source: 'The register' },
  // @ts-expect-error missing claim
  { source: 'The register', href: 'https://register.example' },
  // @ts-expect-error missing source
  { claim: 'Accredited', href: 'https://register.example' },
]);
