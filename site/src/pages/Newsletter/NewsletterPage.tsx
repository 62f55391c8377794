import { Section, type NewsletterFields } from '@farwend/design-system';
import { useActionData, useSubmit } from 'react-router-dom';
import type { NewsletterAnswer } from '#src/newsletter/newsletter.action.ts';
import { LetterForm } from '#src/newsletter/LetterForm.tsx';
import { NEWSLETTER_PATH, TRAP_NAME } from '#src/newsletter/rules.ts';
import { PageHead } from '#src/shared/PageHead.tsx';

/** The newsletter form on a page of its own, where it is posted when no scripts run. */
export function NewsletterPage() {
  const { state = 'idle', fields, errors = {} } = useActionData<NewsletterAnswer>() ?? {};
  const submit = useSubmit();
  const send = ({ fullName, email, consent }: NewsletterFields) =>
    void submit({ fullName, email, [TRAP_NAME]: '', ...(consent ? { consent: 'true' } : {}) }, { method: 'post', action: NEWSLETTER_PATH });
  return (
    <Section>
      <PageHead title="Newsletter" path={NEWSLETTER_PATH} description="One place a week, when to go and when to stay away." noIndex />
      <LetterForm headingLevel={1} state={state} errors={errors} onSubmit={send} {...(fields ? { defaults: fields } : {})} />
    </Section>
  );
}

export { newsletterAction as action } from '#src/newsletter/newsletter.action.ts';
