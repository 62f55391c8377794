import { ButtonLink, Cluster, from, Icon, icons, Link, Logo, NavigationMenu, SkipLink, Text, token } from '@farwend/design-system';
import { ONLY_TRAVELERS } from '@farwend/api-contract/rules';
import { styled } from 'styled-components';
import { phones } from '#src/shared/phones.ts';
import { isTrade, type CurrentUser } from '#src/shared/session.ts';
import type { PageSettings } from '#src/shared/serverPart.ts';
import { menus } from './navigation.data.ts';
import { portalOf } from '#src/shared/portalOf.ts';

/** Words of the navigation. */
export interface NavigationTexts {
  getStarted?: string;
  design?: string;
  login?: string;
  myTrips?: string;
  call?: string;
  contact?: string;
}

/** Props of Navigation. */
export interface NavigationProps {
  /** Who is signed in. */
  user: CurrentUser;
  /** Where My Trips leads. */
  portals: PageSettings['portals'];
  /** The path of the page, to mark its link. */
  currentPath: string;
  /** Without menus and trip-request buttons, for pages that are a task. */
  slim?: boolean;
  /** Its words, where they differ. */
  texts?: NavigationTexts;
}

/** The bar at the head of the page, after the link that skips it. */
export function Navigation({ user, portals, currentPath, slim = false, texts = {} }: NavigationProps) {
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
      <NavigationMenu
        logo={<Logo />}
        currentPath={currentPath}
        account={account}
        phone={<Phones call={texts.call ?? 'Call'} contact={texts.contact ?? 'Contact'} />}
        {...(slim ? {} : { items: menus, ...actions(user, design, getStarted) })}
      />
      {!slim && isTrade(user) && <Strip tone="soft">{ONLY_TRAVELERS}</Strip>}
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
function Phones({ call, contact }: { call: string; contact: string }) {
  return (
    <Cluster gap={3}>
      <PhoneLink href={phones.call.href} variant="quiet" aria-label={`${call} ${phones.call.text}`}>
        <Icon shape={icons.phone} />
        {phones.call.text}
      </PhoneLink>
      <PhoneLink href="/contact" variant="quiet" aria-label={`${contact} ${phones.contact.text}`}>
        <Icon shape={icons.mail} />
        {phones.contact.text}
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
const Strip = styled(Text)`
  padding: ${token.space[2]} ${token.space.gutter};
  background: ${token.color.sunk};
  font-size: ${token.text.small};

  ${from.menu} {
    display: none;
  }
`;
