import { describe, expect, test } from '@jest/globals';
import { parseReviews } from './parseReviews.ts';
import { missingTechnologies, summarizeReviews } from './reviewResult.ts';
import { reviewQuestions, writeCheckList, writeReviewHeading } from './reviewQuestions.ts';

const path = 'design-system/src/components/Alert/review.md';
const [firstQuestion, secondQuestion] = reviewQuestions;

/** A file with one review in which every question is answered with yes, except those given. */
function write(answers: Record<string, string> = {}, { date = '2026-11-24', technology = 'NVDA 2026.2' } = {}): string {
  return [
    '# Manual reviews of Alert',
    '',
    `## ${date}`,
    '',
    '- Reviewer: Ruth Aldana',
    `- Assistive technology: ${technology}`,
    '- Browser: Firefox 145 on Windows 11',
    '',
    ...reviewQuestions.map((question) => `- ${question} ${answers[question] ?? 'Yes'}`),
    '',
  ].join('\n');
}

describe('a review', () => {
  test('passes when every answer is yes or not applicable', () => {
    expect(parseReviews(path, write({ [firstQuestion]: 'Not applicable: it has no name.', [secondQuestion]: 'Yes.' }))).toEqual([
      {
        date: '2026-11-24',
        reviewer: 'Ruth Aldana',
        technology: 'NVDA 2026.2',
        browser: 'Firefox 145 on Windows 11',
        result: 'passed',
        findings: [],
      },
    ]);
  });

  test('has a finding for each no', () => {
    const [review] = parseReviews(path, write({ [secondQuestion]: 'No: the count is said twice' }));
    expect(review).toMatchObject({ result: 'findings', findings: [{ question: secondQuestion, found: 'the count is said twice' }] });
  });

  test('is unfinished while an answer or a field is blank, or the question did not exist', () => {
    for (const text of [write({ [firstQuestion]: '' }), write({}, { technology: '' }), write().replace(`- ${secondQuestion} Yes\n`, '')])
      expect(parseReviews(path, text)).toMatchObject([{ result: 'unfinished' }]);
  });
});

test('the template is a review that is not finished', () => {
  const text = `${writeReviewHeading('Alert')}\n${writeCheckList('2026-11-24')}`;
  expect(parseReviews(path, text)).toMatchObject([{ date: '2026-11-24', reviewer: '', result: 'unfinished' }]);
});

test('several reviews are listed newest first, and say which assistive technology is missing', () => {
  const older = write({ [firstQuestion]: 'No: nothing is said' }, { date: '2026-10-02', technology: 'VoiceOver, macOS 26' });
  const unfinished = write({ [firstQuestion]: '' }, { date: '2026-11-30', technology: 'TalkBack 16' });
  const reviews = parseReviews(path, [older, write(), unfinished].map((text) => text.slice(text.indexOf('## '))).join('\n'));
  expect(reviews.map(({ date }) => date)).toEqual(['2026-11-30', '2026-11-24', '2026-10-02']);
  expect(missingTechnologies(reviews)).toEqual(['TalkBack']);
  expect(summarizeReviews(reviews)).toBe(
    '2026-11-30 with TalkBack 16: not finished yet; 2026-11-24 with NVDA 2026.2: passed; 2026-10-02 with VoiceOver, macOS 26: one finding',
  );
  expect(summarizeReviews([])).toBe('not yet reviewed');
});

describe('an error names the file, the line and what to write', () => {
  test.each([
    [
      'no review',
      '# Manual reviews of Alert\n',
      `${path}:1: There is no review. Begin one with a line like “## 2026-11-24”, or remove the file.`,
    ],
    ['no date', write({}, { date: 'Monday' }), `${path}:3: “Monday” is not a date. Write the day of the review like “## 2026-11-24”.`],
    ['a day that does not exist', write({}, { date: '2026-02-30' }), `${path}:3: “2026-02-30” is not a date.`],
    [
      'an answer of another kind',
      write({ [firstQuestion]: 'Mostly' }),
      `${path}:9: “Mostly” is not an answer. Write “Yes”, “No: what was found”`,
    ],
    ['a no without a finding', write({ [firstQuestion]: 'No' }), `${path}:9: Say what was found: “No: the count is said twice”.`],
    ['an unknown line', write().replace('- Reviewer', '- Tester'), `${path}:5: “- Tester: Ruth Aldana” is neither a field nor a question.`],
    [
      'a missing field',
      write().replace('- Reviewer: Ruth Aldana\n', ''),
      `${path}:3: The review of 2026-11-24 has no line “- Reviewer:”. Add it.`,
    ],
    ['a field that is given twice', write().replace('- Browser', '- Reviewer: Jo\n- Browser'), `${path}:7: “Reviewer:” is answered twice.`],
  ])('%s', (_, text, message) => {
    expect(() => parseReviews(path, text)).toThrow(message);
  });

  test('for everything that is wrong at once', () => {
    const text = write({ [firstQuestion]: 'No', [secondQuestion]: 'Perhaps' });
    expect(() => parseReviews(path, text)).toThrow(/review\.md:9: .*\n.*review\.md:10: /);
  });
});
