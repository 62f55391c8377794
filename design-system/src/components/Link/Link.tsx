import { useContext, type ComponentPropsWithRef } from 'react';
import { LinkContext } from './LinkContext.ts';
import { isInApp, linkAddress, linkRel } from './linkTarget.ts';

/** Props of Link. */
export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** Where it leads: `/path` within the site, or a full address, `tel:`, `mailto:` or `#part`. */
  href: string;
  /** How it looks: underlined in text, quiet in lists, onward with an arrow, or bare around other things. */
  variant?: 'text' | 'quiet' | 'onward' | 'bare';
  /** Opens in a new tab, and says so. */
  newTab?: boolean;
  /** How it says so, after its words. */
  newTabLabel?: string;
}

/**
 * A real address in words. In-app where the path begins with a single slash, plain anywhere else.
 * Its looks are rules of the page (`foundations/link.css.ts`): a page has a hundred links, and each costs next to nothing.
 */
export function Link({ href, variant = 'text', newTab = false, newTabLabel = '(opens in a new tab)', children, rel, ...rest }: LinkProps) {
  const InApp = useContext(LinkContext);
  const Tag = isInApp(href) && !newTab ? InApp : 'a';
  const sign = newTab ? variant !== 'bare' && newTabSign : variant === 'onward' && arrow;
  return (
    // oxlint-disable-next-line react/static-components -- chosen, not made: both live outside
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
