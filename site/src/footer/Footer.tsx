import { FooterList, Link, PressStrip, RatingBadge, SiteFooter, SocialLinks, token, TrustBadge } from '@farwend/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SignupWithSample } from '#src/newsletter/SignupWithSample.tsx';
import type { LayoutContent } from '#src/shared/layoutContent.ts';

/** Props of Footer. */
export interface FooterProps {
  /** `slim` omits links and newsletter, so that nothing distracts from a form. Defaults to `full`. */
  variant?: 'full' | 'slim';
  /** Link lists, legal row, press outlets, trust badge and social links. */
  content: Pick<LayoutContent, 'lists' | 'legal' | 'press' | 'social' | 'trust' | 'newestLetter'>;
  /** The newsletter form; the newest letter is shown below it. */
  newsletter?: ReactNode;
  /** Average rating, 0 to 5, and number of published reviews; without them the badge is omitted. */
  reviews: { rating: number; count: number } | null;
  /** Hides reviews and badges on mobile. Defaults to false. */
  hideProofOnMobile?: boolean;
  /** Year of the copyright line. */
  year: number;
  /** Copyright line; `{year}` is replaced. */
  copyright?: string;
  /** Accessible name of the legal row. */
  legalLabel?: string;
}

/** Footer of every page. */
export function Footer({
  variant = 'full',
  content: { lists, legal: legalLinks, press, social, trust, newestLetter },
  newsletter,
  reviews,
  hideProofOnMobile = false,
  year,
  copyright = '© {year} Farwend',
  legalLabel = 'Legal',
}: FooterProps) {
  const base = (
    <Small>
      <span>{copyright.replace('{year}', String(year))}</span>
      {legalLinks.length > 0 && (
        <nav aria-label={legalLabel}>
          <LegalRow>
            {legalLinks.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} variant="quiet">
                  {label}
                </Link>
              </li>
            ))}
          </LegalRow>
        </nav>
      )}
    </Small>
  );
  const follow = social.length > 0 && <SocialLinks links={social} />;
  const hasProof = reviews !== null || trust !== null || press !== null;
  if (variant === 'slim') return <SiteFooter base={base} social={follow} />;
  return (
    <SiteFooter
      lead={newsletter && newestLetter ? <SignupWithSample form={newsletter} letter={newestLetter} /> : newsletter}
      lists={lists.map((list) => (
        <FooterList key={list.title} {...list} />
      ))}
      proof={
        hasProof && (
          <Proof>
            <Badges>
              {reviews && <RatingBadge {...reviews} />}
              {trust && <TrustBadge {...trust} />}
            </Badges>
            {press && <PressStrip outlets={press} />}
          </Proof>
        )
      }
      hideProofOnMobile={hideProofOnMobile}
      social={follow}
      base={base}
    />
  );
}

const Small = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]} ${token.space[6]};
  align-items: center;
`;

const LegalRow = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[5]};
  padding: 0;
  list-style: none;

  & a {
    min-inline-size: ${token.size.target};
  }
`;

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
