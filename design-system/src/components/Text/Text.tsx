import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { mapLettering } from '#src/foundations/type.ts';
import { variants } from '#src/foundations/variants.ts';
import { token } from '#src/tokens/token.ts';

/** Props of Text. */
export interface TextProps extends ComponentPropsWithRef<'p'> {
  /** Text style; `region`, `water` and `fact` are the three styles of map lettering. Defaults to `body`. */
  variant?: 'body' | 'lead' | 'small' | 'caption' | 'quote' | 'region' | 'water' | 'fact';
  /** Text colour. Defaults to `ink`. */
  tone?: keyof typeof tones;
  /** The element to render. Defaults to a `p`. */
  as?: 'p' | 'span' | 'div' | 'li' | 'dt' | 'dd' | 'figcaption' | 'blockquote' | 'strong' | 'em' | 'small' | 'time';
}

/** Text in one of the type styles. */
export function Text({ variant = 'body', tone = 'ink', ...rest }: TextProps) {
  return <Root data-variant={variant} data-tone={tone} {...rest} />;
}

const tones = { ink: token.color.ink, soft: token.color.inkSoft, faint: token.color.inkFaint, negative: token.color.negative } as const;
const sizes = { body: token.text.body, lead: token.text.lead, small: token.text.small, caption: token.text.caption } as const;

const Root = styled.p`
  text-wrap: pretty;
  ${variants('tone', tones, (color) => ({ color }))}
  ${variants('variant', sizes, (size) => ({ 'font-size': size }))}

  &[data-variant='lead'] {
    line-height: 1.45;
  }

  &[data-variant='small'],
  &[data-variant='caption'] {
    line-height: 1.45;
  }

  &[data-variant='quote'] {
    font-family: ${token.font.serif};
    font-size: ${token.text.h3};
    line-height: ${token.leading.snug};
    letter-spacing: ${token.tracking.tight};
  }

  &[data-variant='region'] {
    ${mapLettering}
  }

  &[data-variant='water'] {
    font-family: ${token.font.serif};
    font-size: ${token.text.lead};
    font-style: italic;
    line-height: ${token.leading.snug};
  }

  &[data-variant='fact'] {
    font-size: ${token.text.caption};
    font-variant-numeric: tabular-nums;
    line-height: ${token.leading.snug};
    letter-spacing: 0.01em;
  }
`;
