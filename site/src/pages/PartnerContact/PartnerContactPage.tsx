import { useNavigate } from '#src/startup/navigation.ts';
import { useActionData, useLoaderData } from '#src/startup/page.ts';
import type { MessageActionResult } from '#src/contact/submitMessage.ts';
import { thankYouPaths } from '#src/contact/messageKinds.ts';
import { MessageForm } from '#src/contact/MessageForm.tsx';
import { useMessageForm } from '#src/contact/useMessageForm.ts';
import { buildBreadcrumbData } from '#src/seo/buildBreadcrumbData.ts';
import { JsonLd } from '#src/seo/JsonLd.tsx';
import { PageHead } from '#src/shared/PageHead.tsx';
import { useSettings } from '#src/shared/SettingsContext.ts';
import { PartnerContact } from './PartnerContact.tsx';
import type { PartnerContactData } from './partnerContact.loader.ts';

/** The page for companies that want to join, submitted to the API. */
export function PartnerContactPage() {
  const { countries, companyCount } = useLoaderData<PartnerContactData>();
  const posted = useActionData<MessageActionResult>();
  const navigate = useNavigate();
  const { origin } = useSettings();
  const form = useMessageForm({ kind: 'partner', posted, onSent: () => void navigate(thankYouPaths.partner) });
  return (
    <>
      <PageHead
        title="For travel companies"
        path="/contact-travel-company/"
        description="You plan journeys where you live. Tell us where and how, and the requests that fit come to you: written out, checked, with dates and a budget."
      />
      <JsonLd
        data={buildBreadcrumbData(origin, [
          { label: 'Home', href: '/' },
          { label: 'For travel companies', href: '/contact-travel-company' },
        ])}
      />
      <PartnerContact
        companyCount={companyCount}
        countryCount={countries.length}
        form={
          <MessageForm
            kind="partner"
            action="/contact-travel-company/"
            labelledBy="partner-form"
            countries={countries}
            sendText="Apply"
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
