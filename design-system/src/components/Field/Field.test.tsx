import '@testing-library/jest-dom/jest-globals';
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TextField } from '#src/components/TextField/TextField.tsx';
import { Field } from './Field.tsx';
import { FieldSet } from './FieldSet.tsx';
import { useFieldValue } from './useFieldValue.ts';

test('is described by the hint, then additional ids, then the error', () => {
  render(
    <Field id="f" label="Name" hint="Hint" error="Wrong" describedBy="more">
      {(control) => <input {...control} />}
    </Field>,
  );
  expect(screen.getByLabelText('Name')).toHaveAttribute('aria-describedby', 'f-hint more f-error');
  expect(document.getElementById('f-error')).toHaveTextContent('Error: Wrong');
});

test('is invalid only with an error, and references only existing ids', () => {
  const { rerender } = render(<Field label="Name">{(control) => <input {...control} />}</Field>);
  const input = screen.getByLabelText('Name');
  expect(input).not.toHaveAttribute('aria-invalid');
  expect(input).not.toHaveAttribute('aria-describedby');
  rerender(
    <Field label="Name" error="Wrong">
      {(control) => <input {...control} />}
    </Field>,
  );
  expect(input).toHaveAttribute('aria-invalid', 'true');
});

test('fields without ids get unique ones', () => {
  render(
    <>
      <TextField label="First" autoComplete="off" />
      <TextField label="Last" autoComplete="off" />
    </>,
  );
  expect(screen.getByLabelText('First').id).not.toBe(screen.getByLabelText('Last').id);
});

test('a group reports blur only when focus leaves it', async () => {
  const user = userEvent.setup();
  const onBlur = jest.fn();
  render(
    <FieldSet id="g" label="Seat" hint="Hint" error="Wrong" onBlur={onBlur}>
      {(id) => (
        <>
          <input id={`${id}-1`} aria-label="1" />
          <input id={`${id}-2`} aria-label="2" />
        </>
      )}
    </FieldSet>,
  );
  await user.tab();
  await user.tab();
  expect(onBlur).not.toHaveBeenCalled();
  await user.tab();
  expect(onBlur).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('group', { name: 'Seat' })).toHaveAccessibleDescription('Hint Error: Wrong');
});

test('passes attributes and ref to the control and never sets "required"', () => {
  const ref = { current: null as HTMLInputElement | null };
  render(
    <TextField ref={ref} id="n" label="Name" autoComplete="name" data-test="x" className="mine" aria-describedby="note" error="Wrong" />,
  );
  expect(ref.current).toBe(screen.getByLabelText('Name'));
  expect(ref.current).toHaveAttribute('data-test', 'x');
  expect(ref.current).toHaveClass('mine');
  expect(ref.current).toHaveAttribute('aria-describedby', 'note n-error');
  expect(ref.current).not.toBeRequired();
});

test('switching between controlled and uncontrolled warns once in development', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  function Switch({ value }: { value: string | undefined }) {
    const [text, setText] = useFieldValue({ value, defaultValue: '', onChange: undefined });
    return <button onClick={() => setText('x')}>{text}</button>;
  }
  const { rerender } = render(<Switch value={undefined} />);
  rerender(<Switch value="a" />);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(screen.getByRole('button'));
  expect(error).toHaveBeenCalledTimes(1);
  error.mockRestore();
});
