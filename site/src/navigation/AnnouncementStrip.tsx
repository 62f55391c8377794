import { AnnouncementBar } from '@farwend/design-system';
import { styled } from 'styled-components';
import { CLOSED_NAME, type Announcement } from '#src/shared/announcement.ts';
import { storage } from '#src/shared/storage.ts';

/** Props of AnnouncementStrip. */
export interface AnnouncementStripProps {
  /** What is said. */
  announcement: Announcement;
  /** Names of the landmark, by tone. */
  labels?: Record<Announcement['tone'], string>;
}

/** The word above every page. Who closed it, or whom it is not for, does not see it: the head says so before the page is painted. */
export function AnnouncementStrip({
  announcement: { key, message, link, tone, dismissible },
  labels = { INFO: 'Announcement', PROMO: 'Offer', WARNING: 'Warning' },
}: AnnouncementStripProps) {
  const close = () => {
    storage.write(CLOSED_NAME, key);
    document.documentElement.dataset['announcement'] = 'off';
    document.getElementById('main')?.focus({ preventScroll: true }); // the button that had it is gone
  };
  return (
    <Strip href={link?.href} linkText={link?.text} label={labels[tone]} onDismiss={dismissible ? close : undefined}>
      {message}
    </Strip>
  );
}

const Strip = styled(AnnouncementBar)`
  html[data-announcement='off'] & {
    display: none;
  }
`;
