import { useId } from 'react';
import type { ComponentPropsWithRef, SyntheticEvent } from 'react';
import { Link } from '#src/components/Link/Link.tsx';
import { Description, Item, List, Logo, Root, Title } from './PressStrip.styles.ts';

/** A news outlet that wrote about the company. */
export interface PressOutlet {
  /** Name, used as a key and not shown. */
  name: string;
  /** Alternative text of the logo; it names the link. */
  alt: string;
  /** URL of the article. */
  href: `https://${string}`;
  /** One-line summary of the article. */
  description: string;
  /** Single-colour SVG logo with its size in pixels; drawn in the text colour. */
  logo: { src: string; width: number; height: number };
}

/** Props of PressStrip. */
export interface PressStripProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  /** Exactly four outlets. */
  outlets: readonly [PressOutlet, PressOutlet, PressOutlet, PressOutlet];
  /** Heading. */
  title?: string;
  /** Heading level in the page outline. */
  headingLevel?: 2 | 3 | 4;
}

/** Four press mentions, each under its outlet's logo. */
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
              <Logo {...logo} alt={alt} loading="lazy" style={{ '--fw-logo': `url("${encodeURI(logo.src)}")` }} onError={showAltText} />
            </Link>
            <Description id={`${id}said${i}`}>{description}</Description>
          </Item>
        ))}
      </List>
    </Root>
  );
}

/** A mask that fails to load hides its element, so the mask is removed to reveal the alternative text. */
function showAltText({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  currentTarget.dataset['failed'] = 'true';
}
