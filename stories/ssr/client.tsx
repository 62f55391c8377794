import '@farwend/design-system/fonts.css';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { stories } from './stories.ts';

/** A story rendered on the server. */
interface ServedPage {
  id: string;
  page: { mode: string; dir: string; textSize: string };
  html: string;
  styles: string;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
const styles = document.head.appendChild(document.createElement('div'));
const container = document.body.appendChild(document.createElement('div'));

/** Shows the server's HTML, hydrates it and resolves to the problems found. */
async function hydrate(served: ServedPage): Promise<string[]> {
  const { Story, load } = stories.get(served.id) ?? {};
  if (!Story) return ['no such story in the browser'];
  await load?.();
  showServerHtml(served);
  const linksBefore = linkUrls();
  await document.fonts.ready;
  await nextFrame();
  await nextFrame();
  const problems: string[] = [];
  const shifts: string[] = [];
  const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries().map(describeShift)));
  observer.observe({ type: 'layout-shift' });
  const report = (error: unknown) => void problems.push(`hydration: ${String(error)}`);
  const root = hydrateRoot(container, createElement(Story), { onRecoverableError: report, onUncaughtError: report });
  await new Promise((resolve) => setTimeout(resolve, 30));
  await nextFrame();
  await nextFrame();
  shifts.push(...observer.takeRecords().map(describeShift));
  observer.disconnect();
  problems.push(...shifts.map((shift) => `layout shift: ${shift}`));
  problems.push(
    ...linkUrls()
      .filter((url) => !linksBefore.includes(url))
      .map((url) => `link missing in server HTML: ${url}`),
  );
  root.unmount();
  container.replaceChildren();
  return problems;
}

/** Shows the server's HTML in print media and resolves to a problem if it overflows the page. */
async function print(served: ServedPage): Promise<string[]> {
  showServerHtml(served);
  await nextFrame();
  const { scrollWidth, clientWidth } = document.documentElement;
  container.replaceChildren();
  return scrollWidth > clientWidth ? [`print overflow: ${scrollWidth} px wide in ${clientWidth}`] : [];
}

function showServerHtml({ page, html, styles: tags }: ServedPage): void {
  const root = document.documentElement;
  root.dataset['mode'] = page.mode;
  root.dir = page.dir;
  root.style.fontSize = `${page.textSize}%`;
  styles.innerHTML = tags;
  container.innerHTML = html;
}

/** URLs of all links outside dialogs, which only open with JavaScript. */
const linkUrls = () => [...document.querySelectorAll('a[href]:not([role=dialog] *)')].map((link) => link.getAttribute('href') ?? '');

function describeShift(entry: PerformanceEntry): string {
  const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
  const value = 'value' in entry ? Number(entry.value).toFixed(4) : '';
  return `${value} ${sources.map(({ node }: { node?: Element }) => (node?.outerHTML ?? node?.textContent ?? '').slice(0, 160)).join(' | ')}`;
}

Object.assign(window, { hydrate, print });
