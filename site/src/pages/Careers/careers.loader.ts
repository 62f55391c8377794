import type { LoaderFunctionArgs } from 'react-router-dom';
import { formatDepartment, formatEmploymentType, formatSalary, formatWorkplace } from '#src/careers/positions.ts';
import { apiContext } from '#src/startup/loaderContext.ts';

/** An open position as it appears in the list. */
export interface CareerListItem {
  title: string;
  href: string;
  summary: string;
  department: string;
  place: string;
  terms: string;
  salary: string | null;
  /** Last day to apply, yyyy-mm-dd; null until the position is filled. */
  closesAt: string | null;
}

/** Loads the open positions, at most a hundred; visitors get only displayed ones. */
export async function careersLoader({ context }: LoaderFunctionArgs): Promise<CareerListItem[]> {
  const { items } = await context.get(apiContext).get('/v2/careers', { query: { limit: 100 } });
  return items
    .filter(({ isOpen }) => isOpen) // team members also get closed positions, which do not belong on this page
    .map((position) => ({
      title: position.title,
      href: `/careers/${position.slug}`,
      summary: position.summary,
      department: formatDepartment(position),
      place: position.locationText,
      terms: `${formatEmploymentType(position)}, ${formatWorkplace(position).toLowerCase()}`,
      salary: formatSalary(position),
      closesAt: position.closesAt,
    }));
}
