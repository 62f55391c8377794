import { NewsletterForm, type NewsletterFormProps } from '@farwend/design-system';
import { useId } from 'react';
import { Honeypot } from '#src/shared/Honeypot.styles.ts';
import { CONSENT_TEXT, NEWSLETTER_PATH, HONEYPOT_NAME } from './rules.ts';

/** Props of SiteNewsletterForm. */
export type SiteNewsletterFormProps = Omit<NewsletterFormProps, 'action' | 'children' | 'texts'>;

/** The site's newsletter form: where it is posted, the consent text, and a honeypot field that only bots fill in. */
export function SiteNewsletterForm(props: SiteNewsletterFormProps) {
  const id = useId();
  return (
    <NewsletterForm {...props} action={NEWSLETTER_PATH} texts={{ consent: CONSENT_TEXT }}>
      <Honeypot aria-hidden="true">
        <label htmlFor={id}>Leave this empty</label>
        <input id={id} name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" />
      </Honeypot>
    </NewsletterForm>
  );
}
