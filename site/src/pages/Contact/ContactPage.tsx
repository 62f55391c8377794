import { useNavigate } from '#src/startup/navigation.ts';
import { useActionData } from '#src/startup/page.ts';
import type { MessageActionResult } from '#src/contact/submitMessage.ts';
import { thankYouPaths } from '#src/contact/messageKinds.ts';
import { MessageForm } from '#src/contact/MessageForm.tsx';
import { useMessageForm } from '#src/contact/useMessageForm.ts';
import { buildBreadcrumbData } from '#src/seo/buildBreadcrumbData.ts';
import { JsonLd } from '#src/seo/JsonLd.tsx';
import { useLayoutContent } from '#src/shared/layoutContent.ts';
import { PageHead } from '#src/shared/PageHead.tsx';
import { useSettings } from '#src/shared/SettingsContext.ts';
import { useIsOpen } from '#src/shared/useIsOpen.ts';
import { Contact } from './Contact.tsx';

/** The ways to reach us, by how many phone numbers there are. */
const ways = ['One form', 'One telephone line and one form', 'Two telephone lines and one form'];

/** The contact page, submitted to the API. */
export function ContactPage() {
  const posted = useActionData<MessageActionResult>();
  const navigate = useNavigate();
  const { phones } = useLayoutContent();
  const isOpen = useIsOpen();
  const numbers = [phones.call, phones.contact].filter((phone) => phone !== null).length;
  const { origin } = useSettings();
  const form = useMessageForm({ kind: 'contact', posted, onSent: () => void navigate(thankYouPaths.contact) });
  return (
    <>
      <PageHead
        title={numbers > 0 ? 'Write or call' : 'Write to us'}
        path="/contact/"
        description={`${ways[numbers]}. A person on the care desk reads what you write and answers it by name.`}
      />
      <JsonLd
        data={buildBreadcrumbData(origin, [
          { label: 'Home', href: '/' },
          { label: 'Contact', href: '/contact' },
        ])}
      />
      <Contact
        phones={phones}
        isOpen={isOpen}
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
