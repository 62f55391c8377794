import { styled } from 'styled-components';
import { Link } from '#src/components/Link/Link.tsx';
import { link } from '#src/tokens/component.ts';
import { token } from '#src/tokens/token.ts';

/** Set between two rules, like the legend of a map. */
export const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[5]};
  padding-block: ${token.space[5]};
  border-block: ${token.stroke.hair} solid ${token.color.line};
  border-block-start-color: ${token.color.ink};
  color: ${token.color.ink};
`;

/** In one row where there is room, as narrow as the usual choices allow; the button is aligned with the controls. */
export const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]};
  align-items: flex-end;

  & > :not(button) {
    flex: 1 1 min(9.5rem, 100%);
    min-inline-size: 0;
  }

  & select {
    padding-inline: ${token.space[3]} ${token.space[8]};
  }

  & select + svg {
    inset-inline-end: ${token.space[2]};
  }

  @media (scripting: enabled) {
    &[data-at-once] > button {
      display: none;
    }
  }

  & > button {
    flex: none;
    min-block-size: ${token.space[12]};
  }
`;

export const Result = styled.p`
  min-block-size: 1.5em;
  font-variant-numeric: tabular-nums;
  line-height: 1.5;
  overflow-wrap: anywhere;
`;

export const AppliedFilters = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]} ${token.space[3]};
  align-items: center;
  padding: 0;
  list-style: none;
`;

export const Remove = styled(Link)`
  && {
    display: inline-flex;
    gap: ${token.space[2]};
    align-items: center;
    box-sizing: border-box;
    max-inline-size: 100%;
    min-block-size: ${token.size.target};
    padding-inline: ${token.space[4]} ${token.space[3]};
    border: ${token.stroke.hair} solid ${token.color.lineStrong};
    border-radius: ${token.radius.soft};
    background: ${token.color.selected};
    color: ${token.color.ink};
    line-height: ${token.leading.snug};
    overflow-wrap: anywhere;
    text-decoration: none;
  }

  & > svg {
    flex: none;
    inline-size: ${token.space[4]};
    block-size: ${token.space[4]};
  }

  &&:hover {
    border-color: ${token.color.ink};
    text-decoration: underline;
    text-underline-offset: ${link.offset};
  }
`;
