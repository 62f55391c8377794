/** The address of the results for a submitted search form. */
export function readSearchHref(form: HTMLFormElement): string {
  const words = String(new FormData(form).get('q') ?? '').trim();
  return words === '' ? '/search/' : `/search/?q=${encodeURIComponent(words)}`;
}
