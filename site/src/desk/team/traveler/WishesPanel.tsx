import { formatCode, formatDay } from '#src/desk/shared/formats.ts';
import { KnownFacts } from '#src/desk/shared/KnownFacts.tsx';
import { Panel, PanelTitle, Quiet } from '#src/desk/team/request/RequestScreen.styles.ts';
import type { TravelerProfile } from './travelerQueries.ts';

/** Props of WishesPanel. */
export interface WishesPanelProps {
  /** Null: nobody has written it yet. */
  profile: TravelerProfile | null;
}

/** What a traveler likes and needs on a journey, as they wrote it in their account. */
export function WishesPanel({ profile }: WishesPanelProps) {
  const facts = profile ? listFacts(profile) : [];
  return (
    <Panel aria-labelledby="wishes">
      <PanelTitle id="wishes">How they travel</PanelTitle>
      {facts.every(({ value }) => value === null) && <Quiet>They have not told anything yet.</Quiet>}
      <KnownFacts facts={facts} />
    </Panel>
  );
}

function listFacts({ interests, pace, dietary, accessibilityNeeds, companions, celebrations, loyalty, aboutMe }: TravelerProfile) {
  return [
    { name: 'Interests', value: interests.map(formatCode).join(', ') || null },
    { name: 'Pace', value: pace && formatCode(pace) },
    { name: 'Food', value: dietary.join(', ') || null },
    { name: 'Access', value: accessibilityNeeds },
    {
      name: 'Travels with',
      value: companions.map(({ givenName, relation }) => [givenName, relation].filter(Boolean).join(', ')).join('; ') || null,
    },
    { name: 'Celebrates', value: celebrations.map(({ label, date }) => `${label}, ${formatDay(date)}`).join('; ') || null },
    { name: 'Member of', value: loyalty.map(({ program, number }) => `${program} ${number}`).join('; ') || null },
    { name: 'In their words', value: aboutMe },
  ];
}
