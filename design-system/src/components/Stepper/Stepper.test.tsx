import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Stepper } from './Stepper.tsx';

const steps = ['Details', 'Style', 'Budget'].map((label) => ({ label, href: `?step=${label.toLowerCase()}` }));

test('announces the current step, and links only to completed steps', () => {
  render(<Stepper steps={steps} current={2} />);
  expect(screen.getByText('Step 2 of 3')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map((step) => [step.textContent, step.getAttribute('aria-current')])).toEqual([
    ['Details completed', null],
    ['Style', 'step'],
    ['Budget', null],
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['?step=details']);
});
