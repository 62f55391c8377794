import { defineKeyboardTests } from './keyboard/defineKeyboardTests.ts';

defineKeyboardTests('ltr');
