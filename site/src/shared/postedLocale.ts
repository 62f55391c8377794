import { DEFAULT_LOCALE, getTypingLocale } from './typingLocale.ts';

/** The language in which the sender of a form typed its dates; an action that runs in the browser receives no header. */
export function getPostedLocale(request: Request): string {
  const header = request.headers.get('Accept-Language');
  return header === null ? getTypingLocale() : findAcceptedLocale(header);
}

/** The preferred locale of an Accept-Language header, one of those that ICU knows, so that headers cannot fill the caches of formats. */
export function findAcceptedLocale(header: string): string {
  const [first] = header
    .slice(0, 500)
    .split(',')
    .map(readRange)
    .filter(({ tag, weight }) => weight > 0 && tag !== '' && Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0)
    .sort((one, other) => other.weight - one.weight);
  return first ? new Intl.DateTimeFormat(first.tag).resolvedOptions().locale : DEFAULT_LOCALE;
}

/** Language, script and region of a range like "de-DE;q=0.8"; an empty tag for "*" and what is no language. */
function readRange(range: string) {
  const [, tag = '', weight = '1'] = /^\s*([a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?)\b[^;]*(?:;\s*q=([\d.]+))?/i.exec(range) ?? [];
  return { tag, weight: Number(weight) };
}
