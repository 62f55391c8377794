// The last net of tests that drive a browser, of which one in thousands may meet a hiccup of the machine: whatever fails is done a second
// time, at once. It hides nothing: the first failure is printed, and scripts/test.mjs ends with a list of all that needed a second try. A
// test that cannot be done twice, for what it changes stays changed, fails as it did.
import { jest } from '@jest/globals';

jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
