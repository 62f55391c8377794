import { Button, Link } from '@farwend/design-system';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Country, countryName } from '#src/desk/shared/countriesQuery.ts';
import { formatCode, formatMoment } from '#src/desk/shared/formats.ts';
import { isMasked, type Traveler } from '#src/desk/shared/travelerAccounts.ts';
import { useMay } from '#src/desk/shared/useMay.ts';
import { type KnownFact, KnownFacts } from '#src/desk/shared/KnownFacts.tsx';
import type { RecordVersion } from '#src/desk/team/request/requestQueries.ts';
import { Panel, PanelTitle, Quiet } from '#src/desk/team/request/RequestScreen.styles.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { preferredContacts, preferredContactTimes } from './profileValues.ts';
import { PanelHead } from './TravelerScreen.styles.ts';

/** Props of ProfilePanel. */
export interface ProfilePanelProps {
  traveler: Traveler;
  countries: readonly Country[];
  /** What was changed, the last first. */
  versions: readonly RecordVersion[];
}

/** Who a traveler is, how they want to hear from us and what they agreed to; edited in its place. */
export function ProfilePanel({ traveler, countries, versions }: ProfilePanelProps) {
  const may = useMay();
  const [isEditing, setIsEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setIsEditing(false));
    opener.current?.focus();
  };
  const isFinal = Boolean(traveler.erasedAt ?? traveler.mergedIntoId);
  return (
    <Panel aria-labelledby="profile">
      <PanelHead>
        <PanelTitle id="profile">Profile</PanelTitle>
        {may('PUT /v3/travelers/{id}') && !isEditing && !isFinal && (
          <Button ref={opener} size="small" onClick={() => setIsEditing(true)}>
            Edit
          </Button>
        )}
      </PanelHead>
      {isEditing ? (
        <ProfileForm traveler={traveler} countries={countries} versions={versions} onClose={close} />
      ) : (
        <>
          {isMasked(traveler) && <Quiet>Family name and contact data are hidden from your role.</Quiet>}
          <KnownFacts facts={listFacts(traveler, countries)} />
          <KnownFacts facts={listConsents(traveler)} />
        </>
      )}
    </Panel>
  );
}

function listFacts(traveler: Traveler, countries: readonly Country[]): KnownFact[] {
  const { email, phone, tags = [], source } = traveler;
  const hidden = isMasked(traveler);
  const number = phone ? `${phone.prefix} ${phone.number}` : null;
  return [
    { name: 'Email', value: hidden || traveler.erasedAt ? email : <Link href={`mailto:${email}`}>{email}</Link> },
    { name: 'Phone', value: hidden ? 'Hidden' : number && <Link href={`tel:${number.replaceAll(' ', '')}`}>{number}</Link> },
    { name: 'Lives in', value: countryName(countries, traveler.countryOfResidence) },
    { name: 'Time zone', value: traveler.timeZone },
    { name: 'Likes', value: preferredContacts[traveler.preferredContact] },
    { name: 'Best time', value: preferredContactTimes[traveler.preferredContactTime] },
    { name: 'Came from', value: source ? formatCode(source) : null },
    { name: 'Tags', value: tags.join(', ') || null },
  ];
}

/** What they agreed to, with the proof. */
function listConsents({ marketing, doNotContact }: Traveler): KnownFact[] {
  const { newsletter, consentAt, consentSource, consentText } = marketing;
  return [
    { name: 'Newsletter', value: newsletter ? `Yes${consentAt ? `, since ${formatMoment(consentAt)}` : ''}` : 'No' },
    { name: 'Agreed by', value: consentSource ? formatCode(consentSource) : null },
    { name: 'In words', value: consentText && `“${consentText}”` },
    { name: 'Contact', value: doNotContact ? 'Do not contact' : null },
  ];
}
