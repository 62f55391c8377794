/** All components for work together, in KB gzip, without React, styled-components and tokens. */
export const workWhole = 66;

/** Size limit of each component for work on its own. */
export const workSizeLimits: Readonly<Record<string, number>> = {
  Clock: 2.2,
  CommandPalette: 19.4,
  Compact: 0.5,
  DataTable: 16.2,
  Drawer: 14.6,
  EmptyState: 1.2,
  Kbd: 0.7,
  Menu: 30.4,
  Popover: 24,
  StatusPill: 1.2,
  Tabs: 9.9,
  Toasts: 14.4,
  Tooltip: 19.4,
};
