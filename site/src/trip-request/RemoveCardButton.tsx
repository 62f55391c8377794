import { Button } from '@farwend/design-system';
import type { ReactNode } from 'react';
import { REMOVE } from './noScriptFieldNames.ts';

/** Props of RemoveCardButton. */
export interface RemoveCardButtonProps {
  /** The field that the card stands for. */
  field: 'basedOnItinerary' | 'requestedCompany';
  onRemove: () => void;
  children: ReactNode;
}

/** Removes a card of the form; without JavaScript it submits the form, which comes back without the card. */
export function RemoveCardButton({ field, onRemove, children }: RemoveCardButtonProps) {
  return (
    <Button
      variant="link"
      type="submit"
      name={REMOVE}
      value={field}
      onClick={(event) => {
        event.preventDefault();
        onRemove();
      }}
    >
      {children}
    </Button>
  );
}
