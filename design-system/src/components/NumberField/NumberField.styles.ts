import { styled } from 'styled-components';
import { controlStyles } from '#src/components/Field/control.styles.ts';
import { token } from '#src/tokens/token.ts';

export const NumberRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  align-items: center;
`;

export const NumberBox = styled.input`
  ${controlStyles}
  flex: 1 1 2rem;
  max-inline-size: 6rem;
  padding-inline: 0;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

export const Unit = styled.span`
  padding-inline-start: ${token.space[1]};
  font-size: ${token.text.body};
  color: ${token.color.inkSoft};
`;
