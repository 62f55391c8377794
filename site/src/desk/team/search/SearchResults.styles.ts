import { token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const Head = styled.header`
  display: grid;
  gap: ${token.space[4]};
  max-inline-size: 40rem;
  margin-block-end: ${token.space[6]};
`;

export const Terms = styled.form`
  display: flex;
  align-items: end;
  gap: ${token.space[2]};

  & > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
`;

export const Group = styled.section`
  display: grid;
  gap: ${token.space[2]};
  max-inline-size: 60rem;
  margin-block-end: ${token.space[8]};
`;

export const GroupHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space[1]} ${token.space[4]};
  padding-block-end: ${token.space[2]};
  border-block-end: ${token.stroke.hair} solid ${token.color.lineStrong};

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token.size.target};
  }
`;

export const GroupTitle = styled.h2`
  color: ${token.color.ink};
  font-family: ${token.font.sans};
  font-size: ${token.text.small};
  font-weight: ${token.weight.semibold};
  letter-spacing: 0;
`;

export const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The whole row leads on, and only its title is the link. */
export const Row = styled.li`
  position: relative;
  display: grid;
  gap: ${token.space[1]};
  padding: ${token.space[2]} ${token.space[3]};
  border-block-end: ${token.stroke.hair} solid ${token.color.line};
  font-size: ${token.text.small};
  overflow-wrap: anywhere;

  &:hover {
    background: ${token.color.hover};
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export const Hint = styled.span`
  color: ${token.color.inkSoft};
  font-size: ${token.text.caption};
`;
