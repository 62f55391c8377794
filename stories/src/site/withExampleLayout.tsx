import { exampleLayoutContent, LayoutContentContext } from '@farwend/site/views';
import type { Decorator } from '@storybook/react-vite';

/** Provides phone numbers, menus and badges as on a site whose settings are filled in. */
export const withExampleLayout: Decorator = (Story) => (
  <LayoutContentContext value={exampleLayoutContent}>
    <Story />
  </LayoutContentContext>
);
