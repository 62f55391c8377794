import { Heading, Link, token } from '@farwend/design-system';
import { styled } from 'styled-components';

/** Links to what is near, by kind. */
export interface NearGroup {
  title: string;
  links: readonly { label: string; href: string; rel?: string | undefined }[];
}

/** Props of NearLinks. */
export interface NearLinksProps {
  /** The groups; with none nothing is shown. */
  groups: readonly NearGroup[];
}

/** What else is written about this part of the world, as the index at the foot of a sheet. */
export function NearLinks({ groups }: NearLinksProps) {
  if (groups.length === 0) return null;
  return (
    <Nav aria-label="Near here">
      {groups.map(({ title, links }) => (
        <div key={title}>
          <Heading level={2} size="h4">
            {title}
          </Heading>
          <ul>
            {links.map(({ label, href, rel }) => (
              <li key={href}>
                <Link href={href} rel={rel} variant="quiet">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Nav>
  );
}

const Nav = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${token.space[8]} ${token.space.column};
  padding-block-start: ${token.space[6]};
  border-block-start: ${token.stroke.hair} solid ${token.color.ink};
  font-size: ${token.text.small};

  & > div {
    display: grid;
    gap: ${token.space[3]};
    align-content: start;
  }

  & ul {
    display: grid;
    padding: 0;
    list-style: none;
  }

  & a {
    display: inline-flex;
    align-items: center;
  }

  @media print {
    display: none;
  }
`;
