import { AnnouncementBar } from '@farwend/design-system';

export function AnnouncementBarExample() {
  return (
    <AnnouncementBar href="/journal/strike" linkText="What changes">
      Ferries to Lofoten are on strike until 4 March.
    </AnnouncementBar>
  );
}
