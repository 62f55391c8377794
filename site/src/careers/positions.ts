import type { Contract, ReplyOf } from '@farwend/api-contract';
import { formatDollars } from '#src/content/formats.ts';

/** An open position as the API returns it. */
export type Position = ReplyOf<Contract['careers']['read']>;

const departments = {
  SALES: 'Travel companies',
  CARE: 'Care desk',
  EDITORIAL: 'Editorial',
  MARKETING: 'Marketing',
  ENGINEERING: 'Engineering',
  OPERATIONS: 'Operations',
  FINANCE: 'Finance',
} as const;
const workplaces = { ONSITE: 'At the office', HYBRID: 'Office and home', REMOTE: 'At home' } as const;
const employments = { FULL_TIME: 'Full time', PART_TIME: 'Part time', CONTRACT: 'For a time', INTERNSHIP: 'Internship' } as const;
const periods = { YEAR: 'a year', MONTH: 'a month', HOUR: 'an hour' } as const;

/** Formats the department: “Care desk”. */
export function formatDepartment({ department }: Pick<Position, 'department'>): string {
  return departments[department];
}

/** Formats the place of work: “Office and home”. */
export function formatWorkplace({ workplace }: Pick<Position, 'workplace'>): string {
  return workplaces[workplace];
}

/** Formats the employment type: “Full time”. */
export function formatEmploymentType({ employmentType }: Pick<Position, 'employmentType'>): string {
  return employments[employmentType];
}

/** Formats the salary range: “$52,000 to $68,000 a year”; null if not published. */
export function formatSalary({
  salaryMinUSD: min,
  salaryMaxUSD: max,
  salaryPeriod,
}: Pick<Position, 'salaryMinUSD' | 'salaryMaxUSD' | 'salaryPeriod'>): string | null {
  const period = salaryPeriod ? ` ${periods[salaryPeriod]}` : '';
  if (min !== null && max !== null && min !== max) return `${formatDollars(min)} to ${formatDollars(max)}${period}`;
  const single = min ?? max;
  if (single === null) return null;
  return max === null ? `from ${formatDollars(single)}${period}` : `${formatDollars(single)}${period}`;
}
