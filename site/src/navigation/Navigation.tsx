import { ButtonLink, from, Icon, icons, Link, Logo, NavigationMenu, SkipLink, Text, token } from '@farwend/design-system';
import { ONLY_TRAVELERS } from '@farwend/api-contract/rules';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Announcement } from '#src/shared/announcement.ts';
import type { LayoutContent } from '#src/shared/layoutContent.ts';
import { callers, type Phone, type Phones } from '#src/shared/phones.ts';
import { portalOf } from '#src/shared/portalOf.ts';
import { isAgentOrTeamMember, type CurrentUser } from '#src/shared/session.ts';
import type { PageSettings } from '#src/shared/renderContext.ts';
import { AnnouncementStrip } from './AnnouncementStrip.tsx';
import { buildTripRequestHref } from '#src/trip-context/buildTripRequestHref.ts';
import { renderMenu } from './renderMenu.tsx';

/** Texts of the navigation. */
export interface NavigationTexts {
  getStarted?: string;
  design?: string;
  login?: string;
  myTrips?: string;
  call?: string;
  contact?: string;
  /** Accessible name of the notice for agents and team members. */
  trade?: string;
}

/** Props of Navigation. */
export interface NavigationProps {
  /** The current user. */
  user: CurrentUser;
  /** Menus and the phone numbers. */
  content: Pick<LayoutContent, 'menus' | 'phones'>;
  /** Announcement above the bar. Defaults to none. */
  announcement?: Announcement | null;
  /** URLs that My Trips links to, by kind of person. */
  portals: PageSettings['portals'];
  /** Path of the current page, whose link is marked. */
  currentPath: string;
  /** Address of the form with the context of the page. Defaults to the empty form. */
  tripRequestHref?: string;
  /** Makes the trip-request button ink, on pages that have a red one of their own. Defaults to false. */
  isActionQuiet?: boolean;
  /** The way to search, left out of the slim bar. */
  search?: ReactNode;
  /** Omits menus and trip-request buttons, for pages with a single task. Defaults to false. */
  slim?: boolean;
  /** Texts that differ from the defaults. */
  texts?: NavigationTexts;
}

/** Skip link, announcement and navigation bar at the top of every page. */
export function Navigation({
  user,
  content,
  announcement = null,
  portals,
  currentPath,
  tripRequestHref = buildTripRequestHref(),
  isActionQuiet = false,
  search,
  slim = false,
  texts = {},
}: NavigationProps) {
  const { getStarted = 'Get Started', design = 'Design My Dream Trip', login = 'Login', myTrips = 'My Trips' } = texts;
  const { call, contact } = content.phones;
  const contactLabel = texts.contact ?? 'Write to us';
  const hasNumber = call !== null || contact !== null;
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
        account={
          hasNumber ? (
            account
          ) : (
            <Letters>
              <Link href="/contact" variant="quiet">
                {contactLabel}
              </Link>
              {account}
            </Letters>
          )
        }
        phone={hasNumber && <PhoneNumbers call={call} contact={contact} callLabel={texts.call ?? 'Call'} contactLabel={contactLabel} />}
        {...(slim
          ? {}
          : {
              items: content.menus.map(renderMenu),
              search,
              ...renderActions(user, { href: tripRequestHref, isQuiet: isActionQuiet, design, getStarted }),
            })}
      />
      {!slim && isAgentOrTeamMember(user) && (
        <TradeStrip aria-label={texts.trade ?? 'For the trade'}>
          <Text variant="small" tone="soft">
            {ONLY_TRAVELERS}
          </Text>
        </TradeStrip>
      )}
    </>
  );
}

/** The trip-request buttons, or a sentence for agents and team members. */
function renderActions(
  user: CurrentUser,
  { href, isQuiet, design, getStarted }: { href: string; isQuiet: boolean; design: string; getStarted: string },
) {
  if (isAgentOrTeamMember(user)) return { action: <TradeNote tone="soft">{ONLY_TRAVELERS}</TradeNote> };
  const button = (label: string) => (
    <ButtonLink href={href} variant={isQuiet ? 'strong' : 'primary'} size="small">
      {label}
    </ButtonLink>
  );
  return { action: button(design), mobileAction: button(getStarted) };
}

/** The phone numbers and the way to write: a row in the bar, elsewhere a list that says who calls which number. */
function PhoneNumbers({ call, contact, callLabel, contactLabel }: LayoutContent['phones'] & { callLabel: string; contactLabel: string }) {
  return (
    <PhoneList>
      {call && <PhoneNumber phone={call} caller="call" callLabel={callLabel} />}
      {contact && <PhoneNumber phone={contact} caller="contact" callLabel={callLabel} />}
      <li>
        <WriteLink href="/contact" variant="quiet" aria-label={contactLabel}>
          <Icon shape={icons.mail} />
          <span>{contactLabel}</span>
        </WriteLink>
      </li>
    </PhoneList>
  );
}

interface PhoneNumberProps {
  phone: Phone;
  /** Whom it is for. */
  caller: keyof Phones;
  callLabel: string;
}

function PhoneNumber({ phone, caller, callLabel }: PhoneNumberProps) {
  return (
    <li>
      <PhoneLink href={phone.href} variant="quiet" aria-label={`${callLabel} ${phone.text}`}>
        <BarIcon shape={icons.phone} />
        {phone.text}
      </PhoneLink>
      <Caller>{callers[caller]}</Caller>
    </li>
  );
}

const IN_THE_BAR = '[popover]:not(:popover-open)';

const PhoneList = styled.ul`
  display: grid;
  gap: ${token.space[3]};
  padding: 0;
  list-style: none;

  ${IN_THE_BAR} > & {
    display: flex;
    align-items: center;
  }
`;

const PhoneLink = styled(Link)`
  gap: ${token.space[1]};

  & > svg {
    inline-size: 18px;
    block-size: 18px;
  }
`;

const BarIcon = styled(Icon)`
  :not([popover]:not(:popover-open)) > ul & {
    display: none;
  }
`;

const WriteLink = styled(PhoneLink)`
  gap: ${token.space[2]};

  ${IN_THE_BAR} & {
    justify-content: center;
    min-inline-size: ${token.size.target};

    & > span {
      display: none;
    }
  }
`;

const Caller = styled.span`
  display: block;
  margin-block-start: calc(-1 * ${token.space[2]});
  color: ${token.color.inkSoft};
  font-size: ${token.text.caption};

  ${IN_THE_BAR} & {
    display: none;
  }
`;

/** The way to write beside the account, where there is no number to call. */
const Letters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[4]};
`;

const TradeNote = styled(Text)`
  max-inline-size: 11rem;
  font-size: ${token.text.caption};
  line-height: 1.25;
`;

/** Shown below the bar where the bar has no room for the sentence. */
const TradeStrip = styled.aside`
  padding: ${token.space[2]} ${token.space.gutter};
  background: ${token.color.sunk};

  ${from.menu} {
    display: none;
  }
`;
