import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a trust badge. */
export const trustBadgeAnatomy: readonly AnatomyPart[] = [
  { part: 'Icon', selector: '#storybook-root a > svg', does: 'A shield in moss green; decorative.' },
  { part: 'Claim', selector: '#storybook-root a strong', does: 'What is claimed, in a few words.' },
  { part: 'Source', selector: '#storybook-root a strong + span', does: 'Who vouches for it, underlined like a link.' },
];
