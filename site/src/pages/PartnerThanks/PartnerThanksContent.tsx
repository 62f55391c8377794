import { ThanksView } from '#src/contact/ThanksView.tsx';
import { useLayoutContent } from '#src/shared/layoutContent.ts';
import { PageHead } from '#src/shared/PageHead.tsx';
import { useIsOpen } from '#src/shared/useIsOpen.ts';

const steps = [
  { title: 'We read what you plan', text: 'Someone who knows your country reads it first, with your site beside it.' },
  {
    title: 'We ask for papers and for people',
    text: 'Licence, insurance, an emergency number that is answered by night, and three travellers who came home with you.',
  },
  {
    title: 'You answer a trial request',
    text: 'The way you would answer a traveller: days, distances, a price, and what you would leave out.',
  },
  { title: 'The first requests come to you', text: 'Only for the countries and kinds of journey you named.' },
] as const;

/** The page after the application of a company was sent. */
export function PartnerThanksContent() {
  const { phones } = useLayoutContent();
  const isOpen = useIsOpen();
  return (
    <>
      <PageHead
        title="Thank you"
        path="/contact-travel-company/thank-you/"
        description="Your application has arrived, and this is the way it takes."
        noIndex
      />
      <ThanksView
        heading="We have your application"
        lead="Thank you. This is the way from here to the first traveller."
        steps={steps}
        phone={phones.contact ?? phones.call}
        onward={
          isOpen('/travel-companies')
            ? { text: 'See the companies', href: '/travel-companies' }
            : { text: 'Back to the first page', href: '/' }
        }
      />
    </>
  );
}
