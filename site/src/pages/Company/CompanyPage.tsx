import { useState } from 'react';
import { useActionData, useLoaderData } from '#src/startup/page.ts';
import type { MessageActionResult } from '#src/contact/submitMessage.ts';
import { MessageForm } from '#src/contact/MessageForm.tsx';
import { MessageSent } from '#src/contact/MessageSent.tsx';
import { useMessageForm } from '#src/contact/useMessageForm.ts';
import { useVotes } from '#src/reviews/useVotes.ts';
import { JsonLd } from '#src/seo/JsonLd.tsx';
import { PageHead } from '#src/shared/PageHead.tsx';
import { isAgentOrTeamMember, useSession } from '#src/shared/session.ts';
import { Company } from './Company.tsx';
import type { CompanyData } from './buildCompanyData.ts';

/** The page of a company. */
export function CompanyPage() {
  const data = useLoaderData<CompanyData>();
  return <CompanyPageContent key={data.id} {...data} />;
}

function CompanyPageContent({ jsonLd, seo, ...company }: CompanyData) {
  const posted = useActionData<MessageActionResult>();
  const { user } = useSession();
  const [isSent, setIsSent] = useState(posted?.isSent ?? false);
  const votes = useVotes();
  const form = useMessageForm({ kind: 'company', companyId: company.id, posted, onSent: () => setIsSent(true) });
  return (
    <>
      <PageHead
        title={seo.title}
        description={seo.description}
        path={`/travel-company/${company.slug}`}
        canonical={seo.canonicalUrl}
        noIndex={seo.noIndex}
        image={seo.image?.url}
        imageAlt={seo.image?.alt}
      />
      {jsonLd.map((data, index) => (
        <JsonLd key={index} data={data} />
      ))}
      <Company
        {...company}
        votes={votes}
        isTrade={isAgentOrTeamMember(user)}
        form={
          isSent ? (
            <MessageSent to={company.name} />
          ) : (
            <MessageForm
              kind="company"
              action={`/travel-company/${company.slug}/#company-ask`}
              labelledBy="company-ask"
              sendText="Send the question"
              values={posted?.values}
              errors={form.errors}
              failure={form.failure}
              busy={form.busy}
              attempt={form.attempt}
              onBegin={form.begin}
              onChange={form.change}
              onSubmit={(event) => void form.submit(event)}
            />
          )
        }
      />
    </>
  );
}
