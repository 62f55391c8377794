import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { Client } from '@farwend/api-contract/client';
import { buildAlertHref } from '@farwend/api-contract/rules';

/** A search that a traveller is told about once a week. */
export interface SavedSearch {
  id: string;
  name: string;
  /** Day it was saved (ISO 8601). */
  savedAt: string;
  /** The list of itineraries it stands for; null if the list cannot be filtered like this. */
  href: string | null;
}

/** As many as a traveller can have. */
const MOST = 20;

/** Loads the saved searches of the signed-in traveller, newest first. */
export async function loadSavedSearches(api: Client): Promise<SavedSearch[]> {
  const { items } = await api.get('/v3/search_alerts', { query: { limit: MOST } });
  return items.map((alert) => buildSavedSearch(alert));
}

function buildSavedSearch({ id, name, createdAt, q, filters }: ReplyOf<Contract['searchAlerts']['read']>): SavedSearch {
  return { id, name, savedAt: createdAt, href: buildAlertHref(q, filters) };
}
