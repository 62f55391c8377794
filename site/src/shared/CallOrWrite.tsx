import { Link } from '@farwend/design-system';
import type { Phone } from './phones.ts';

/** Props of CallOrWrite. */
export interface CallOrWriteProps {
  /** Beginning of the sentence. */
  lead: string;
  phone: Phone | null;
}

/** How to reach us, at the end of a sentence: the number to call, or the way to the contact page if there is none. */
export function CallOrWrite({ lead, phone }: CallOrWriteProps) {
  return (
    <>
      {phone ? `${lead} call ` : `${lead} `}
      {phone ? <Link href={phone.href}>{phone.text}</Link> : <Link href="/contact">write to us</Link>}
    </>
  );
}
