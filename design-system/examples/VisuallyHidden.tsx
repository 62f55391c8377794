import { Button, VisuallyHidden } from '@farwend/design-system';

export function VisuallyHiddenExample() {
  return (
    <Button>
      ✕<VisuallyHidden> Close the map</VisuallyHidden>
    </Button>
  );
}
