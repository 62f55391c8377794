import { expect, test } from '@jest/globals';
import { scriptJson } from './pageData.ts';

test('no value can end the script element or its line', () => {
  const value = { text: '</script><!-- & \u2028 \u2029 -->' };
  const json = scriptJson(value);
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(value);
});
