import { defineKeyboardTests } from './keyboard/defineKeyboardTests.ts';

defineKeyboardTests('rtl');
