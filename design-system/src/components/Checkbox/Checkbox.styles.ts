import { styled } from 'styled-components';
import { Hint } from '#src/components/Field/Field.styles.ts';
import { CheckMark, nativeInputOverlay } from '#src/components/Field/choice.styles.ts';
import { token } from '#src/tokens/token.ts';

export { CheckMark };

export const CheckLabel = styled.label`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[3]};
  align-items: flex-start;
  min-block-size: ${token.size.target};
  cursor: pointer;

  &[data-size='small'] {
    --fw-choice-mark: ${token.space[5]};

    column-gap: ${token.space[2]};
  }
`;

export const TickBox = styled.input`
  ${nativeInputOverlay}
`;

/** Aligned with the label text and close to it. */
export const CheckHint = styled(Hint)`
  margin-block-start: calc(-1 * ${token.space[3]});
  padding-inline-start: calc(${token.space[7]} + ${token.space[3]});
`;

export const CheckText = styled.span`
  flex: 1 1 5em;
  min-inline-size: 0;
  padding-block: calc((${token.size.target} - ${token.text.body} * 1.3) / 2);
  font-size: ${token.text.body};
  line-height: ${token.leading.snug};
  overflow-wrap: anywhere;

  [data-size='small'] > & {
    flex-basis: 3em;
    min-inline-size: min-content;
    padding-block: calc((${token.size.target} - ${token.text.caption} * 1.3) / 2);
    color: ${token.color.inkSoft};
    font-size: ${token.text.caption};
    overflow-wrap: break-word;
  }
`;
