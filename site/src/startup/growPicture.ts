/** Of the picture that grows. */
const NAME = 'grown-picture';
const STYLES = `
::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) {
  animation-duration: 220ms;
  animation-timing-function: ease-out;
}
::view-transition-old(${NAME}), ::view-transition-new(${NAME}) {
  block-size: 100%;
  object-fit: cover;
}`;
let sheet: CSSStyleSheet | undefined;

/**
 * Shows the page at an address. Where a row of the current page led there with a picture that the new page begins with, the one grows into
 * the other; without such a picture, without the means and under reduced motion the page is shown at once.
 */
export function growPicture(pathname: string, show: () => void): void {
  const row = findRowPicture(pathname);
  if (!row || !('startViewTransition' in document) || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return show();
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLES);
    document.adoptedStyleSheets.push(sheet);
  }
  row.style.viewTransitionName = NAME;
  let first: HTMLImageElement | null = null;
  const transition = document.startViewTransition(async () => {
    const shown = waitUntilShown(row);
    show();
    first = await shown;
    if (!first || readOriginal(first) !== readOriginal(row)) return transition.skipTransition();
    first.style.viewTransitionName = NAME;
    first.style.background = `${first.style.objectPosition || 'center'} / cover url("${row.currentSrc}")`; // until the large one has come
    return undefined;
  });
  transition.ready.catch(() => undefined); // it is skipped
  void transition.finished.finally(() => first?.style.removeProperty('view-transition-name'));
}

/** The picture of the row with the link that was followed: the focused one, or else the first to the address. */
function findRowPicture(pathname: string): HTMLImageElement | undefined {
  const links = [document.activeElement, ...document.querySelectorAll('main a[href^="/"]')];
  for (const link of links) {
    if (!(link instanceof HTMLAnchorElement) || trimSlash(link.pathname) !== trimSlash(pathname)) continue;
    const picture = link.closest('li, article')?.querySelector<HTMLImageElement>('picture > img');
    if (picture && picture.currentSrc !== '') return picture;
  }
  return undefined;
}

/** Milliseconds for which the old page may stay while the content of the new one loads. */
const PATIENCE = 2000;

/** The picture that the page begins with which replaces the one with this row; null if it has none. */
function waitUntilShown(row: Element): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const look = () => {
      if (row.isConnected || !document.querySelector('main h1')) return;
      end(document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]'));
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(() => end(null), PATIENCE);
    const end = (first: HTMLImageElement | null) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(first);
    };
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

/** The part of a picture's address that all of its sizes share. */
function readOriginal({ src }: HTMLImageElement): string | undefined {
  return /\/pictures\/([^/]+)\//.exec(src)?.[1];
}

function trimSlash(path: string): string {
  return path.replace(/\/$/, '');
}
