import { FooterList, PressStrip, RatingBadge, SiteFooter, SocialLinks, TrustBadge } from '@farwend/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { pressOutlets } from '#src/shared/press.data.ts';
import { footerLists, socialLinks, trustProfile } from './footer.data.ts';

/** Props of Footer. */
export interface FooterProps {
  /** `slim` has neither lists nor newsletter: nothing that leads away from a form. */
  variant?: 'full' | 'slim';
  /** The newsletter form. */
  newsletter?: ReactNode;
  /** What published reviews come to: the average of 5 and their number; null: not known, and the badge is not there. */
  reviews: { rating: number; count: number } | null;
  /** Leaves reviews and badges out on mobile, as the home page asks. */
  hideProofOnMobile?: boolean;
  /** The year of the small print. */
  year: number;
  /** The small print; `{year}` is replaced. */
  legal?: string;
}

/** The end of every page. */
export function Footer({
  variant = 'full',
  newsletter,
  reviews,
  hideProofOnMobile = false,
  year,
  legal = '© {year} Farwend',
}: FooterProps) {
  const base = legal.replace('{year}', String(year));
  if (variant === 'slim') return <SiteFooter base={base} social={<SocialLinks links={socialLinks} />} />;
  return (
    <SiteFooter
      lead={newsletter}
      lists={footerLists.map((list) => (
        <FooterList key={list.title} {...list} />
      ))}
      proof={
        <Proof>
          <Badges>
            {reviews && <RatingBadge {...reviews} />}
            <TrustBadge {...trustProfile} />
          </Badges>
          <PressStrip outlets={pressOutlets} />
        </Proof>
      }
      hideProofOnMobile={hideProofOnMobile}
      social={<SocialLinks links={socialLinks} />}
      base={base}
    />
  );
}

const Proof = styled.div`
  display: grid;
  gap: 3rem;
  inline-size: 100%;
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1.5rem 4rem;
  align-items: center;
`;
