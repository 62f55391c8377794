import { Footer, type FooterProps } from '#src/footer/Footer.tsx';
import { NewsletterSignup } from '#src/newsletter/NewsletterSignup.tsx';

/** The footer with the newsletter form. */
export function FooterWithNewsletter(props: FooterProps) {
  return <Footer newsletter={<NewsletterSignup />} {...props} />;
}
