import { token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const Head = styled.header`
  display: grid;
  justify-items: start;
  gap: ${token.space[2]};
  margin-block-end: ${token.space[8]};
`;

/** The heading of a panel with a button at its end, which leaves the heading as high as the others. */
export const PanelHead = styled.div`
  position: relative;

  & > button {
    position: absolute;
    inset-block-end: ${token.space[1]};
    inset-inline-end: 0;
  }
`;

export const Items = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  display: grid;
  justify-items: start;
  gap: ${token.space[1]};
  padding-block: ${token.space[3]};
  border-block-end: ${token.stroke.hair} solid ${token.color.line};
  font-size: ${token.text.small};
  overflow-wrap: anywhere;

  &:first-child {
    padding-block-start: 0;
  }
`;

/** The text of a mail, with its own lines. */
export const EmailText = styled.p`
  max-block-size: 24rem;
  inline-size: 100%;
  padding: ${token.space[3]};
  overflow-y: auto;
  background: ${token.color.sunk};
  border-radius: ${token.radius.soft};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** What a merge does, before and after beside each other where there is room. */
export const Diff = styled.dl`
  display: grid;
  gap: ${token.space[3]};
  margin: 0;
  font-size: ${token.text.small};
  overflow-wrap: anywhere;

  dt {
    color: ${token.color.inkSoft};
    font-size: ${token.text.caption};
  }

  dd {
    margin: 0;
  }
`;
