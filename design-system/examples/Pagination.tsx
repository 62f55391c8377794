import { Pagination } from '@farwend/design-system';

export function PaginationExample() {
  return <Pagination page={2} pages={14} hrefOf={(page) => `/reviews?page=${page}`} />;
}
