import { Section, type NewsletterFields } from '@farwend/design-system';
import { useActionData } from '#src/startup/page.ts';
import { useNavigator } from '#src/startup/navigation.ts';
import type { NewsletterActionResult } from '#src/newsletter/newsletter.action.ts';
import { SiteNewsletterForm } from '#src/newsletter/SiteNewsletterForm.tsx';
import { SignupWithSample } from '#src/newsletter/SignupWithSample.tsx';
import { NEWSLETTER_PATH, HONEYPOT_NAME } from '#src/newsletter/rules.ts';
import { useLayoutContent } from '#src/shared/layoutContent.ts';
import { PageHead } from '#src/shared/PageHead.tsx';

/** The newsletter form on its own page, which it is posted to without JavaScript. */
export function NewsletterPage() {
  const { state = 'idle', fields, errors = {} } = useActionData<NewsletterActionResult>() ?? {};
  const { newestLetter } = useLayoutContent();
  const navigator = useNavigator();
  const send = ({ fullName, email, consent }: NewsletterFields) => {
    const formData = new FormData();
    for (const [name, value] of Object.entries({ fullName, email, [HONEYPOT_NAME]: '', ...(consent && { consent: 'true' }) }))
      formData.set(name, value);
    void navigator.submit({ action: NEWSLETTER_PATH, formData });
  };
  const form = (
    <SiteNewsletterForm headingLevel={1} state={state} errors={errors} onSubmit={send} {...(fields ? { defaults: fields } : {})} />
  );
  return (
    <Section>
      <PageHead title="Newsletter" path={NEWSLETTER_PATH} description="One place a week, when to go and when to stay away." noIndex />
      {newestLetter ? <SignupWithSample form={form} letter={newestLetter} /> : form}
    </Section>
  );
}
