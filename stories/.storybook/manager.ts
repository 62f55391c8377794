import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Farwend design system',
    colorPrimary: '#c4122f',
    colorSecondary: '#155a78',
    appBg: '#e9eff3',
    appBorderRadius: 2,
  }),
});
