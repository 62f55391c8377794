import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { ImageBaseProps } from '#src/components/Image/Image.tsx';
import { Heading, type HeadingProps } from '#src/components/Text/Heading.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { Above, Actions, FactLine, Frame, Root, StretchedLink, Words } from './Card.styles.ts';
import type { Picture } from './Picture.ts';
import { PictureImage } from './PictureImage.tsx';
import { useStretchedLink } from './useStretchedLink.ts';

/** Props of Card. Other attributes are passed to the `<article>`. */
export interface CardProps extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'onClick'> {
  /** Text of the heading, which is the card's only link. */
  title: ReactNode;
  /** URL the card links to. */
  href: string;
  /** Heading level in the page outline. Defaults to 3. */
  level?: HeadingProps['level'] | undefined;
  /** Picture above the text. */
  picture?: Picture | undefined;
  /** What stands in the place of a picture where there is none: a `RouteMap` with `plain`. It holds nothing to operate. */
  media?: ReactNode;
  /** Aspect ratio of the picture. Defaults to 3:2. */
  ratio?: ImageBaseProps['ratio'] | undefined;
  /** Value of the picture's `sizes` attribute. Defaults to a third of a desktop window. */
  sizes?: string | undefined;
  /** Region label above the heading, in map lettering. */
  region?: ReactNode;
  /** One line of key facts under a hairline: nights, months, price. */
  facts?: ReactNode;
  /** Buttons with their own actions; they sit above the card's link. */
  actions?: ReactNode;
  /** One or two sentences of selectable text. */
  children?: ReactNode;
}

/** Teaser for another page: picture, heading, text and key facts, clickable as a whole through one link. */
export function Card({
  title,
  href,
  level = 3,
  picture,
  media,
  ratio = '3:2',
  sizes = '(min-width: 1280px) 400px, (min-width: 768px) 45vw, 100vw',
  region,
  facts,
  actions,
  children,
  ...rest
}: CardProps) {
  const { link, onClick } = useStretchedLink();
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
      {picture ? (
        <Frame>
          <PictureImage picture={picture} ratio={ratio} sizes={sizes} />
        </Frame>
      ) : (
        media && <Frame>{media}</Frame>
      )}
    </Root>
  );
}
