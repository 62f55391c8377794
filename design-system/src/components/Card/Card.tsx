import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { ImageBaseProps } from '#src/components/Image/Image.tsx';
import { Heading, type HeadingProps } from '#src/components/Text/Heading.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { Above, Actions, FactLine, Frame, Root, StretchedLink, Words } from './Card.styles.ts';
import type { Picture } from './Picture.ts';
import { PictureImage } from './PictureImage.tsx';
import { useStretchedPress } from './useStretchedPress.ts';

/** Props of Card; what is not listed goes to the article. */
export interface CardProps extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'onClick'> {
  /** The words of the heading, which is the one link of the card. */
  title: ReactNode;
  /** Where the card leads. */
  href: string;
  /** The heading's place in the outline of the page; 3 unless said. */
  level?: HeadingProps['level'] | undefined;
  /** The picture on top. */
  picture?: Picture | undefined;
  /** Width to height of the picture; 3:2 unless said. */
  ratio?: ImageBaseProps['ratio'] | undefined;
  /** How wide the picture will stand, as the `sizes` attribute has it; a third of a desktop unless said. */
  sizes?: string | undefined;
  /** The part of the atlas it belongs to, in a map's capitals above the heading. */
  region?: ReactNode;
  /** One line of figures under a hairline: nights, months, a price. */
  facts?: ReactNode;
  /** Buttons that do something else than the card; they lie above its link. */
  actions?: ReactNode;
  /** One or two sentences; they can be selected. */
  children?: ReactNode;
}

/** A thing to go to: picture, heading, a sentence, figures; one link, pressed anywhere. */
export function Card({
  title,
  href,
  level = 3,
  picture,
  ratio = '3:2',
  sizes = '(min-width: 1280px) 400px, (min-width: 768px) 45vw, 100vw',
  region,
  facts,
  actions,
  children,
  ...rest
}: CardProps) {
  const { link, onClick } = useStretchedPress();
  return (
    <Root {...rest}>
      <Words>
        {region && (
          <Text variant="region" tone="soft">
            {region}
          </Text>
        )}
        <Heading level={level} size="h4">
          <StretchedLink ref={link} href={href} variant="bare">
            {title}
          </StretchedLink>
        </Heading>
        {children && <Above onClick={onClick}>{children}</Above>}
        {facts && (
          <FactLine>
            <div>{facts}</div>
          </FactLine>
        )}
        {actions && <Actions>{actions}</Actions>}
      </Words>
      {picture && (
        <Frame>
          <PictureImage picture={picture} ratio={ratio} sizes={sizes} />
        </Frame>
      )}
    </Root>
  );
}
