import { Link, token } from '@farwend/design-system';
import { styled } from 'styled-components';

/** A part of a page that can be gone to. */
export interface Part {
  id: string;
  label: string;
}

/** Props of PartLinks. */
export interface PartLinksProps {
  /** The parts in their order; with fewer than two nothing is shown. */
  parts: readonly Part[];
  /** The name of the landmark. */
  label?: string;
}

/** The parts of a long text along a piece of the route. */
export function PartLinks({ parts, label = 'On this page' }: PartLinksProps) {
  if (parts.length < 2) return null;
  return (
    <Nav aria-label={label}>
      <ol>
        {parts.map(({ id, label: name }) => (
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
