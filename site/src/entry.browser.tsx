import '@farwend/design-system/fonts.css'; // the font files are part of the browser build; the rules are inline in every page
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './startup/App.tsx';
import { createNavigator, currentLocation } from './startup/createNavigator.ts';
import { Document } from './startup/Document.tsx';
import { recordEarlyInput } from './startup/earlyInput.ts';
import { hydrateNow } from './startup/onFirstInteraction.ts';
import { reloadOnMissingScripts } from './startup/reloadOnMissingScripts.ts';
import { readPageData, servedHandle } from './startup/pageData.ts';
import { buildPage } from './startup/buildPage.ts';
import { preloadRouter } from './startup/preloadRouter.ts';

const replayEarlyInput = recordEarlyInput(document);
const data = readPageData(document);
const page = buildPage({
  ...data,
  location: currentLocation(),
  matches: [{ route: { id: data.route.id, handle: servedHandle(data.route) } }],
});
if (!page.failure) await page.handle?.component.load();

const navigator = createNavigator(data, page);
reloadOnMissingScripts(navigator);
preloadRouter(navigator);

// A transition hydrates in slices of a few milliseconds, so that scrolling and typing are not blocked on phones.
startTransition(() => {
  hydrateRoot(
    document,
    <Document settings={data.settings}>
      <App navigator={navigator} onHydrated={replayEarlyInput} />
    </Document>,
  );
});

if (import.meta.env.DEV) hydrateNow(); // an edit is drawn only in what is hydrated
