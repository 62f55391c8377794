import { Link } from '@farwend/design-system';
import type { Phone } from './phones.ts';

/** How to reach us, to continue a sentence: the number to call, or the way to the contact page if there is none. */
export function CallOrWrite({ phone }: { phone: Phone | null }) {
  if (!phone) return <Link href="/contact">write to us</Link>;
  return (
    <>
      call <Link href={phone.href}>{phone.text}</Link>
    </>
  );
}
