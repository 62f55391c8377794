import { useContext, type ComponentPropsWithRef } from 'react';
import { LinkContext } from './LinkContext.ts';
import { isInApp, linkAddress, linkRel } from './linkTarget.ts';

/** Props of Link. */
export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** URL: `/path` within the site, an absolute URL, `tel:`, `mailto:` or `#fragment`. */
  href: string;
  /** Style: `text` is underlined, `quiet` is for lists, `onward` adds an arrow, `bare` wraps other content. */
  variant?: 'text' | 'quiet' | 'onward' | 'bare';
  /** Opens in a new tab and announces it. */
  newTab?: boolean;
  /** Announced after the text of a link that opens in a new tab. */
  newTabLabel?: string;
}

/**
 * A link. Paths that begin with a single slash use the application's router; everything else is a plain `<a>`.
 * It is styled globally (`foundations/link.css.ts`), because a page has a hundred links and a styled component each would be costly.
 */
export function Link({ href, variant = 'text', newTab = false, newTabLabel = '(opens in a new tab)', children, rel, ...rest }: LinkProps) {
  const InApp = useContext(LinkContext);
  const Tag = isInApp(href) && !newTab ? InApp : 'a';
  const sign = newTab ? variant !== 'bare' && newTabSign : variant === 'onward' && arrow;
  return (
    // oxlint-disable-next-line react/static-components -- selected, not created: both are defined outside
    <Tag href={linkAddress(href)} rel={linkRel(href, newTab, rel)} target={newTab ? '_blank' : undefined} data-variant={variant} {...rest}>
      {children}
      {sign && (
        <svg viewBox="0 0 24 24" data-sign aria-hidden>
          <path d={sign} />
        </svg>
      )}
      {newTab && <span data-unseen> {newTabLabel}</span>}
    </Tag>
  );
}

const arrow = 'M3 12h17M13.5 5.5 20 12l-6.5 6.5';
const newTabSign = 'M6.5 17.5 17.5 6.5M9 6.5h8.5V15';
