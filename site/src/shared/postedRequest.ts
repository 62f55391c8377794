/** A request posted without JavaScript, passed to the thank-you page in its URL. */
export interface PostedRequest {
  id: string;
  /** The reference number that travellers quote on the phone. */
  reference: string;
  /** Id of the form it was sent with. */
  formId: string;
  /** Whether the server counts it among the sender's own trips. */
  isInMyTrips: boolean;
  /** Whether it names a place that is not on our list, which the form cannot say without JavaScript. */
  hasUnknownPlace?: boolean;
}

/** Builds the query of the thank-you page after a form posted without JavaScript. */
export function buildPostedQuery({ id, reference, formId, isInMyTrips, hasUnknownPlace = false }: PostedRequest): string {
  const flags = { ...(isInMyTrips && { listed: '1' }), ...(hasUnknownPlace && { unknownPlace: '1' }) };
  return `?${new URLSearchParams({ id, reference, form: formId, ...flags })}`;
}

/** Parses that query; null if it holds no request. */
export function parsePostedQuery(query: URLSearchParams): PostedRequest | null {
  const [id, reference, formId] = [query.get('id') ?? '', query.get('reference') ?? '', query.get('form') ?? ''];
  const isWhole = /^[\da-f-]{36}$/.test(id) && /^TR-[2-9A-Z]{6}$/.test(reference) && /^[\w-]{8,128}$/.test(formId);
  return isWhole ? { id, reference, formId, isInMyTrips: query.has('listed'), hasUnknownPlace: query.has('unknownPlace') } : null;
}
