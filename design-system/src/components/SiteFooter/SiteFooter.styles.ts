import { styled } from 'styled-components';
import { from, token } from '#src/tokens/token.ts';

const inside = `max(${token.space.gutter}, (100% - ${token.measure.page}) / 2)`;

export const Root = styled.footer`
  position: relative;
  isolation: isolate;
  min-inline-size: 0;
  font-size: ${token.text.small};
  line-height: 1.45;
`;

export const Top = styled.div`
  display: grid;
  gap: ${token.space[16]} ${token.space.column};
  padding: ${token.space[20]} ${inside} ${token.space[12]};

  ${from.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;

export const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${token.space[10]} ${token.space.column};
`;

export const Proof = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[6]} ${token.space[16]};
  align-items: center;
  padding: ${token.space[8]} ${inside};
  border-block-start: ${token.stroke.hair} solid ${token.color.line};

  &[data-hide-on-mobile='true'] {
    display: none;
  }

  ${from.tablet} {
    &&[data-hide-on-mobile='true'] {
      display: flex;
    }
  }
`;

export const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]} ${token.space[10]};
  align-items: center;
  justify-content: space-between;
  padding: ${token.space[6]} ${inside};
  border-block-start: ${token.stroke.hair} solid ${token.color.line};
  color: ${token.color.inkSoft};
`;
