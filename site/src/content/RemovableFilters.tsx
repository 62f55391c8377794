import { Icon, icons, Link, token, VisuallyHidden } from '@farwend/design-system';
import { styled } from 'styled-components';

/** Props of RemovableFilters. */
export interface RemovableFiltersProps {
  /** Accessible name of the list. */
  label: string;
  /** What narrows the results, each with the URL without it. */
  filters: readonly { label: string; href: string }[];
}

/** What narrows the results, each a link that takes it back. */
export function RemovableFilters({ label, filters }: RemovableFiltersProps) {
  return (
    <List aria-label={label}>
      {filters.map((filter) => (
        <li key={`${filter.label} ${filter.href}`}>
          <RemoveLink href={filter.href} variant="bare">
            <VisuallyHidden>Without </VisuallyHidden>
            {filter.label}
            <Icon shape={icons.close} />
          </RemoveLink>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  padding: 0;
  list-style: none;
`;

const RemoveLink = styled(Link)`
  && {
    display: inline-flex;
    gap: ${token.space[2]};
    align-items: center;
    min-block-size: ${token.size.target};
    padding-inline: ${token.space[4]} ${token.space[3]};
    border: ${token.stroke.hair} solid ${token.color.ink};
    border-radius: ${token.radius.soft};
    background: ${token.color.selected};
    font-size: ${token.text.small};

    &:hover {
      background: ${token.color.hover};
    }
  }
`;
