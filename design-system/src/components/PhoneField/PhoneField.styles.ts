import { styled } from 'styled-components';
import { from, token } from '#src/tokens/token.ts';

export const PhoneRow = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[3]};
  min-inline-size: 0;

  ${from.tablet} {
    flex-direction: row;
  }
`;

const part = `
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`;

export const PrefixPart = styled.div`
  ${part}
  gap: ${token.space[1]};

  ${from.tablet} {
    flex: 0 1 17rem;
  }
`;

export const NumberPart = styled.div`
  ${part}
  gap: ${token.space[1]};

  ${from.tablet} {
    flex: 1 1 0;
  }
`;

export const PartLabel = styled.label`
  font-size: ${token.text.small};
  font-weight: ${token.weight.medium};
  line-height: ${token.leading.snug};
  color: ${token.color.inkSoft};
`;

/** Stays mounted while empty: a live region added with its text is not announced. */
export const PrefixNote = styled.div`
  font-size: ${token.text.small};
  line-height: ${token.leading.snug};
  color: ${token.color.inkSoft};

  &:empty {
    margin-block-start: calc(-1 * ${token.space[3]});
  }
`;
