import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Text } from '#src/components/Text/Text.tsx';
import { Caption, Cartouche, Frame, Picture, Root } from './Hero.styles.ts';

/** Props of Hero. */
export interface HeroProps extends ComponentPropsWithRef<'section'> {
  /** An Image with `ratio="fill"` and `priority`, or `null`. */
  picture: ReactNode;
  /** Content of the title block: region, heading, lead and action. */
  children: ReactNode;
  /** What the picture shows and where, such as “Maasai Mara, 1°29′S 35°8′E”. */
  caption?: ReactNode;
}

/** Page header styled as the title block of a map: framed text over a full-bleed picture. */
export function Hero({ picture, caption, children, ...rest }: HeroProps) {
  return (
    <Root {...rest}>
      <Picture>{picture}</Picture>
      <Cartouche>
        <Frame>{children}</Frame>
      </Cartouche>
      {caption && (
        <Caption>
          <Text as="span" variant="fact" tone="soft">
            {caption}
          </Text>
        </Caption>
      )}
    </Root>
  );
}
