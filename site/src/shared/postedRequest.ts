/** What is known of a request that was posted without scripts: it stands in the address of the thank-you page. */
export interface PostedRequest {
  id: string;
  /** The number people say on the phone. */
  reference: string;
  /** Id of the form it was sent with. */
  formId: string;
}

/** The query of the thank-you page after a form that was posted without scripts. */
export function postedQuery({ id, reference, formId }: PostedRequest): string {
  return `?${new URLSearchParams({ id, reference, form: formId })}`;
}

/** Reads it; null when the address tells of no request. */
export function readPosted(query: URLSearchParams): PostedRequest | null {
  const [id, reference, formId] = [query.get('id') ?? '', query.get('reference') ?? '', query.get('form') ?? ''];
  const isWhole = /^[\da-f-]{36}$/.test(id) && /^TR-[2-9A-Z]{6}$/.test(reference) && /^[\w-]{8,128}$/.test(formId);
  return isWhole ? { id, reference, formId } : null;
}
