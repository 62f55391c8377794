import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Contours } from '#src/components/Contours/Contours.tsx';
import { Logo } from '#src/components/Logo/Logo.tsx';
import { Base, Lists, Proof, Root, Top } from './SiteFooter.styles.ts';

/** Props of SiteFooter. */
export interface SiteFooterProps extends ComponentPropsWithRef<'footer'> {
  /** The newsletter form, or whatever stands first beside the name. */
  lead?: ReactNode;
  /** FooterList elements. */
  lists?: ReactNode;
  /** Reviews and badges. */
  proof?: ReactNode;
  /** Leaves reviews and badges out below the tablet, as the home page asks. */
  hideProofOnMobile?: boolean;
  /** SocialLinks. */
  social?: ReactNode;
  /** Small print: the house, its years, its rules. */
  base?: ReactNode;
}

/** The end of every page, on the night chart by day and by night; slim with only its base. */
export function SiteFooter({ lead, lists, proof, hideProofOnMobile = false, social, base, ...rest }: SiteFooterProps) {
  return (
    <Root data-tone="night" {...rest}>
      {lists && <Contours side="end" />}
      {(lead || lists) && (
        <Top>
          {lead && <div>{lead}</div>}
          {lists && <Lists>{lists}</Lists>}
        </Top>
      )}
      {proof && <Proof data-hide-on-mobile={hideProofOnMobile}>{proof}</Proof>}
      <Base>
        <Logo />
        {base && <div>{base}</div>}
        {social}
      </Base>
    </Root>
  );
}
