import { expect, test } from '@jest/globals';
import { scriptJson } from './pageData.ts';

test('nothing in the data can end the script or the line it stands in', () => {
  const value = { text: '</script><!-- & \u2028 \u2029 -->' };
  const json = scriptJson(value);
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(value);
});
