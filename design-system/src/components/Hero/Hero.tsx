import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Text } from '#src/components/Text/Text.tsx';
import { Caption, Cartouche, Frame, Picture, Root } from './Hero.styles.ts';

/** Props of Hero. */
export interface HeroProps extends ComponentPropsWithRef<'section'> {
  /** An Image with `ratio="fill"` and `priority`. */
  picture: ReactNode;
  /** The words in the map's title block: a region, the heading, a lead, the action. */
  children: ReactNode;
  /** What the picture shows and where it is, such as “Maasai Mara, 1°29′S 35°8′E”. */
  caption?: ReactNode;
}

/** The head of a page as the title block of a map: words on paper in a ruled frame, cut into a picture that runs to the window's edge. */
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
