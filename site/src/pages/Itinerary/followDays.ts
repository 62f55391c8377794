/**
 * Stresses on the map what belongs to the day that the reader looks at: under the pointer, focused, or else in the middle of the window.
 * A day's link to its mark moves the focus there, without scrolling where the map stands beside the days. Returns what undoes it.
 */
export function followDays(root: HTMLElement): () => void {
  const ended = new AbortController();
  let dayInView = '';
  const stress = (day: string) => {
    for (const shown of root.querySelectorAll('[data-days][data-current]')) shown.removeAttribute('data-current');
    for (const shown of root.querySelectorAll(`[data-days~="${day}"]`)) shown.setAttribute('data-current', '');
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.find(({ isIntersecting }) => isIntersecting);
      if (entry) stress((dayInView = numberOf(entry.target.id)));
    },
    { rootMargin: '-49% 0px -50%' },
  );
  for (const day of root.querySelectorAll('[id^="day-"]')) observer.observe(day);
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#day-"]') : null;
    const day = target instanceof Element ? target.closest('[id^="day-"]') : null;
    stress(link ? numberOf(link.hash) : day ? numberOf(day.id) : dayInView);
  };
  for (const event of ['pointerover', 'focusin']) root.addEventListener(event, look, { signal: ended.signal });
  root.addEventListener('pointerleave', () => stress(dayInView), { signal: ended.signal });
  root.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#stop-"]') : null;
      const mark = link && root.querySelector<HTMLElement>(`${link.hash} a`);
      if (!mark || !window.matchMedia(besideDays).matches) return;
      event.preventDefault();
      mark.focus({ preventScroll: true });
    },
    { signal: ended.signal },
  );
  return () => {
    observer.disconnect();
    ended.abort();
  };
}

/** Windows where the map stands beside the days. */
export const besideDays = '(min-width: 1100px)';

/** `3` of `day-3` or `#day-3`. */
function numberOf(name: string): string {
  return name.slice(name.indexOf('-') + 1);
}
