import { ButtonLink, Cluster, from, Icon, icons, Link, Logo, NavigationMenu, SkipLink, Text, token } from '@farwend/design-system';
import { ONLY_TRAVELERS } from '@farwend/api-contract/rules';
import { styled } from 'styled-components';
import type { Announcement } from '#src/shared/announcement.ts';
import type { SiteFrame } from '#src/shared/frame.ts';
import { portalOf } from '#src/shared/portalOf.ts';
import { isTrade, type CurrentUser } from '#src/shared/session.ts';
import type { PageSettings } from '#src/shared/serverPart.ts';
import { AnnouncementStrip } from './AnnouncementStrip.tsx';

/** Words of the navigation. */
export interface NavigationTexts {
  getStarted?: string;
  design?: string;
  login?: string;
  myTrips?: string;
  call?: string;
  contact?: string;
  /** Name of the strip that agents and the team read. */
  trade?: string;
}

/** Props of Navigation. */
export interface NavigationProps {
  /** Who is signed in. */
  user: CurrentUser;
  /** The menus and the two phone numbers. */
  frame: Pick<SiteFrame, 'menus' | 'phones'>;
  /** The word above the bar. */
  announcement?: Announcement | null;
  /** Where My Trips leads. */
  portals: PageSettings['portals'];
  /** The path of the page, to mark its link. */
  currentPath: string;
  /** Without menus and trip-request buttons, for pages that are a task. */
  slim?: boolean;
  /** Its words, where they differ. */
  texts?: NavigationTexts;
}

/** The bar at the head of the page, after the link that skips it and the word for everybody. */
export function Navigation({ user, frame, announcement = null, portals, currentPath, slim = false, texts = {} }: NavigationProps) {
  const { getStarted = 'Get Started', design = 'Design My Dream Trip', login = 'Login', myTrips = 'My Trips' } = texts;
  const account = user.isAuthenticated ? (
    <Link href={portalOf(user, portals)} variant="quiet">
      {myTrips}
    </Link>
  ) : (
    <Link href="/login" variant="quiet">
      {login}
    </Link>
  );
  return (
    <>
      <SkipLink />
      {announcement && <AnnouncementStrip announcement={announcement} />}
      <NavigationMenu
        logo={<Logo />}
        currentPath={currentPath}
        account={account}
        phone={<Phones {...frame.phones} callLabel={texts.call ?? 'Call'} contactLabel={texts.contact ?? 'Contact'} />}
        {...(slim ? {} : { items: frame.menus, ...actions(user, design, getStarted) })}
      />
      {!slim && isTrade(user) && (
        <Strip aria-label={texts.trade ?? 'For the trade'}>
          <Text variant="small" tone="soft">
            {ONLY_TRAVELERS}
          </Text>
        </Strip>
      )}
    </>
  );
}

/** The trip-request buttons, or for people of the trade the words in their place. */
function actions(user: CurrentUser, design: string, getStarted: string) {
  if (isTrade(user)) return { action: <Only tone="soft">{ONLY_TRAVELERS}</Only> };
  const button = (words: string) => (
    <ButtonLink href="/trip-request" variant="primary" size="small">
      {words}
    </ButtonLink>
  );
  return { action: button(design), mobileAction: button(getStarted) };
}

/** The two numbers: one is dialled, one leads to the contact page. */
function Phones({ call, contact, callLabel, contactLabel }: SiteFrame['phones'] & { callLabel: string; contactLabel: string }) {
  return (
    <Cluster gap={3}>
      <PhoneLink href={call.href} variant="quiet" aria-label={`${callLabel} ${call.text}`}>
        <Icon shape={icons.phone} />
        {call.text}
      </PhoneLink>
      <PhoneLink href={contact.href} variant="quiet" aria-label={`${contactLabel} ${contact.text}`}>
        <Icon shape={icons.mail} />
        {contact.text}
      </PhoneLink>
    </Cluster>
  );
}

const PhoneLink = styled(Link)`
  && {
    gap: ${token.space[1]};

    & > svg {
      inline-size: 18px;
      block-size: 18px;
    }
  }
`;

const Only = styled(Text)`
  max-inline-size: 11rem;
  font-size: ${token.text.caption};
  line-height: 1.25;
`;

/** Below the bar where it has no room for a sentence. */
const Strip = styled.aside`
  padding: ${token.space[2]} ${token.space.gutter};
  background: ${token.color.sunk};

  ${from.menu} {
    display: none;
  }
`;
