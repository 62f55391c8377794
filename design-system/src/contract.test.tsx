/** @jest-environment-options {"customExportConditions": ["node"]} */
import { describeComponent } from './describeComponent.tsx';
import * as Farwend from './index.ts';

const picture = Farwend.pictureSource('savanna');
const menu = [
  { label: 'Destinations', sections: [{ title: 'East Africa', links: [{ label: 'Kenya', href: '/guides/kenya' }] }] },
  { label: 'Reviews', href: '/reviews' },
];
const outlet = (name: string) => ({
  name,
  alt: name,
  href: `https://${name}.example` as const,
  description: `${name} wrote`,
  logo: { src: `/${name}.svg`, width: 100, height: 40 },
});

describeComponent('Alert', (root) => <Farwend.Alert {...root}>Saved</Farwend.Alert>);
describeComponent('Breadcrumbs', (root) => <Farwend.Breadcrumbs items={[{ label: 'Home', href: '/' }]} {...root} />);
describeComponent('Button', (root) => <Farwend.Button {...root}>Send</Farwend.Button>);
describeComponent('Button, busy', (root) => (
  <Farwend.Button busy icon={Farwend.icons.mail} {...root}>
    Send
  </Farwend.Button>
));
describeComponent('ButtonLink', (root) => (
  <Farwend.ButtonLink href="/trip-request" {...root}>
    Start
  </Farwend.ButtonLink>
));
describeComponent('Cluster', (root) => <Farwend.Cluster {...root} />);
describeComponent('Column', (root) => <Farwend.Column span={4} {...root} />);
describeComponent('Container', (root) => <Farwend.Container {...root} />);
describeComponent('Contours', (root) => <Farwend.Contours {...root} />);
describeComponent(
  'Dialog',
  (root) => (
    <Farwend.Dialog open onOpenChange={() => undefined} title="Before you go" {...root}>
      Words
    </Farwend.Dialog>
  ),
  undefined,
  false,
);
describeComponent('FooterList', (root) => <Farwend.FooterList title="Plan" links={[{ label: 'Guides', href: '/guides' }]} {...root} />);
describeComponent('Grid', (root) => <Farwend.Grid {...root} />);
describeComponent('Heading', (root) => (
  <Farwend.Heading level={2} {...root}>
    Kenya
  </Farwend.Heading>
));
describeComponent('Hero', (root) => (
  <Farwend.Hero picture={null} caption="Mara" {...root}>
    Words
  </Farwend.Hero>
));
describeComponent('Icon', (root) => <Farwend.Icon shape={Farwend.icons.arrow} {...root} />);
describeComponent('IconButton', (root) => <Farwend.IconButton icon={Farwend.icons.close} label="Close" {...root} />);
describeComponent('Image', (root) => <Farwend.Image source={picture} alt="Acacias" ratio="3:2" sizes="100vw" {...root} />);
describeComponent('Link', (root) => (
  <Farwend.Link href="/guides" {...root}>
    Guides
  </Farwend.Link>
));
describeComponent('Logo', (root) => <Farwend.Logo {...root} />);
describeComponent('NavigationMenu', (root) => <Farwend.NavigationMenu logo="Farwend" items={menu} currentPath="/reviews/" {...root} />);
describeComponent('PageHeader', (root) => <Farwend.PageHeader title="Kenya" lead="When to go" facts="12 nights" {...root} />);
describeComponent('PressStrip', (root) => (
  <Farwend.PressStrip outlets={[outlet('one'), outlet('two'), outlet('three'), outlet('four')]} {...root} />
));
describeComponent('RatingBadge', (root) => <Farwend.RatingBadge rating={4.9} count={1264} {...root} />);
describeComponent('RouteLine', (root) => <Farwend.RouteLine variant="progress" current={2} {...root} />);
describeComponent('RouteList', (root) => <Farwend.RouteList {...root}>{null}</Farwend.RouteList>);
describeComponent('Section', (root) => <Farwend.Section {...root} />);
describeComponent('SiteFooter', (root) => <Farwend.SiteFooter lists="lists" base="base" {...root} />);
describeComponent('SkipLink', (root) => <Farwend.SkipLink {...root} />);
describeComponent('SocialLinks', (root) => (
  <Farwend.SocialLinks links={[{ kind: 'email', label: 'Write', href: 'mailto:a@b.example' }]} {...root} />
));
describeComponent('Spinner', (root) => <Farwend.Spinner {...root} />);
describeComponent('Stack', (root) => <Farwend.Stack {...root} />);
describeComponent('StarRating', (root) => <Farwend.StarRating rating={4.4} showValue {...root} />);
describeComponent('Text', (root) => <Farwend.Text {...root}>Words</Farwend.Text>);
describeComponent('TrustBadge', (root) => (
  <Farwend.TrustBadge claim="Excellent" source="1,264 reviews" href="https://reviews.example" {...root} />
));
describeComponent('VisuallyHidden', (root) => <Farwend.VisuallyHidden {...root}>Words</Farwend.VisuallyHidden>);
