import { linkAddress } from '@farwend/design-system';
import { PageHead } from '#src/shared/PageHead.tsx';
import { useSettings } from '#src/shared/SettingsContext.ts';
import { JsonLd } from './JsonLd.tsx';
import { buildListData } from './buildListData.ts';

/** Props of ListHead. */
export interface ListHeadProps {
  /** The name of the list. */
  title: string;
  description: string;
  /** Path of the list without query. */
  path: string;
  /** Current page, from 1, and number of pages. Both default to 1. */
  page?: number;
  pages?: number;
  /** Filters are set: filtered lists are not indexed. Defaults to false. */
  isFiltered?: boolean;
  /** Items on this page. */
  items: readonly { title: string; href: string }[];
}

/** Head of a paginated list: each page has its own URL and links to its neighbours. */
export function ListHead({ title, description, path, page = 1, pages = 1, isFiltered = false, items }: ListHeadProps) {
  const { origin } = useSettings();
  const pathOf = (number: number) => (number > 1 ? `${path}?page=${number}` : path);
  return (
    <>
      <PageHead
        title={page > 1 ? `${title}, page ${page}` : title}
        description={description}
        path={isFiltered ? path : pathOf(page)}
        noIndex={isFiltered}
      />
      {!isFiltered && page > 1 && <link rel="prev" href={origin + linkAddress(pathOf(page - 1))} />}
      {!isFiltered && page < pages && <link rel="next" href={origin + linkAddress(pathOf(page + 1))} />}
      {!isFiltered &&
        buildListData({ name: title, description, path: pathOf(page) }, items, origin).map((data, index) => (
          <JsonLd key={index} data={data} />
        ))}
    </>
  );
}
