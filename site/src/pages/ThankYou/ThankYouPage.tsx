import type { RichEntity } from '@farwend/design-system';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Form } from '#src/startup/Form.tsx';
import { useNavigation } from '#src/startup/navigation.ts';
import { useActionData, useLoaderData } from '#src/startup/page.ts';
import { PageHead } from '#src/shared/PageHead.tsx';
import { api } from '#src/shared/api.ts';
import { track } from '#src/shared/dataLayer.ts';
import { buildPostedQuery } from '#src/shared/postedRequest.ts';
import { readSentRequest, type SentRequest } from '#src/shared/sentRequest.ts';
import { useSettings } from '#src/shared/SettingsContext.ts';
import { tabStorage } from '#src/shared/storage.ts';
import { loadSuggestedArticles } from './loadSuggestedArticles.ts';
import type { thankYouAction } from './thankYou.action.ts';
import type { thankYouLoader } from './thankYou.loader.ts';
import { ThankYou } from './ThankYou.tsx';

/** The page after a trip request. The request is stored in the tab only, so the server renders the page without it. */
export function ThankYouPage() {
  const { care, posted } = useLoaderData<typeof thankYouLoader>();
  const result = useActionData<typeof thankYouAction>();
  const isSending = useNavigation().state === 'submitting';
  const { sso } = useSettings();
  const inBrowser = useSyncExternalStore(neverChanges, yes, no);
  const [sent] = useState(readSentRequest);
  const [stories, setStories] = useState<RichEntity[]>([]);
  useEffect(() => {
    if (!sent) return;
    if (!tabStorage.isAvailable()) keepInAddress(sent);
    trackArrival(sent.id);
    void loadSuggestedArticles(sent.countryCodes ?? [], api).then(setStories);
  }, [sent]);
  const displayed = (inBrowser ? sent : null) ?? posted;
  return (
    <>
      <PageHead title="Thank you" path="/trip-request/thank-you/" description="What happens after a trip request was sent." noIndex />
      <ThankYou
        sent={displayed}
        care={care}
        stories={stories}
        isSsoOffered={sso}
        mail={{
          result,
          isSending,
          renderForm: (button) => (
            <Form preventScrollReset>
              <input type="hidden" name="id" value={displayed?.id ?? ''} />
              <input type="hidden" name="formId" value={displayed?.formId ?? ''} />
              {button}
            </Form>
          ),
        }}
        onPassword={(email) => api.post('/v3/users/{id}/resets', { params: { id: email }, body: {} }).then(() => undefined)}
      />
    </>
  );
}

/** Lets a reload find the request in a browser that stores nothing. */
function keepInAddress({ id, reference, formId = '', isInMyTrips = false }: SentRequest): void {
  window.history.replaceState(window.history.state, '', buildPostedQuery({ id, reference, formId, isInMyTrips }));
}

/** Tracks the arrival once per request, not again on reload or return. */
function trackArrival(id: string): void {
  if (tabStorage.read(TRACKED_NAME, (value): value is string => value === id) !== null) return;
  tabStorage.write(TRACKED_NAME, id);
  track('TripRequestThankYou', { id });
  const data = { id, formVersion: window.innerWidth >= 1280 ? 'trf6d' : 'trf6mt' };
  api.post('/v3/zevents', { body: { type: 'TripRequestThankYou', data }, keepalive: true }).catch(() => undefined);
}

/** Storage name of the id whose arrival was tracked. */
const TRACKED_NAME = 'thanksTold';

const neverChanges = () => () => {};
const yes = () => true;
const no = () => false;
