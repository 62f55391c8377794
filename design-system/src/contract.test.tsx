/** @jest-environment-options {"customExportConditions": ["node"]} */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import type { ReactElement, Ref } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import * as Farwend from './index.ts';

/** What reaches the root of every component. */
interface Root {
  ref: Ref<never>;
  className: string;
  style: { opacity: number };
  id: string;
  'data-test': string;
  'aria-description': string;
}

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

function describeComponent(name: string, draw: (root: Root) => ReactElement) {
  describe(name, () => {
    const messages = jest.fn();
    beforeEach(() => {
      for (const level of ['error', 'warn'] as const) jest.spyOn(console, level).mockImplementation(messages);
    });
    afterEach(() => {
      cleanup();
      jest.restoreAllMocks();
      expect(messages).not.toHaveBeenCalled();
    });

    test('ref, class, style, id, data and aria reach the root', () => {
      const nodes: (Element | null)[] = [];
      const ref = (node: Element | null) => void nodes.push(node);
      const { rerender } = render(draw({ ...marks, ref }));
      const [root] = nodes;
      expect(root).toBe(document.getElementById('root-of-it'));
      expect(root).toHaveClass('mine');
      expect(root).toHaveStyle({ opacity: 0.5 });
      expect(root).toHaveAttribute('data-test', 'yes');
      expect(root).toHaveAttribute('aria-description', 'mine too');
      rerender(draw({ ...marks, ref }));
      expect(nodes).toHaveLength(1); // a ref that is set anew on each render sends React 19 round in circles
    });

    test('the server renders it, and the browser takes it over, without a word', async () => {
      const tree = <StrictMode>{draw({ ...marks, ref: null })}</StrictMode>;
      const place = document.createElement('div');
      place.innerHTML = renderToString(tree);
      expect(place.innerHTML).toContain('root-of-it');
      document.body.append(place);
      const taken = await act(async () => hydrateRoot(place, tree, { onRecoverableError: messages }));
      await act(async () => taken.unmount());
      place.remove();
    });
  });
}

const marks = { className: 'mine', style: { opacity: 0.5 }, id: 'root-of-it', 'data-test': 'yes', 'aria-description': 'mine too' };
