import { FooterList, SiteFooter } from '@farwend/design-system';

export function SiteFooterExample() {
  return (
    <SiteFooter lists={<FooterList title="The house" links={[{ label: 'How it works', href: '/how-it-works' }]} />} base="© 2026 Farwend" />
  );
}
