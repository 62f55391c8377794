import { expectTypeErrors } from './expectTypeErrors.ts';
import * as Farwend from './index.ts';

const icon = Farwend.icons.close;

expectTypeErrors<Farwend.ButtonProps>('Button', [
  // @ts-expect-error href belongs to ButtonLink
  { children: 'Send', href: '/send' },
  // @ts-expect-error unknown variant
  { children: 'Send', variant: 'danger' },
  // @ts-expect-error unknown size
  { children: 'Send', size: 'tiny' },
]);
expectTypeErrors<Farwend.ButtonLinkProps>('ButtonLink', [
  // @ts-expect-error missing URL
  { children: 'Start' },
  // @ts-expect-error a link cannot be busy
  { children: 'Start', href: '/', busy: true },
  // @ts-expect-error a link cannot be disabled
  { children: 'Start', href: '/', disabled: true },
]);
expectTypeErrors<Farwend.IconButtonProps>('IconButton', [
  // @ts-expect-error missing label
  { icon },
  // @ts-expect-error missing shape
  { label: 'Close' },
  // @ts-expect-error name must be a string
  { icon, label: null },
]);
expectTypeErrors<Farwend.ConsentBarProps>('ConsentBar', [
  // @ts-expect-error missing onAnswer
  { children: 'We count visits.' },
  // @ts-expect-error missing children
  { onAnswer: () => undefined },
  // @ts-expect-error the answer is a boolean
  { children: 'We count visits.', onAnswer: (allowed: string) => allowed },
]);
expectTypeErrors<Farwend.ContoursProps>('Contours', [
  // @ts-expect-error unknown side
  { side: 'left' },
  // @ts-expect-error takes no children
  { children: 'Words' },
  // @ts-expect-error unknown prop tone
  { tone: 'red' },
]);
expectTypeErrors<Farwend.DialogProps>('Dialog', [
  // @ts-expect-error missing title
  { open: true, onOpenChange: () => undefined, children: 'Words' },
  // @ts-expect-error missing onOpenChange
  { open: true, title: 'Before you go', children: 'Words' },
  // @ts-expect-error unknown kind
  { open: true, onOpenChange: () => undefined, title: 'Before you go', children: 'Words', kind: 'toast' },
]);
expectTypeErrors<Farwend.FilterBarProps>('FilterBar', [
  // @ts-expect-error missing URL
  { label: 'Narrow the list', filters: [] },
  // @ts-expect-error missing label
  { action: '/itineraries', filters: [] },
  // @ts-expect-error filter without options
  { action: '/itineraries', label: 'Narrow', filters: [{ name: 'month', label: 'Month' }] },
]);
expectTypeErrors<Farwend.FooterListProps>('FooterList', [
  // @ts-expect-error missing title
  { links: [] },
  // @ts-expect-error missing links
  { title: 'Plan' },
  // @ts-expect-error link without a URL
  { title: 'Plan', links: [{ label: 'Guides' }] },
]);
expectTypeErrors<Farwend.LinkProps>('Link', [
  // @ts-expect-error missing URL
  { children: 'Guides' },
  // @ts-expect-error unknown variant
  { children: 'Guides', href: '/', variant: 'button' },
  // @ts-expect-error newTab is not a boolean
  { children: 'Guides', href: '/', newTab: '_blank' },
]);
expectTypeErrors<Farwend.LoadMoreProps>('LoadMore', [
  // @ts-expect-error missing URL
  { shown: 12, total: 40 },
  // @ts-expect-error missing total
  { shown: 12, href: '?page=2' },
  // @ts-expect-error not a number
  { shown: 'twelve', total: 40, href: '?page=2' },
]);
expectTypeErrors<Farwend.NavigationMenuProps>('NavigationMenu', [
  // @ts-expect-error missing logo
  { items: [] },
  // @ts-expect-error unknown direction
  { logo: 'Farwend', items: [], dir: 'auto' },
  // @ts-expect-error item without a label
  { logo: 'Farwend', items: [{ href: '/' }] },
]);
expectTypeErrors<Farwend.PaginationProps>('Pagination', [
  // @ts-expect-error missing page
  { pages: 9, hrefOf: (page: number) => `?page=${page}` },
  // @ts-expect-error missing hrefOf
  { page: 1, pages: 9 },
  // @ts-expect-error href must be a string
  { page: 1, pages: 9, hrefOf: (page: number) => page },
]);
expectTypeErrors<Farwend.RouteLineProps>('RouteLine', [
  // @ts-expect-error unknown variant
  { variant: 'dashed' },
  // @ts-expect-error not a number
  { variant: 'progress', current: 'two' },
  // @ts-expect-error takes no children
  { children: 'Utne' },
]);
expectTypeErrors<Farwend.SearchFieldProps>('SearchField', [
  // @ts-expect-error missing URL
  { label: 'Search' },
  // @ts-expect-error missing label
  { action: '/search' },
  // @ts-expect-error loadSuggestions must be a function
  { action: '/search', label: 'Search', loadSuggestions: ['Kenya'] },
]);
expectTypeErrors<Farwend.SiteFooterProps>('SiteFooter', [
  // @ts-expect-error not a boolean
  { lists: 'lists', base: 'base', hideProofOnMobile: 'yes' },
  // @ts-expect-error unknown prop columns
  { lists: 'lists', base: 'base', columns: 3 },
  // @ts-expect-error id must be a string
  { lists: 'lists', base: 'base', id: 1 },
]);
expectTypeErrors<Farwend.SocialLinksProps>('SocialLinks', [
  // @ts-expect-error missing links
  {},
  // @ts-expect-error unknown kind
  { links: [{ kind: 'gopher', label: 'Gopher', href: 'https://a.example' }] },
  // @ts-expect-error link without a label
  { links: [{ kind: 'email', href: 'mailto:a@b.example' }] },
]);
expectTypeErrors<Farwend.SkeletonProps>('Skeleton', [
  // @ts-expect-error missing busy
  { placeholder: 'Lines', children: 'Words' },
  // @ts-expect-error missing placeholder
  { busy: true, children: 'Words' },
  // @ts-expect-error busy is not a boolean
  { busy: 'yes', placeholder: 'Lines', children: 'Words' },
]);
expectTypeErrors<Farwend.SkeletonPictureProps>('SkeletonPicture', [
  // @ts-expect-error unknown ratio
  { ratio: '7:3' },
  // @ts-expect-error takes no children
  { children: 'Words' },
  // @ts-expect-error takes no alternative text
  { alt: 'Mara' },
]);
expectTypeErrors<Farwend.SkeletonTextProps>('SkeletonText', [
  // @ts-expect-error not a number
  { lines: 'three' },
  // @ts-expect-error unknown size
  { size: 'h1' },
  // @ts-expect-error takes no children
  { children: 'Words' },
]);
expectTypeErrors<Farwend.SkipLinkProps>('SkipLink', [
  // @ts-expect-error href must be a fragment
  { href: '/content' },
  // @ts-expect-error href must be a fragment
  { href: 'https://a.example' },
  // @ts-expect-error id must be a string
  { id: 1 },
]);
expectTypeErrors<Farwend.SpinnerProps>('Spinner', [
  // @ts-expect-error not a boolean
  { active: 'yes' },
  // @ts-expect-error unknown prop tone
  { tone: 'red' },
  // @ts-expect-error unknown prop size
  { size: 'large' },
]);
expectTypeErrors<Farwend.StepperProps>('Stepper', [
  // @ts-expect-error missing steps
  { current: 1 },
  // @ts-expect-error missing current
  { steps: [] },
  // @ts-expect-error step without a label
  { current: 1, steps: [{ href: '?step=2' }] },
]);
