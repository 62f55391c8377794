import { ConsentBar } from '@farwend/design-system';
import { giveConsent } from '#src/shared/consent.ts';

/** Asks once whether scripts of others may be loaded; without an answer none is. */
export function ConsentQuestion() {
  return (
    <ConsentBar title="May two helpers from elsewhere load?" onAnswer={giveConsent}>
      A widget that shows reviews, and a chat in which our planners answer. They come from other companies, who then see that you were here.
      Everything else works without them.
    </ConsentBar>
  );
}
