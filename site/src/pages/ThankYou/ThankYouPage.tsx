import { useState, useSyncExternalStore } from 'react';
import { PageHead } from '#src/shared/PageHead.tsx';
import { readSentRequest } from '#src/shared/sentRequest.ts';
import { ThankYou } from './ThankYou.tsx';

/** The page after a trip request; the request is known to this tab alone, so the server renders it without. */
export function ThankYouPage() {
  const inBrowser = useSyncExternalStore(neverChanges, yes, no);
  const [sent] = useState(readSentRequest);
  return (
    <>
      <PageHead title="Thank you" path="/trip-request/thank-you/" description="What happens after a trip request was sent." noIndex />
      <ThankYou sent={inBrowser ? sent : null} />
    </>
  );
}

const neverChanges = () => () => {};
const yes = () => true;
const no = () => false;
