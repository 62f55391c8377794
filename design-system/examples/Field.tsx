import { Field } from '@farwend/design-system';

export function FieldExample() {
  return (
    <Field id="colour" label="Colour of the tent" hint="For the picture on your itinerary">
      {(control) => <input type="color" {...control} />}
    </Field>
  );
}
