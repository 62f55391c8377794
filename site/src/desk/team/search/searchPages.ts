import type { DeskCall } from '#src/desk/shared/deskCalls.data.ts';
import type { SearchAddress } from './searchAddress.ts';
import type { SearchPage } from './searchHits.ts';
import { listSearchKinds, type SearchKind } from './searchKinds.ts';

/** Records of a kind on a page of its own. */
export const PAGE_SIZE = 25;
/** Records of each kind where all are shown. */
const FIRST = 5;

/** The kinds that an address shows; none if the person may search none of them. */
export function listShownKinds({ kind }: SearchAddress, may: (call: DeskCall) => boolean): readonly SearchKind[] {
  return listSearchKinds(may).filter(({ key }) => kind === null || key === kind);
}

/** The results of a kind that an address shows. */
export function buildSearchPage({ q, kind, page }: SearchAddress): SearchPage {
  return kind === null ? { q, offset: 0, limit: FIRST } : { q, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
}
