import { useActionData, useNavigate } from 'react-router-dom';
import type { MessageAnswer } from '#src/contact/message.action.ts';
import { thanksOf } from '#src/contact/kinds.ts';
import { MessageForm } from '#src/contact/MessageForm.tsx';
import { useMessageForm } from '#src/contact/useMessageForm.ts';
import { breadcrumbData } from '#src/seo/breadcrumbs.ts';
import { JsonLd } from '#src/seo/JsonLd.tsx';
import { useFrame } from '#src/shared/frame.ts';
import { PageHead } from '#src/shared/PageHead.tsx';
import { useSettings } from '#src/shared/SettingsContext.ts';
import { Contact } from './Contact.tsx';

/** The contact page, joined to the API. */
export function ContactPage() {
  const posted = useActionData<MessageAnswer>();
  const navigate = useNavigate();
  const { phones } = useFrame();
  const { origin } = useSettings();
  const form = useMessageForm({ kind: 'contact', posted, onSent: () => void navigate(thanksOf.contact) });
  return (
    <>
      <PageHead
        title="Write or call"
        path="/contact/"
        description="Two telephone lines and one form. A person on the care desk reads what you write and answers it by name."
      />
      <JsonLd
        data={breadcrumbData(origin, [
          { label: 'Home', href: '/' },
          { label: 'Contact', href: '/contact' },
        ])}
      />
      <Contact
        phones={phones}
        form={
          <MessageForm
            kind="contact"
            action="/contact/"
            labelledBy="contact-form"
            values={posted?.values}
            errors={form.errors}
            failure={form.failure}
            busy={form.busy}
            attempt={form.attempt}
            onBegin={form.begin}
            onChange={form.change}
            onSubmit={(event) => void form.submit(event)}
          />
        }
      />
    </>
  );
}
