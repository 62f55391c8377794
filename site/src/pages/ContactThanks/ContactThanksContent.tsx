import { ThanksView } from '#src/contact/ThanksView.tsx';
import { useLayoutContent } from '#src/shared/layoutContent.ts';
import { mainPhoneOf } from '#src/shared/mainPhoneOf.ts';
import { PageHead } from '#src/shared/PageHead.tsx';
import { useIsOpen } from '#src/shared/useIsOpen.ts';

const steps = [
  { title: 'It lies on the care desk', text: 'Nobody outside Farwend sees it, and your address is used for the answer alone.' },
  {
    title: 'Somebody who knows the matter reads it',
    text: 'Not a program: questions about a country go to the person who looks after it.',
  },
  { title: 'The answer comes by mail', text: 'To the address you gave. Look among the unwanted if two working days pass without it.' },
] as const;

/** The page after a contact form was sent. */
export function ContactThanksContent() {
  const { phones } = useLayoutContent();
  const isOpen = useIsOpen();
  return (
    <>
      <PageHead
        title="Thank you"
        path="/contact/thank-you/"
        description="Your message has arrived, and this is what happens to it."
        noIndex
      />
      <ThanksView
        heading="Your message has arrived"
        lead="Thank you for writing. A person will read it, and a person will answer."
        steps={steps}
        phone={mainPhoneOf(phones)}
        onward={isOpen('/reviews') ? { text: 'Read what others wrote', href: '/reviews' } : { text: 'Back to the first page', href: '/' }}
      />
    </>
  );
}
