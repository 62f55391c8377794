import { ButtonLink, Logo, NavigationMenu, type MenuItem } from '@farwend/design-system';

const menu: readonly MenuItem[] = [
  {
    label: 'Destinations',
    sections: [{ title: 'East Africa', links: [{ label: 'Kenya', href: '/guides/kenya', note: 'The Mara in July' }] }],
  },
  { label: 'Reviews', href: '/reviews' },
];

export function NavigationMenuExample() {
  return (
    <NavigationMenu
      logo={<Logo />}
      items={menu}
      currentPath="/reviews"
      action={
        <ButtonLink href="/trip-request" variant="primary" size="small">
          Design My Dream Trip
        </ButtonLink>
      }
    />
  );
}
