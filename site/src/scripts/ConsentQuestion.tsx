import { ConsentBar } from '@farwend/design-system';
import { storeConsent } from '#src/shared/consent.ts';

/** Asks once whether third-party scripts may be loaded; none is loaded without an answer. */
export function ConsentQuestion() {
  return (
    <ConsentBar title="May two helpers from elsewhere load?" onAnswer={storeConsent}>
      A widget that shows reviews, and a chat in which our planners answer. They come from other companies, who then see that you were here.
      Everything else works without them.
    </ConsentBar>
  );
}
