import { Heading, Link, token } from '@farwend/design-system';
import { styled } from 'styled-components';

/** Links of one kind with their heading. */
export interface LinkGroup {
  title: string;
  links: readonly { label: string; href: string; rel?: string | undefined }[];
}

/** Props of NearbyLinks. */
export interface NearbyLinksProps {
  /** Link groups; renders nothing if empty. */
  groups: readonly LinkGroup[];
}

/** Links to other content about the same part of the world. */
export function NearbyLinks({ groups }: NearbyLinksProps) {
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
