/** Assistive technologies with which every component is to be reviewed. */
export const technologies = ['VoiceOver', 'NVDA', 'TalkBack'] as const;

/** Questions that a reviewer answers: what only people can tell. A question added here is unanswered in earlier reviews. */
export const reviewQuestions = [
  'Does it say the name, role and state that the chapter Accessibility promises?',
  'Does it say each change once, when it happens?',
  'Is it read in the order in which it is seen?',
  'Can everything be done with the commands of the assistive technology alone?',
  'Is the focus always visible, and does it come back to where it was?',
  'Is nothing lost or covered at 400 % zoom and with text at 200 %?',
  'Can its parts and states be told apart in forced colours and without colour?',
  'Can somebody who meets it for the first time use it without an explanation?',
] as const;

/** Check-list of one review, to be filled in. */
export function writeCheckList(date: string): string {
  return `## ${date}

- Reviewer:
- Assistive technology:
- Browser:

${reviewQuestions.map((question) => `- ${question}\n`).join('')}`;
}

/** Beginning of a file of reviews. */
export function writeReviewHeading(page: string): string {
  return `# Manual reviews of ${page}

Answer each question with “Yes”, “No: what was found” or “Not applicable: why”. The guide Review in Storybook says how.
`;
}
