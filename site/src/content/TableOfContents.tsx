import { Link, token } from '@farwend/design-system';
import { styled } from 'styled-components';

/** A section of the page that can be jumped to. */
export interface TableOfContentsEntry {
  id: string;
  label: string;
}

/** Props of TableOfContents. */
export interface TableOfContentsProps {
  /** Sections in document order; renders nothing for fewer than two. */
  entries: readonly TableOfContentsEntry[];
  /** Accessible name of the landmark. Defaults to “On this page”. */
  label?: string;
}

/** Links to the sections of a long text, drawn as stops along a route line. */
export function TableOfContents({ entries, label = 'On this page' }: TableOfContentsProps) {
  if (entries.length < 2) return null;
  return (
    <Nav aria-label={label}>
      <ol>
        {entries.map(({ id, label: name }) => (
          <li key={id}>
            <Link href={`#${id}`} variant="quiet">
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </Nav>
  );
}

const Nav = styled.nav`
  font-size: ${token.text.small};
  line-height: ${token.leading.snug};

  & > ol {
    padding: 0;
    list-style: none;
    border-inline-start: ${token.stroke.route} solid ${token.color.route};
  }

  & li {
    position: relative;
    padding-inline-start: ${token.space[5]};
  }

  & li::before {
    content: '';
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: -6px;
    inline-size: 9px;
    block-size: 9px;
    border: 2px solid ${token.color.route};
    border-radius: ${token.radius.round};
    background: ${token.color.paper};
    translate: 0 -50%;
  }

  &:dir(rtl) li::before {
    inset-inline-start: -6px;
  }

  & a {
    display: flex;
    align-items: center;
    min-block-size: ${token.size.target};
  }

  @media print {
    display: none;
  }
`;
