import { FieldSet, NumberField } from '@farwend/design-system';

export function FieldSetExample() {
  return (
    <FieldSet id="rooms" label="Rooms">
      {(id) => (
        <>
          <NumberField id={`${id}-double`} label="Double" min={0} defaultValue={1} />
          <NumberField id={`${id}-single`} label="Single" min={0} defaultValue={0} />
        </>
      )}
    </FieldSet>
  );
}
