import { useContext } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '#src/components/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx';
import * as icons from '#src/icons/paths.ts';
import { Anchor, Sign } from './Link.styles.ts';
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

/** A real address in words. In-app where the path begins with a single slash, plain anywhere else. */
export function Link({ href, variant = 'text', newTab = false, newTabLabel = '(opens in a new tab)', children, rel, ...rest }: LinkProps) {
  const InApp = useContext(LinkContext);
  const tab = newTab ? { target: '_blank' } : {};
  return (
    <Anchor
      as={isInApp(href) && !newTab ? InApp : 'a'}
      href={linkAddress(href)}
      rel={[linkRel(href, newTab), rel].filter(Boolean).join(' ') || undefined}
      data-variant={variant}
      {...tab}
      {...rest}
    >
      {children}
      {variant === 'onward' && !newTab && (
        <Sign>
          <Icon shape={icons.arrow} />
        </Sign>
      )}
      {newTab && <NewTab label={newTabLabel} sign={variant !== 'bare'} />}
    </Anchor>
  );
}

/** The sign and the words that tell of a new tab; `sign={false}` for the words only. */
function NewTab({ label, sign }: { label: string; sign: boolean }) {
  return (
    <>
      {sign && (
        <Sign>
          <Icon shape={icons.newTab} />
        </Sign>
      )}
      <VisuallyHidden> {label}</VisuallyHidden>
    </>
  );
}
