import type { RichEntity } from '@farwend/design-system';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Form, useActionData, useLoaderData, useNavigation } from 'react-router-dom';
import { PageHead } from '#src/shared/PageHead.tsx';
import { api } from '#src/shared/api.ts';
import { track } from '#src/shared/dataLayer.ts';
import { readSentRequest } from '#src/shared/sentRequest.ts';
import { useSession } from '#src/shared/session.ts';
import { useSettings } from '#src/shared/SettingsContext.ts';
import { tabStorage } from '#src/shared/storage.ts';
import { storiesFor } from './storiesFor.ts';
import type { thankYouAction } from './thankYou.action.ts';
import type { thankYouLoader } from './thankYou.loader.ts';
import { ThankYou } from './ThankYou.tsx';

/** The page after a trip request; the request is known to this tab alone, so the server renders it without. */
export function ThankYouPage() {
  const { care, posted } = useLoaderData<typeof thankYouLoader>();
  const answer = useActionData<typeof thankYouAction>();
  const isSending = useNavigation().state === 'submitting';
  const { user } = useSession();
  const { sso } = useSettings();
  const inBrowser = useSyncExternalStore(neverChanges, yes, no);
  const [sent] = useState(readSentRequest);
  const [stories, setStories] = useState<RichEntity[]>([]);
  useEffect(() => {
    if (!sent) return;
    tellThanks(sent.id);
    void storiesFor(sent.countryCodes ?? [], api).then(setStories);
  }, [sent]);
  const shown = (inBrowser ? sent : null) ?? posted;
  return (
    <>
      <PageHead title="Thank you" path="/trip-request/thank-you/" description="What happens after a trip request was sent." noIndex />
      <ThankYou
        sent={shown}
        care={care}
        stories={stories}
        isSignedIn={user.isAuthenticated}
        isSsoOffered={sso}
        mail={{
          answer,
          isSending,
          renderForm: (button) => (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="id" value={shown?.id ?? ''} />
              <input type="hidden" name="formId" value={shown?.formId ?? ''} />
              {button}
            </Form>
          ),
        }}
        onPassword={(email) => api.post('/v3/users/{id}/resets', { params: { id: email }, body: {} }).then(() => undefined)}
      />
    </>
  );
}

export { thankYouAction as action } from './thankYou.action.ts';
export { thankYouLoader as loader } from './thankYou.loader.ts';

/** Tells analytics of the arrival, once a request: not again when the page is loaded anew or come back to. */
function tellThanks(id: string): void {
  if (tabStorage.read(TOLD, (value): value is string => value === id) !== null) return;
  tabStorage.write(TOLD, id);
  track('TripRequestThankYou', { id });
  const data = { id, formVersion: window.innerWidth >= 1280 ? 'trf6d' : 'trf6mt' };
  api.post('/v3/zevents', { body: { type: 'TripRequestThankYou', data }, keepalive: true }).catch(() => undefined);
}

/** Name under which the tab keeps the request whose arrival was told. */
const TOLD = 'thanksTold';

const neverChanges = () => () => {};
const yes = () => true;
const no = () => false;
