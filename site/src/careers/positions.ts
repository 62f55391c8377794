import type { Contract, ReplyOf } from '@farwend/api-contract';
import { dollars } from '#src/content/figures.ts';

/** An open position as the API answers it. */
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

/** The part of the house: “Care desk”. */
export function departmentText({ department }: Pick<Position, 'department'>): string {
  return departments[department];
}

/** “Office and home”. */
export function workplaceText({ workplace }: Pick<Position, 'workplace'>): string {
  return workplaces[workplace];
}

/** “Full time”. */
export function employmentText({ employmentType }: Pick<Position, 'employmentType'>): string {
  return employments[employmentType];
}

/** “$52,000 to $68,000 a year”; null when it is not told. */
export function salaryText({
  salaryMinUSD: min,
  salaryMaxUSD: max,
  salaryPeriod,
}: Pick<Position, 'salaryMinUSD' | 'salaryMaxUSD' | 'salaryPeriod'>): string | null {
  const period = salaryPeriod ? ` ${periods[salaryPeriod]}` : '';
  if (min !== null && max !== null && min !== max) return `${dollars(min)} to ${dollars(max)}${period}`;
  const one = min ?? max;
  if (one === null) return null;
  return max === null ? `from ${dollars(one)}${period}` : `${dollars(one)}${period}`;
}
