import { styled } from 'styled-components';
import { person } from '#src/tokens/component.ts';
import { token } from '#src/tokens/token.ts';

export const Root = styled.article`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[5]};
  align-items: flex-start;
  overflow-wrap: anywhere;
`;

/** Portrait in a round frame. */
export const Portrait = styled.div`
  inline-size: ${token.space[20]};
  block-size: ${token.space[20]};
  overflow: hidden;
  border: ${token.stroke.hair} solid ${token.color.lineStrong};
  border-radius: ${token.radius.round};
  background: ${token.color.water};

  & img {
    border-radius: ${token.radius.round};
  }
`;

/** Initials shown without a portrait. */
export const Initials = styled.span`
  display: grid;
  place-items: center;
  block-size: 100%;
  color: ${token.color.ink};
  font-family: ${token.font.serif};
  font-size: ${person.monogram};
  line-height: 1;
`;

export const Words = styled.div`
  display: grid;
  flex: 1 1 8em;
  gap: ${token.space[2]};
  min-inline-size: 0;
`;

export const Role = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.text.small};
  line-height: ${token.leading.snug};
`;
