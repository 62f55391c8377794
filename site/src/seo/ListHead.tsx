import { linkAddress } from '@farwend/design-system';
import { PageHead } from '#src/shared/PageHead.tsx';
import { useSettings } from '#src/shared/SettingsContext.ts';
import { JsonLd } from './JsonLd.tsx';
import { listData } from './listData.ts';

/** Props of ListHead. */
export interface ListHeadProps {
  /** The name of the list. */
  title: string;
  description: string;
  /** Its address without any answer. */
  path: string;
  /** The page it is on, from 1, and how many there are. */
  page?: number;
  pages?: number;
  /** It is narrowed: such a list is for people, not for search machines. */
  isNarrowed?: boolean;
  /** What is on this page. */
  items: readonly { title: string; href: string }[];
}

/** Head of a list: each page has its own address and tells its neighbours. */
export function ListHead({ title, description, path, page = 1, pages = 1, isNarrowed = false, items }: ListHeadProps) {
  const { origin } = useSettings();
  const addressOf = (number: number) => (number > 1 ? `${path}?page=${number}` : path);
  return (
    <>
      <PageHead
        title={page > 1 ? `${title}, page ${page}` : title}
        description={description}
        path={isNarrowed ? path : addressOf(page)}
        noIndex={isNarrowed}
      />
      {!isNarrowed && page > 1 && <link rel="prev" href={origin + linkAddress(addressOf(page - 1))} />}
      {!isNarrowed && page < pages && <link rel="next" href={origin + linkAddress(addressOf(page + 1))} />}
      {!isNarrowed &&
        listData({ name: title, description, path: addressOf(page) }, items, origin).map((data, index) => (
          <JsonLd key={index} data={data} />
        ))}
    </>
  );
}
