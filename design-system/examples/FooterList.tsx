import { FooterList } from '@farwend/design-system';

export function FooterListExample() {
  return (
    <FooterList
      title="The house"
      links={[
        { label: 'How it works', href: '/how-it-works' },
        { label: 'Our promises', href: '/our-promises' },
      ]}
    />
  );
}
