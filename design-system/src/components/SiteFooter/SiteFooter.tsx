import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Contours } from '#src/components/Contours/Contours.tsx';
import { Logo } from '#src/components/Logo/Logo.tsx';
import { Base, Lists, Proof, Root, Top } from './SiteFooter.styles.ts';

/** Props of SiteFooter. */
export interface SiteFooterProps extends ComponentPropsWithRef<'footer'> {
  /** Leading content, such as the newsletter form. */
  lead?: ReactNode;
  /** FooterList elements. */
  lists?: ReactNode;
  /** Social proof: ratings and badges. */
  proof?: ReactNode;
  /** Hides the social proof below the tablet breakpoint, as on the home page. */
  hideProofOnMobile?: boolean;
  /** SocialLinks. */
  social?: ReactNode;
  /** Small print: company, copyright, legal links. */
  base?: ReactNode;
}

/** Site footer, in the dark palette in every mode; minimal when only `base` is given. */
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
