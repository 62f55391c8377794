import type { LoaderFunctionArgs } from 'react-router-dom';
import { departmentText, employmentText, salaryText, workplaceText } from '#src/careers/positions.ts';
import { apiContext } from '#src/shared/pageContext.ts';

/** An open position as the list shows it. */
export interface CareerLine {
  title: string;
  href: string;
  summary: string;
  department: string;
  place: string;
  terms: string;
  salary: string | null;
  /** Last day, yyyy-mm-dd; null: until somebody is found. */
  closesAt: string | null;
}

/** Reads the open positions; the API gives visitors only those that are displayed and not closed, a hundred at the most. */
export async function careersLoader({ context }: LoaderFunctionArgs): Promise<CareerLine[]> {
  const { items } = await context.get(apiContext).get('/v2/careers', { query: { limit: '100' } });
  return items
    .filter(({ isOpen }) => isOpen) // our team gets the others too; this page is the visitors'
    .map((position) => ({
      title: position.title,
      href: `/careers/${position.slug}`,
      summary: position.summary,
      department: departmentText(position),
      place: position.locationText,
      terms: `${employmentText(position)}, ${workplaceText(position).toLowerCase()}`,
      salary: salaryText(position),
      closesAt: position.closesAt,
    }));
}
