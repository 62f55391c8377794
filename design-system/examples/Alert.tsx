import { Alert } from '@farwend/design-system';

export function AlertExample() {
  return (
    <Alert tone="warning" title="The pass is closed.">
      Snow is forecast until Thursday; your specialist has a way round.
    </Alert>
  );
}
