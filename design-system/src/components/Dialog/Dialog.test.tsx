import { expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Dialog } from './Dialog.tsx';

function Question({ kind }: { kind: 'content' | 'alert' }) {
  const [open, setOpen] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog open={open} onOpenChange={setOpen} title="Delete?" kind={kind} {...(kind === 'alert' ? { initialFocus: keep } : {})}>
        <button ref={keep}>Keep</button>
      </Dialog>
    </>
  );
}

test('focus moves to the title, Escape restores it, and the page is cleaned up', async () => {
  render(<Question kind="content" />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  expect(screen.getByRole('dialog', { name: 'Delete?' })).toHaveAttribute('aria-modal', 'true');
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(opener).toHaveFocus());
  expect(document.body.style.pointerEvents).toBe('');
  expect(document.body).not.toHaveAttribute('data-scroll-locked');
});

test('an alert focuses its least destructive button', async () => {
  render(<Question kind="alert" />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus());
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
});
