import { AnnouncementBar } from '@farwend/design-system';
import { styled } from 'styled-components';
import { CLOSED_ANNOUNCEMENT_KEY, type Announcement } from '#src/shared/announcement.ts';
import { storage } from '#src/shared/storage.ts';

/** Props of AnnouncementStrip. */
export interface AnnouncementStripProps {
  /** Announcement to show. */
  announcement: Announcement;
  /** Accessible names of the landmark, by tone. */
  labels?: Record<Announcement['tone'], string>;
}

/** Announcement above every page. A script in the head hides it before the first paint if it was dismissed or is meant for others. */
export function AnnouncementStrip({
  announcement: { key, message, link, tone, dismissible },
  labels = { INFO: 'Announcement', PROMO: 'Offer', WARNING: 'Warning' },
}: AnnouncementStripProps) {
  const close = () => {
    storage.write(CLOSED_ANNOUNCEMENT_KEY, key);
    document.documentElement.dataset['announcement'] = 'off';
    document.getElementById('main')?.focus({ preventScroll: true }); // the focused button is hidden now
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
