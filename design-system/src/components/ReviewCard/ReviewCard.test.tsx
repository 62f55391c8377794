import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ReviewCard, type ReviewCardProps } from './ReviewCard.tsx';

const review: ReviewCardProps = {
  title: 'The guide knew every elephant by its ears',
  rating: 4.5,
  author: 'Ingrid S.',
  date: '2026-08-14T23:30:00Z',
  children: 'Six of us, two of them under ten.',
  votes: { count: 12, pressed: false },
};
const button = () => screen.getByRole('button');

test('is labelled by its heading, has the rating as text and the date in UTC', () => {
  render(<ReviewCard {...review} />);
  expect(screen.getByRole('article', { name: 'The guide knew every elephant by its ears' })).toBeVisible();
  expect(screen.getByText('4.5 out of 5')).toBeVisible();
  expect(screen.getByText('August 14, 2026')).toHaveAttribute('datetime', '2026-08-14T23:30:00Z');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a vote is optimistic, announced once when saved, and can be withdrawn', async () => {
  let kept = () => undefined as void;
  const onVote = jest.fn((_pressed: boolean) => new Promise<void>((resolve) => (kept = resolve)));
  render(<ReviewCard {...review} onVote={onVote} />);
  expect(button()).toHaveAccessibleName('Helpful, 12');
  await userEvent.click(button());
  expect(button()).toHaveAccessibleName('Helpful, 13');
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(button());
  expect(onVote).toHaveBeenCalledTimes(1);
  kept();
  expect(await screen.findByText('13 readers found this helpful')).toHaveAttribute('role', 'status');
  await userEvent.click(button());
  expect(onVote).toHaveBeenLastCalledWith(false);
  expect(button()).toHaveAccessibleName('Helpful, 12');
});

test('no vote is neither shown nor announced', async () => {
  const onVote = jest.fn(async () => undefined);
  render(<ReviewCard {...review} votes={{ count: 0, pressed: false }} onVote={onVote} />);
  expect(button()).toHaveAccessibleName('Helpful');
  await userEvent.click(button());
  expect(button()).toHaveAccessibleName('Helpful, 1');
  expect(await screen.findByText('1 reader found this helpful')).toHaveAttribute('role', 'status');
  await userEvent.click(button());
  expect(button()).toHaveAccessibleName('Helpful');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a rejected vote is reverted with a message', async () => {
  render(<ReviewCard {...review} onVote={() => Promise.reject(new Error('offline'))} />);
  await userEvent.click(button());
  expect(button()).toHaveAccessibleName('Helpful, 12');
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('alert')).toHaveTextContent('Your vote was not kept');
});

test('a later count from the server is not counted twice', async () => {
  const { rerender } = render(<ReviewCard {...review} onVote={() => undefined} />);
  await userEvent.click(button());
  rerender(<ReviewCard {...review} votes={{ count: 15, pressed: true }} onVote={() => undefined} />);
  expect(button()).toHaveAccessibleName('Helpful, 15');
});

test('once the votes include the own vote, they decide what is shown', async () => {
  const { rerender } = render(<ReviewCard {...review} onVote={() => undefined} />);
  await userEvent.click(button());
  rerender(<ReviewCard {...review} votes={{ count: 13, pressed: true }} onVote={() => undefined} />);
  rerender(<ReviewCard {...review} votes={{ count: 12, pressed: false }} onVote={() => undefined} />);
  expect(button()).toHaveAccessibleName('Helpful, 12');
  expect(button()).toHaveAttribute('aria-pressed', 'false');
});

test("shows the company's reply", () => {
  render(<ReviewCard {...review} reply={{ author: 'Karibu Trails', date: '2026-08-20', text: 'Thank you.' }} locale="de" />);
  expect(screen.getByText('Karibu Trails answered')).toBeVisible();
  expect(screen.getByText('20. August 2026')).toBeVisible();
  expect(screen.getByText('4,5 out of 5')).toBeVisible();
});
