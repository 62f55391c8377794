import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const Head = styled.div`
  display: grid;
  gap: ${token.space[10]};
  padding-block: ${token.space[6]} ${token.space[8]};

  &[data-template='ABOUT'] h1,
  &[data-template='PROMISES'] h1 {
    font-size: ${token.text.display};
    line-height: ${token.leading.display};
  }
`;

export const Panorama = styled.div`
  block-size: clamp(15rem, 40vw, 38rem);
  background: ${token.color.water};

  & > picture {
    display: block;
    block-size: 100%;
  }

  @media print {
    display: none;
  }
`;

export const Body = styled.div`
  display: grid;
  gap: ${token.space[10]} ${token.space.column};
  padding-block-end: ${token.space[12]};

  ${from.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
  }
`;

export const Sidebar = styled.div`
  ${from.desktop} {
    & > nav {
      position: sticky;
      inset-block-start: calc(${token.size.nav} + ${token.space[8]});
    }
  }
`;

/** Promises are numbered and in large type; other texts are plain. */
export const Content = styled.div`
  min-inline-size: 0;

  &[data-template='ABOUT'] > div > p:first-child {
    font-family: ${token.font.serif};
    font-size: ${token.text.h3};
    line-height: ${token.leading.snug};
  }

  &[data-template='PROMISES'] > div > :is(ul, ol) {
    gap: 0;
    grid-column: 1 / -1;
    max-inline-size: 52rem;
    padding: 0;
    counter-reset: promise;
    list-style: none;
  }

  &[data-template='PROMISES'] > div > :is(ul, ol) > li {
    position: relative;
    padding-block: ${token.space[8]};
    padding-inline-start: clamp(3rem, 10%, 6rem);
    border-block-start: ${token.stroke.hair} solid ${token.color.ink};
    counter-increment: promise;
    color: ${token.color.inkSoft};
  }

  &[data-template='PROMISES'] > div > :is(ul, ol) > li::before {
    content: counter(promise);
    position: absolute;
    inset-inline-start: 0;
    color: ${token.color.route};
    font-family: ${token.font.serif};
    font-size: ${token.text.h2};
    line-height: ${token.leading.tight};
  }

  &[data-template='PROMISES'] > div > :is(ul, ol) > li > strong {
    display: block;
    margin-block-end: ${token.space[2]};
    color: ${token.color.ink};
    font-family: ${token.font.serif};
    font-size: ${token.text.h3};
    font-weight: inherit;
    line-height: ${token.leading.snug};
  }
`;
