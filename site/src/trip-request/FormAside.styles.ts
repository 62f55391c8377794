import { token } from '@farwend/design-system';
import { styled } from 'styled-components';
import { besideForm } from './besideForm.ts';

/** Has the width of the form's column, or stays in view beside it. */
export const Side = styled.aside`
  box-sizing: content-box;
  max-inline-size: ${token.measure.narrow};
  margin-inline: auto;
  padding: 0 ${token.space.gutter} ${token.space[16]};

  ${besideForm} {
    flex: 0 1 18rem;
    min-inline-size: 0;
    margin-inline: 0;
    padding-inline-start: 0;
    padding-block-start: ${token.space[12]};
  }
`;

/** Opens the content below it; beside the form the content is always open. */
export const Switch = styled.details`
  border-block: ${token.stroke.hair} solid ${token.color.line};

  & > summary {
    display: flex;
    align-items: center;
    min-block-size: ${token.size.target};
    font-weight: ${token.weight.medium};
    cursor: pointer;

    &::after {
      content: '+';
      margin-inline-start: auto;
      font-size: ${token.text.lead};
    }
  }

  &[open] > summary::after {
    content: '–';
  }

  ${besideForm} {
    display: none;
  }
`;

export const Content = styled.div`
  display: none;

  ${Switch}[open] + & {
    display: grid;
    gap: ${token.space[8]};
    padding-block-start: ${token.space[6]};
  }

  ${besideForm} {
    display: grid;
    gap: ${token.space[8]};
  }

  ${besideForm} and (min-height: 50rem) {
    position: sticky;
    inset-block-start: calc(${token.size.nav} + ${token.space[8]});
  }
`;

export const Part = styled.section`
  display: grid;
  gap: ${token.space[3]};
  padding-block-start: ${token.space[4]};
  border-block-start: ${token.stroke.hair} solid ${token.color.ink};
`;

/** Name and answer in one line each. */
export const Answers = styled.dl`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  gap: ${token.space[2]} ${token.space[3]};
  font-size: ${token.text.small};
  line-height: ${token.leading.snug};

  & > dt {
    color: ${token.color.inkSoft};
  }

  & > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** Without scripts the answers stay where they are given. */
export const ScriptingOnly = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

export const Faces = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};

  & img {
    inline-size: 56px;
  }
`;

export const Steps = styled.ol`
  display: grid;
  gap: ${token.space[3]};
  padding: 0;
  list-style: none;
  font-size: ${token.text.small};
  line-height: ${token.leading.snug};
  text-wrap: balance;

  & > li {
    padding-inline-start: ${token.space[4]};
    border-inline-start: ${token.stroke.bold} solid ${token.color.line};
  }

  & > li > span {
    display: block;
    color: ${token.color.inkSoft};
  }
`;
