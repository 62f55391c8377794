import { reviewQuestions } from './reviewQuestions.ts';

/** A review of a component by a person with assistive technology. */
export interface ManualReview {
  /** Date, yyyy-mm-dd. */
  date: string;
  reviewer: string;
  /** Assistive technology with its version: `NVDA 2026.2`. */
  technology: string;
  /** Browser and system: `Firefox 145 on Windows 11`. */
  browser: string;
  /** Worked out from the answers; unfinished while something is left blank. */
  result: 'passed' | 'findings' | 'unfinished';
  /** What was found where the answer to a question is no. */
  findings: { question: string; found: string }[];
}

/** Fields above the questions. */
const fields = ['Reviewer', 'Assistive technology', 'Browser'] as const;

/** A review while it is read. */
interface Section {
  date: string;
  line: number;
  values: Map<string, string>;
}

/**
 * Reads a file of reviews, newest first. Throws an error with a line for everything that is wrong: the path, the line, and what to write.
 */
export function parseReviews(path: string, text: string): ManualReview[] {
  const problems: string[] = [];
  const report = (line: number, problem: string) => void problems.push(`${path}:${line}: ${problem}`);
  const sections: Section[] = [];
  for (const [index, written] of text.split('\n').entries()) {
    const line = index + 1;
    const content = written.trim();
    const section = sections.at(-1);
    if (content.startsWith('## ')) sections.push({ date: readDate(content.slice(3), line, report), line, values: new Map() });
    else if (section && content !== '') readLine(content, line, section, report);
  }
  if (sections.length === 0) report(1, 'There is no review. Begin one with a line like “## 2026-11-24”, or remove the file.');
  const reviews = sections.map((section) => assemble(section, report));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return reviews.toSorted((one, other) => (one.date < other.date ? 1 : -1));
}

function readDate(text: string, line: number, report: Report): string {
  const day = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : Number.NaN);
  const isDate = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  if (!isDate) report(line, `“${text}” is not a date. Write the day of the review like “## 2026-11-24”.`);
  return text;
}

function readLine(content: string, line: number, { values }: Section, report: Report): void {
  const name = [...fields.map((field) => `${field}:`), ...reviewQuestions].find((one) => content.startsWith(`- ${one}`));
  if (name === undefined) {
    report(line, `“${content}” is neither a field nor a question. Keep the lines of the check-list: npm run review -- --checklist <Name>.`);
  } else if (values.has(name)) {
    report(line, `“${name}” is answered twice. Keep one of the answers.`);
  } else {
    const value = content.slice(name.length + 2).trim();
    if (name.endsWith('?') && value !== '') checkAnswer(value, line, report);
    values.set(name, value);
  }
}

function checkAnswer(answer: string, line: number, report: Report): void {
  if (!/^(?:Yes|No|Not applicable)(?:\.|: .+)?$/.test(answer))
    report(line, `“${answer}” is not an answer. Write “Yes”, “No: what was found” or “Not applicable: why”.`);
  else if (/^No\.?$/.test(answer)) report(line, 'Say what was found: “No: the count is said twice”.');
}

function assemble({ date, line, values }: Section, report: Report): ManualReview {
  const [reviewer = '', technology = '', browser = ''] = fields.map((field) => values.get(`${field}:`));
  for (const field of fields) if (!values.has(`${field}:`)) report(line, `The review of ${date} has no line “- ${field}:”. Add it.`);
  const answers = reviewQuestions.map((question) => ({ question, answer: values.get(question) ?? '' }));
  const findings = answers.flatMap(({ question, answer }) =>
    answer.startsWith('No:') ? [{ question, found: answer.slice(3).trim() }] : [],
  );
  const isUnfinished = [reviewer, technology, browser, ...answers.map(({ answer }) => answer)].includes('');
  const finished = findings.length > 0 ? 'findings' : 'passed';
  return { date, reviewer, technology, browser, result: isUnfinished ? 'unfinished' : finished, findings };
}

type Report = (line: number, problem: string) => void;
