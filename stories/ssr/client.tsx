import '@farwend/design-system/fonts.css';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { stories } from './stories.ts';

/** What the server made of a story. */
interface ServedPage {
  id: string;
  page: { mode: string; dir: string; textSize: string };
  html: string;
  styles: string;
}

const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
const styles = document.head.appendChild(document.createElement('div'));
const place = document.body.appendChild(document.createElement('div'));

/** Paints what the server wrote, lets the browser take it over, and resolves to what went wrong. */
async function takeOver(served: ServedPage): Promise<string[]> {
  const { Story } = stories.get(served.id) ?? {};
  if (!Story) return ['no such story in the browser'];
  paint(served);
  const before = addresses();
  await document.fonts.ready;
  await frame();
  await frame();
  const problems: string[] = [];
  const shifts: string[] = [];
  const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries().map(told)));
  observer.observe({ type: 'layout-shift' });
  const note = (error: unknown) => void problems.push(`hydration: ${String(error)}`);
  const root = hydrateRoot(place, createElement(Story), { onRecoverableError: note, onUncaughtError: note });
  await new Promise((resolve) => setTimeout(resolve, 30));
  await frame();
  await frame();
  shifts.push(...observer.takeRecords().map(told));
  observer.disconnect();
  problems.push(...shifts.map((shift) => `moves: ${shift}`));
  problems.push(
    ...addresses()
      .filter((address) => !before.includes(address))
      .map((address) => `only with script: ${address}`),
  );
  root.unmount();
  place.replaceChildren();
  return problems;
}

/** Paints what the server wrote on paper, and resolves to what is wider than the sheet. */
async function print(served: ServedPage): Promise<string[]> {
  paint(served);
  await frame();
  const { scrollWidth, clientWidth } = document.documentElement;
  place.replaceChildren();
  return scrollWidth > clientWidth ? [`on paper ${scrollWidth} px wide in ${clientWidth}`] : [];
}

function paint({ page, html, styles: tags }: ServedPage): void {
  const root = document.documentElement;
  root.dataset['mode'] = page.mode;
  root.dir = page.dir;
  root.style.fontSize = `${page.textSize}%`;
  styles.innerHTML = tags;
  place.innerHTML = html;
}

/** Of all links but those of a dialog, which stands over the page only with script. */
const addresses = () => [...document.querySelectorAll('a[href]:not([role=dialog] *)')].map((link) => link.getAttribute('href') ?? '');

function told(entry: PerformanceEntry): string {
  const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
  const value = 'value' in entry ? Number(entry.value).toFixed(4) : '';
  return `${value} ${sources.map(({ node }: { node?: Element }) => (node?.outerHTML ?? node?.textContent ?? '').slice(0, 160)).join(' | ')}`;
}

Object.assign(window, { takeOver, print });
