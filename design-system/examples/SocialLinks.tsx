import { SocialLinks } from '@farwend/design-system';

export function SocialLinksExample() {
  return <SocialLinks links={[{ kind: 'instagram', label: 'Farwend on Instagram', href: 'https://instagram.example/farwend' }]} />;
}
