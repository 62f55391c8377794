import { useId } from 'react';
import type { ComponentPropsWithRef, SyntheticEvent } from 'react';
import { Link } from '#src/components/Link/Link.tsx';
import { Description, Item, List, Logo, Root, Title } from './PressStrip.styles.ts';

/** A news outlet that wrote about us. */
export interface PressOutlet {
  /** Its name; tells outlets apart and is not shown. */
  name: string;
  /** What its logo says; it names the link. */
  alt: string;
  /** The piece it ran. */
  href: `https://${string}`;
  /** What it wrote, in a line. */
  description: string;
  /** Its logo: a single-colour SVG with its size in pixels; it takes the colour of the words around it. */
  logo: { src: string; width: number; height: number };
}

/** Props of PressStrip. */
export interface PressStripProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  /** Four outlets: no more, no fewer. */
  outlets: readonly [PressOutlet, PressOutlet, PressOutlet, PressOutlet];
  /** The heading. */
  title?: string;
  /** The level of the heading in the page's outline. */
  headingLevel?: 2 | 3 | 4;
}

/** What four news outlets wrote, each under its own logo. */
export function PressStrip({ outlets, title = 'In the press', headingLevel = 2, ...rest }: PressStripProps) {
  const id = useId();
  return (
    <Root aria-labelledby={`${id}title`} {...rest}>
      <Title as={`h${headingLevel}`} id={`${id}title`}>
        {title}
      </Title>
      <List>
        {outlets.map(({ name, alt, href, description, logo }, i) => (
          <Item key={name}>
            <Link href={href} variant="bare" newTab aria-describedby={`${id}said${i}`}>
              <Logo {...logo} alt={alt} loading="lazy" style={{ '--fw-logo': `url("${encodeURI(logo.src)}")` }} onError={showWords} />
            </Link>
            <Description id={`${id}said${i}`}>{description}</Description>
          </Item>
        ))}
      </List>
    </Root>
  );
}

/** A mask that fails hides its element, so a logo that does not arrive is unmasked to show its words. */
function showWords({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  currentTarget.dataset['failed'] = 'true';
}
