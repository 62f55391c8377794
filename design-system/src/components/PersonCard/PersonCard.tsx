import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Above, StretchedLink } from '#src/components/Card/Card.styles.ts';
import type { Picture } from '#src/components/Card/Picture.ts';
import { PictureImage } from '#src/components/Card/PictureImage.tsx';
import { useStretchedLink } from '#src/components/Card/useStretchedLink.ts';
import { Heading, type HeadingProps } from '#src/components/Text/Heading.tsx';
import { getInitials } from './getInitials.ts';
import { Initials, Portrait, Role, Root, Words } from './PersonCard.styles.ts';

/** Props of PersonCard. Other attributes are passed to the `<article>`. */
export interface PersonCardProps extends Omit<ComponentPropsWithRef<'article'>, 'role' | 'onClick'> {
  /** Name the person goes by. */
  name: string;
  /** Role and place: “Guide, Laikipia since 2009”. */
  work?: ReactNode;
  /** Portrait; initials are shown without one. */
  portrait?: Picture | undefined;
  /** URL of the person's page; makes the heading the card's only link. */
  href?: string | undefined;
  /** Heading level in the page outline. Defaults to 3. */
  level?: HeadingProps['level'] | undefined;
  /** One or two sentences by or about the person. */
  children?: ReactNode;
}

/** A person with portrait, name, role and a short text. */
export function PersonCard({ name, work, portrait, href, level = 3, children, ...rest }: PersonCardProps) {
  const { link, onClick } = useStretchedLink();
  return (
    <Root {...rest}>
      <Portrait>
        {portrait ? (
          <PictureImage picture={portrait} ratio="1:1" sizes="80px" />
        ) : (
          <Initials aria-hidden="true">{getInitials(name)}</Initials>
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
