import { from, token } from '@farwend/design-system';
import { keyframes, styled } from 'styled-components';

export const Root = styled.div`
  min-block-size: 100dvb;
  background: ${token.color.paper};
  color: ${token.color.ink};
  font-size: ${token.text.small};
  line-height: 1.45;

  ${from.desktop} {
    display: grid;
    grid-template-columns: 15rem minmax(0, 1fr);
  }
`;

/** Beside the work where there is room, above it on a phone. */
export const Side = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[4]};
  padding: ${token.space[3]} ${token.space[4]};
  background: ${token.color.sunk};
  border-block-end: ${token.stroke.hair} solid ${token.color.line};

  ${from.desktop} {
    position: sticky;
    inset-block-start: 0;
    flex-direction: column;
    flex-wrap: nowrap;
    align-items: stretch;
    gap: ${token.space[4]};
    block-size: 100dvb;
    padding: ${token.space[5]} ${token.space[3]};
    overflow-y: auto;
    border-block-end: 0;
    border-inline-end: ${token.stroke.hair} solid ${token.color.line};
  }
`;

export const Bar = styled.div`
  flex: 1;

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token.size.target};
    padding-inline: ${token.space[2]};
    text-decoration: none;
  }

  ${from.desktop} {
    flex: none;
  }
`;

export const Person = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token.space[4]};
  color: ${token.color.inkSoft};
  font-size: ${token.text.caption};

  strong {
    display: none;
    color: ${token.color.ink};
    font-weight: ${token.weight.medium};
  }

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token.size.target};
    color: inherit;
    text-decoration: none;

    &:hover {
      color: ${token.color.ink};
      text-decoration: underline;
    }
  }

  ${from.desktop} {
    flex-direction: column;
    align-items: stretch;
    margin-block-start: auto;
    padding: ${token.space[4]} ${token.space[2]} 0;
    border-block-start: ${token.stroke.hair} solid ${token.color.line};

    strong {
      display: block;
    }

    a {
      min-block-size: 2rem;
    }
  }
`;

export const Main = styled.main`
  position: relative;
  min-inline-size: 0;
  padding: ${token.space[5]} ${token.space[4]} ${token.space[16]};

  &:focus {
    outline: none;
  }

  ${from.desktop} {
    padding: ${token.space[6]} ${token.space[8]} ${token.space[16]};
  }
`;

const run = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(300%); }
`;

/** A line along the top of the work while a screen loads. */
export const Progress = styled.div`
  position: fixed;
  z-index: ${token.layer.nav};
  inset-block-start: 0;
  inset-inline: 0;
  block-size: ${token.stroke.bold};
  overflow: hidden;

  &::after {
    content: '';
    display: block;
    block-size: 100%;
    inline-size: 33%;
    background: ${token.color.link};
    animation: ${run} 1.2s ${token.ease.out} infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    &::after {
      inline-size: 100%;
      animation: none;
    }
  }
`;
