import { styled } from 'styled-components';
import { variants } from '#src/foundations/variants.ts';
import { alert } from '#src/tokens/component.ts';
import { token } from '#src/tokens/token.ts';

const tones = {
  info: [token.color.info, token.color.infoWash],
  success: [token.color.positive, token.color.positiveWash],
  warning: [token.color.caution, token.color.cautionWash],
  error: [token.color.negative, token.color.negativeWash],
} as const;

/* With large text in a narrow container, the content wraps below the icon. */
export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
  align-items: flex-start;
  padding: ${token.space[4]} min(${token.space[5]}, 7%);
  border: ${token.stroke.hair} solid currentColor;
  border-inline-start-width: ${alert.edge};
  border-radius: ${token.radius.soft};
  ${variants('tone', tones, ([color, background]) => ({ color, background }))}

  & > svg {
    block-size: 1.5em;
  }

  & > button {
    margin-block: calc(-1 * ${token.space[2]});
  }
`;

export const Body = styled.div`
  display: grid;
  flex: 1 1 7em;
  min-inline-size: 0;
  gap: ${token.space[1]};
  color: ${token.color.ink};
  line-height: 1.45;
  overflow-wrap: anywhere;
`;

export const Title = styled.strong`
  font-weight: ${token.weight.semibold};
`;
