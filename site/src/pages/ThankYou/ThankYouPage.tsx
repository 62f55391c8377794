import { useEffect, useState, useSyncExternalStore } from 'react';
import { PageHead } from '#src/shared/PageHead.tsx';
import { track } from '#src/shared/dataLayer.ts';
import { readSentRequest } from '#src/shared/sentRequest.ts';
import { tabStorage } from '#src/shared/storage.ts';
import { ThankYou } from './ThankYou.tsx';

/** The page after a trip request; the request is known to this tab alone, so the server renders it without. */
export function ThankYouPage() {
  const inBrowser = useSyncExternalStore(neverChanges, yes, no);
  const [sent] = useState(readSentRequest);
  useEffect(() => {
    if (sent) tellThanks(sent.id);
  }, [sent]);
  return (
    <>
      <PageHead title="Thank you" path="/trip-request/thank-you/" description="What happens after a trip request was sent." noIndex />
      <ThankYou sent={inBrowser ? sent : null} />
    </>
  );
}

/** Tells analytics of the arrival, once a request: not again when the page is loaded anew or come back to. */
function tellThanks(id: string): void {
  if (tabStorage.read(TOLD, (value): value is string => value === id) !== null) return;
  tabStorage.write(TOLD, id);
  track('TripRequestThankYou', { id });
}

/** Name under which the tab keeps the request whose arrival was told. */
const TOLD = 'thanksTold';

const neverChanges = () => () => {};
const yes = () => true;
const no = () => false;
