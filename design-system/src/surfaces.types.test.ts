import { forbid } from './forbid.ts';
import * as Farwend from './index.ts';

const icon = Farwend.icons.close;

forbid<Farwend.ButtonProps>('Button', [
  // @ts-expect-error an address makes a link
  { children: 'Send', href: '/send' },
  // @ts-expect-error a loudness that there is not
  { children: 'Send', variant: 'danger' },
  // @ts-expect-error a size that there is not
  { children: 'Send', size: 'tiny' },
]);
forbid<Farwend.ButtonLinkProps>('ButtonLink', [
  // @ts-expect-error no address
  { children: 'Start' },
  // @ts-expect-error a link is never busy
  { children: 'Start', href: '/', busy: true },
  // @ts-expect-error a link cannot be disabled
  { children: 'Start', href: '/', disabled: true },
]);
forbid<Farwend.IconButtonProps>('IconButton', [
  // @ts-expect-error no name
  { icon },
  // @ts-expect-error no drawing
  { label: 'Close' },
  // @ts-expect-error a name is a text
  { icon, label: null },
]);
forbid<Farwend.ConsentBarProps>('ConsentBar', [
  // @ts-expect-error no answer
  { children: 'We count visits.' },
  // @ts-expect-error no words
  { onAnswer: () => undefined },
  // @ts-expect-error an answer is yes or no
  { children: 'We count visits.', onAnswer: (allowed: string) => allowed },
]);
forbid<Farwend.ContoursProps>('Contours', [
  // @ts-expect-error a side that there is not
  { side: 'left' },
  // @ts-expect-error it holds nothing
  { children: 'Words' },
  // @ts-expect-error its colour is a token
  { tone: 'red' },
]);
forbid<Farwend.DialogProps>('Dialog', [
  // @ts-expect-error no title
  { open: true, onOpenChange: () => undefined, children: 'Words' },
  // @ts-expect-error no way to close it
  { open: true, title: 'Before you go', children: 'Words' },
  // @ts-expect-error a kind that there is not
  { open: true, onOpenChange: () => undefined, title: 'Before you go', children: 'Words', kind: 'toast' },
]);
forbid<Farwend.FilterBarProps>('FilterBar', [
  // @ts-expect-error no address
  { label: 'Narrow the list', filters: [] },
  // @ts-expect-error no name
  { action: '/itineraries', filters: [] },
  // @ts-expect-error a question without its choices
  { action: '/itineraries', label: 'Narrow', filters: [{ name: 'month', label: 'Month' }] },
]);
forbid<Farwend.FooterListProps>('FooterList', [
  // @ts-expect-error no title
  { links: [] },
  // @ts-expect-error no links
  { title: 'Plan' },
  // @ts-expect-error a link without its address
  { title: 'Plan', links: [{ label: 'Guides' }] },
]);
forbid<Farwend.LinkProps>('Link', [
  // @ts-expect-error no address
  { children: 'Guides' },
  // @ts-expect-error a look that there is not
  { children: 'Guides', href: '/', variant: 'button' },
  // @ts-expect-error a new tab is asked for by name
  { children: 'Guides', href: '/', newTab: '_blank' },
]);
forbid<Farwend.LoadMoreProps>('LoadMore', [
  // @ts-expect-error no address
  { shown: 12, total: 40 },
  // @ts-expect-error no total
  { shown: 12, href: '?page=2' },
  // @ts-expect-error a number in words
  { shown: 'twelve', total: 40, href: '?page=2' },
]);
forbid<Farwend.NavigationMenuProps>('NavigationMenu', [
  // @ts-expect-error no logo
  { items: [] },
  // @ts-expect-error a direction that there is not
  { logo: 'Farwend', items: [], dir: 'auto' },
  // @ts-expect-error an item without a name
  { logo: 'Farwend', items: [{ href: '/' }] },
]);
forbid<Farwend.PaginationProps>('Pagination', [
  // @ts-expect-error no page
  { pages: 9, hrefOf: (page: number) => `?page=${page}` },
  // @ts-expect-error no addresses
  { page: 1, pages: 9 },
  // @ts-expect-error an address is a text
  { page: 1, pages: 9, hrefOf: (page: number) => page },
]);
forbid<Farwend.RouteLineProps>('RouteLine', [
  // @ts-expect-error a look that there is not
  { variant: 'dashed' },
  // @ts-expect-error a number in words
  { variant: 'progress', current: 'two' },
  // @ts-expect-error it holds nothing
  { children: 'Utne' },
]);
forbid<Farwend.SearchFieldProps>('SearchField', [
  // @ts-expect-error no address
  { label: 'Search' },
  // @ts-expect-error no name
  { action: '/search' },
  // @ts-expect-error suggestions are asked for by a function
  { action: '/search', label: 'Search', loadSuggestions: ['Kenya'] },
]);
forbid<Farwend.SiteFooterProps>('SiteFooter', [
  // @ts-expect-error a flag in words
  { lists: 'lists', base: 'base', hideProofOnMobile: 'yes' },
  // @ts-expect-error how many columns is not asked
  { lists: 'lists', base: 'base', columns: 3 },
  // @ts-expect-error an id is a text
  { lists: 'lists', base: 'base', id: 1 },
]);
forbid<Farwend.SocialLinksProps>('SocialLinks', [
  // @ts-expect-error no links
  {},
  // @ts-expect-error a sign that there is not
  { links: [{ kind: 'gopher', label: 'Gopher', href: 'https://a.example' }] },
  // @ts-expect-error a link without a name
  { links: [{ kind: 'email', href: 'mailto:a@b.example' }] },
]);
forbid<Farwend.SkeletonProps>('Skeleton', [
  // @ts-expect-error not said whether it waits
  { placeholder: 'Lines', children: 'Words' },
  // @ts-expect-error nothing to wait with
  { busy: true, children: 'Words' },
  // @ts-expect-error busy in words
  { busy: 'yes', placeholder: 'Lines', children: 'Words' },
]);
forbid<Farwend.SkeletonPictureProps>('SkeletonPicture', [
  // @ts-expect-error a ratio that there is not
  { ratio: '7:3' },
  // @ts-expect-error it holds nothing
  { children: 'Words' },
  // @ts-expect-error it has no words to miss
  { alt: 'Mara' },
]);
forbid<Farwend.SkeletonTextProps>('SkeletonText', [
  // @ts-expect-error a number in words
  { lines: 'three' },
  // @ts-expect-error a size that there is not
  { size: 'h1' },
  // @ts-expect-error it holds nothing
  { children: 'Words' },
]);
forbid<Farwend.SkipLinkProps>('SkipLink', [
  // @ts-expect-error it stays on its page
  { href: '/content' },
  // @ts-expect-error a whole address
  { href: 'https://a.example' },
  // @ts-expect-error an id is a text
  { id: 1 },
]);
forbid<Farwend.SpinnerProps>('Spinner', [
  // @ts-expect-error a flag in words
  { active: 'yes' },
  // @ts-expect-error its colour is a token
  { tone: 'red' },
  // @ts-expect-error it has one size
  { size: 'large' },
]);
forbid<Farwend.StepperProps>('Stepper', [
  // @ts-expect-error no steps
  { current: 1 },
  // @ts-expect-error not said where one is
  { steps: [] },
  // @ts-expect-error a step without a name
  { current: 1, steps: [{ href: '?step=2' }] },
]);
