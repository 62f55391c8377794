import { Link, token } from '@farwend/design-system';
import { styled } from 'styled-components';

/** Links to categories of companies. */
export function CategoryLinks({ categories }: { categories: readonly { title: string; href: string }[] }) {
  return (
    <List>
      {categories.map(({ title, href }) => (
        <li key={href}>
          <Link href={href} variant="onward">
            {title}
          </Link>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]} ${token.space[10]};
  padding: 0;
  list-style: none;
`;
