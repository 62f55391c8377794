import { Link, Logo } from '@farwend/design-system';

export function LogoExample() {
  return (
    <Link href="/" variant="bare" aria-label="Farwend, home">
      <Logo />
    </Link>
  );
}
