import { token, type HeadingProps } from '@farwend/design-system';
import { styled } from 'styled-components';
import type { Comparison } from '#src/compare/useComparison.ts';
import type { CompanyListItem } from './CompanyListItem.ts';
import { CompanyRow } from './CompanyRow.tsx';

/** Props of CompanyList. */
export interface CompanyListProps {
  companies: readonly CompanyListItem[];
  /** Heading level of the company names. */
  level: HeadingProps['level'];
  /** Gives each row a tick to compare it; the page has the tray. */
  comparison?: Comparison;
}

/** A list of companies: who answers, where, how soon, and from what a night. */
export function CompanyList({ companies, level, comparison }: CompanyListProps) {
  return (
    <List>
      {companies.map((company) => (
        <CompanyRow key={company.slug} {...company} level={level} {...(comparison && { comparison })} />
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  padding: 0;
  border-block-start: ${token.stroke.hair} solid ${token.color.ink};
  list-style: none;
`;
