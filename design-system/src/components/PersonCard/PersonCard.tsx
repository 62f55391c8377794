import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Above, StretchedLink } from '#src/components/Card/Card.styles.ts';
import type { Picture } from '#src/components/Card/Picture.ts';
import { PictureImage } from '#src/components/Card/PictureImage.tsx';
import { useStretchedPress } from '#src/components/Card/useStretchedPress.ts';
import { Heading, type HeadingProps } from '#src/components/Text/Heading.tsx';
import { initialsOf } from './initialsOf.ts';
import { Initials, Portrait, Role, Root, Words } from './PersonCard.styles.ts';

/** Props of PersonCard; what is not listed goes to the article. */
export interface PersonCardProps extends Omit<ComponentPropsWithRef<'article'>, 'role' | 'onClick'> {
  /** The person's name, as they want to be called. */
  name: string;
  /** What they do and where: “Guide, Laikipia since 2009”. */
  work?: ReactNode;
  /** Their portrait; initials stand in its place. */
  portrait?: Picture | undefined;
  /** Their page; the heading is then the one link of the card. */
  href?: string | undefined;
  /** The heading's place in the outline of the page; 3 unless said. */
  level?: HeadingProps['level'] | undefined;
  /** One or two sentences in their own words or about their work. */
  children?: ReactNode;
}

/** A person: portrait, name, work, a sentence. */
export function PersonCard({ name, work, portrait, href, level = 3, children, ...rest }: PersonCardProps) {
  const { link, onClick } = useStretchedPress();
  return (
    <Root {...rest}>
      <Portrait>
        {portrait ? (
          <PictureImage picture={portrait} ratio="1:1" sizes="80px" />
        ) : (
          <Initials aria-hidden="true">{initialsOf(name)}</Initials>
        )}
      </Portrait>
      <Words>
        <Heading level={level} size="h4">
          {href === undefined ? (
            name
          ) : (
            <StretchedLink ref={link} href={href} variant="bare">
              {name}
            </StretchedLink>
          )}
        </Heading>
        {work && <Role>{work}</Role>}
        {children && <Above onClick={onClick}>{children}</Above>}
      </Words>
    </Root>
  );
}
