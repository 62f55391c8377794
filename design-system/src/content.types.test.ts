import { forbid } from './forbid.ts';
import * as Farwend from './index.ts';

const source = Farwend.pictureSource('savanna');
const outlet = {
  name: 'a',
  alt: 'a',
  href: 'https://a.example',
  description: 'a',
  logo: { src: '/a.svg', width: 1, height: 1 },
} satisfies Farwend.PressOutlet;

forbid<Farwend.AlertProps>('Alert', [
  // @ts-expect-error a tone that there is not
  { tone: 'danger', children: 'Saved' },
  // @ts-expect-error words that close it, without what closing does, are not a flag
  { announce: 'yes', children: 'Saved' },
  // @ts-expect-error closing is a function
  { onDismiss: true, children: 'Saved' },
]);
forbid<Farwend.AnnouncementBarProps>('AnnouncementBar', [
  // @ts-expect-error no words
  {},
  // @ts-expect-error closing is a function
  { children: 'Closed', onDismiss: 'close' },
  // @ts-expect-error an address is a text
  { children: 'Closed', href: 1 },
]);
forbid<Farwend.BreadcrumbsProps>('Breadcrumbs', [
  // @ts-expect-error no way
  {},
  // @ts-expect-error a place without a name
  { items: [{ href: '/' }] },
  // @ts-expect-error names alone are no places
  { items: ['Home', 'Kenya'] },
]);
forbid<Farwend.CardProps>('Card', [
  // @ts-expect-error no title
  { href: '/guides' },
  // @ts-expect-error no address
  { title: 'Kenya' },
  // @ts-expect-error a level that there is not
  { title: 'Kenya', href: '/guides', level: 7 },
]);
forbid<Farwend.CompanyCardProps>('CompanyCard', [
  // @ts-expect-error no name
  { href: '/companies/one' },
  // @ts-expect-error no address
  { name: 'One' },
  // @ts-expect-error a rating in words
  { name: 'One', href: '/companies/one', rating: 'good' },
]);
forbid<Farwend.FactsProps>('Facts', [
  // @ts-expect-error no facts
  {},
  // @ts-expect-error a fact without its value
  { items: [{ name: 'Nights' }] },
  // @ts-expect-error a look that there is not
  { items: [], look: 'table' },
]);
forbid<Farwend.GalleryProps>('Gallery', [
  // @ts-expect-error no name
  { pictures: [] },
  // @ts-expect-error no pictures
  { label: 'The fjord' },
  // @ts-expect-error one picture is no list
  { label: 'The fjord', pictures: 'fjord.jpg' },
]);
forbid<Farwend.HeroProps>('Hero', [
  // @ts-expect-error no picture, not even none
  { children: 'Words' },
  // @ts-expect-error no words
  { picture: null },
  // @ts-expect-error a caption is not a picture
  { children: 'Words', picture: null, alt: 'Mara' },
]);
forbid<Farwend.HistogramBarsProps>('HistogramBars', [
  // @ts-expect-error no rows
  { label: 'Reviews' },
  // @ts-expect-error no name
  { rows: [] },
  // @ts-expect-error a figure that there is not
  { rows: [], label: 'Reviews', figure: 'percent' },
]);
forbid<Farwend.IconProps>('Icon', [
  // @ts-expect-error no drawing
  {},
  // @ts-expect-error a name is no drawing
  { shape: 'arrow' },
  // @ts-expect-error it holds nothing
  { shape: { fill: 'M0 0' }, children: 'x' },
]);
forbid<Farwend.ImageProps>('Image', [
  // @ts-expect-error neither words nor decoration
  { source, ratio: '3:2', sizes: '100vw' },
  // @ts-expect-error a ratio that there is not
  { source, alt: 'Mara', ratio: '7:3', sizes: '100vw' },
  // @ts-expect-error no sizes
  { source, alt: 'Mara', ratio: '3:2' },
]);
forbid<Farwend.ItineraryDayProps>('ItineraryDay', [
  // @ts-expect-error no day
  { title: 'Utne' },
  // @ts-expect-error no title
  { day: 3 },
  // @ts-expect-error a day in words
  { day: 'three', title: 'Utne' },
]);
forbid<Farwend.LogoProps>('Logo', [
  // @ts-expect-error it holds nothing
  { children: 'Farwend' },
  // @ts-expect-error a name is a text
  { name: 1 },
  // @ts-expect-error it has no sizes of its own
  { size: 'large' },
]);
forbid<Farwend.NewsSnippetProps>('NewsSnippet', [
  // @ts-expect-error no source
  { headline: 'Rains', href: '/news/rains', date: '2026-11-21' },
  // @ts-expect-error no day
  { source: 'Longitude', headline: 'Rains', href: '/news/rains' },
  // @ts-expect-error a day is a text, yyyy-mm-dd
  { source: 'Longitude', headline: 'Rains', href: '/news/rains', date: 20261121 },
]);
forbid<Farwend.PageHeaderProps>('PageHeader', [
  // @ts-expect-error no title
  {},
  // @ts-expect-error no title but a lead
  { lead: 'When to go' },
  // @ts-expect-error a level of its own: it is always the first
  { title: 'Kenya', level: 2 },
]);
forbid<Farwend.PersonCardProps>('PersonCard', [
  // @ts-expect-error no name
  {},
  // @ts-expect-error an address without a name
  { href: '/team/noor' },
  // @ts-expect-error a portrait is a picture with its words
  { name: 'Noor', portrait: 'noor.jpg' },
]);
forbid<Farwend.PressStripProps>('PressStrip', [
  // @ts-expect-error no outlets
  {},
  // @ts-expect-error three are too few
  { outlets: [outlet, outlet, outlet] },
  // @ts-expect-error five are too many
  { outlets: [outlet, outlet, outlet, outlet, outlet] },
]);
forbid<Farwend.RatingBadgeProps>('RatingBadge', [
  // @ts-expect-error no count
  { rating: 4.9 },
  // @ts-expect-error no rating
  { count: 12 },
  // @ts-expect-error it decides itself where it opens
  { rating: 4.9, count: 12, newTab: false },
]);
forbid<Farwend.ReviewCardProps>('ReviewCard', [
  // @ts-expect-error no words
  { title: 'Mara', rating: 5, author: 'Ana', date: '2026-07-02' },
  // @ts-expect-error no rating
  { title: 'Mara', author: 'Ana', date: '2026-07-02', children: 'Words' },
  // @ts-expect-error a look that there is not
  { title: 'Mara', rating: 5, author: 'Ana', date: '2026-07-02', children: 'Words', look: 'tweet' },
]);
forbid<Farwend.RichTextProps>('RichText', [
  // @ts-expect-error no blocks
  {},
  // @ts-expect-error markup is not read
  { blocks: '<p>Words</p>' },
  // @ts-expect-error a block that there is not
  { blocks: [{ id: 'a', type: 'html', html: '<b>' }] },
]);
forbid<Farwend.RouteListProps>('RouteList', [
  // @ts-expect-error no stops
  {},
  // @ts-expect-error its stops are its children
  { children: null, stops: [] },
  // @ts-expect-error a label is a text
  { children: null, 'aria-label': 1 },
]);
forbid<Farwend.RouteStopProps>('RouteStop', [
  // @ts-expect-error no words
  {},
  // @ts-expect-error a key of its list is no part of it
  { children: 'Utne', stop: 1 },
  // @ts-expect-error an id is a text
  { children: 'Utne', id: 1 },
]);
forbid<Farwend.RouteMapProps>('RouteMap', [
  // @ts-expect-error no places
  { label: 'The route' },
  // @ts-expect-error no name
  { places: [] },
  // @ts-expect-error a place without its position
  { label: 'The route', places: [{ name: 'Utne' }] },
]);
forbid<Farwend.StarRatingProps>('StarRating', [
  // @ts-expect-error no rating
  {},
  // @ts-expect-error a rating in words
  { rating: 'five' },
  // @ts-expect-error how many stars there are is not asked
  { rating: 4, max: 10 },
]);
forbid<Farwend.TrustBadgeProps>('TrustBadge', [
  // @ts-expect-error no proof
  { claim: 'Accredited', source: 'The register' },
  // @ts-expect-error no claim
  { source: 'The register', href: 'https://register.example' },
  // @ts-expect-error no source
  { claim: 'Accredited', href: 'https://register.example' },
]);
