import { from, Stepper, token } from '@farwend/design-system';
import { styled } from 'styled-components';
import { besideForm } from './besideForm.ts';

/** A single column, at most 640 px wide. */
export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
  box-sizing: content-box;
  max-inline-size: ${token.measure.narrow};
  margin-inline: auto;
  padding-inline: ${token.space.gutter};
  padding-block: ${token.space[8]} ${token.space[24]};

  ${from.tablet} {
    padding-block-start: ${token.space[12]};
  }

  /* Sticky bars must not cover the focused element. */
  & :is(input, select, textarea, button, a, h1, legend, label) {
    scroll-margin-block: calc(${token.size.nav} + ${token.space[6]}) ${token.space[32]};
  }
`;

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
`;

export const Header = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[2]};

  h1:focus {
    outline: none;
  }
`;

/** Without scripts the form is one page, so it has no steps to count. */
export const Progress = styled(Stepper)`
  @media (scripting: none) {
    display: none;
  }
`;

export const BackLink = styled.div`
  margin-block-start: calc(-1 * ${token.space[4]});
`;

/** Holds the Continue button; sticky on phones. */
export const ContinueBar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${token.layer.sticky};
  margin-inline: calc(-1 * ${token.space.gutter});
  padding: ${token.space[3]} ${token.space.gutter} max(${token.space[3]}, env(safe-area-inset-bottom));
  border-block-start: ${token.stroke.hair} solid ${token.color.line};
  background: ${token.color.paper};

  @media print {
    position: static;
  }

  ${from.tablet} {
    position: static;
    margin-inline: 0;
    padding: 0;
    border: none;

    && > button {
      inline-size: auto;
      min-inline-size: 16rem;
    }
  }

  @media (max-height: 420px) {
    position: static;
  }

  @media (scripting: none) {
    display: none;
  }
`;

/** The form's column with the aside beside it, or below it where there is no room. */
export const Columns = styled.div`
  ${besideForm} {
    display: flex;
    justify-content: center;
    gap: ${token.space[8]};

    & > :first-child {
      flex: 0 1 ${token.measure.narrow};
      min-inline-size: 0;
      margin-inline: 0;
    }
  }
`;
