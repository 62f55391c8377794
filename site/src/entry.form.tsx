import { Document } from './Document.tsx';
import { onMissingScripts } from './errors/missingScripts.ts';
import { FormAlone } from './FormAlone.tsx';
import { keepEarlyInput } from './shared/earlyInput.ts';
import { hydrateInSlices } from './shared/hydrateInSlices.ts';
import { readPageData } from './shared/pageData.ts';
import type { Wish } from './takeOver.tsx';

// The form is alive without the router, whose scripts come once somebody may leave: when a link is pressed, or the first step is finished.
const data = readPageData(document);
const fetchRouter = () => import('./takeOver.tsx');
const fetchAhead = () => void fetchRouter().catch(() => undefined);
document.addEventListener('pointerdown', ({ target }) => target instanceof Element && target.closest('a[href^="/"]') && fetchAhead(), {
  passive: true,
});

onMissingScripts(() => (navigator.onLine ? window.location.href : null)); // offline none is gone: the form waits for them
const answerAgain = keepEarlyInput(document);
const handOver = async (wish: Wish) => {
  const router = await fetchRouter().catch(() => null);
  if (router) return router.takeOver({ root: await begun, data, ...wish });
  if (wish.to !== undefined) window.location.assign(wish.to); // the browser says best that it is offline
};

const begun = hydrateInSlices(
  <Document settings={data.settings}>
    <FormAlone data={data} onAlive={answerAgain} onStep={() => setTimeout(fetchAhead, 2000)} handOver={handOver} />
  </Document>,
);
