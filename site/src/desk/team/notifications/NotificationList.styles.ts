import { token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]} ${token.space[6]};
  margin-block-end: ${token.space[4]};

  & > button {
    margin-inline-start: auto;
  }
`;

export const States = styled.nav`
  display: flex;
  gap: ${token.space[4]};

  [aria-current='page'] {
    color: ${token.color.ink};
    font-weight: ${token.weight.medium};
    text-decoration: underline;
    text-underline-offset: 0.4em;
  }
`;

export const List = styled.ul`
  display: grid;
  max-inline-size: 60rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space[2]} ${token.space[4]};
  padding: ${token.space[2]} ${token.space[3]};
  border-block-end: ${token.stroke.hair} solid ${token.color.line};
  border-inline-start: ${token.stroke.bold} solid transparent;
  font-size: ${token.text.small};

  &[data-unread='true'] {
    border-inline-start-color: ${token.color.ink};
    font-weight: ${token.weight.medium};
  }

  &[data-unread='true'][data-priority='HIGH'] {
    border-inline-start-color: ${token.color.route};
  }
`;

export const When = styled.div`
  color: ${token.color.inkSoft};
  font-size: ${token.text.caption};
  font-weight: ${token.weight.regular};
`;
