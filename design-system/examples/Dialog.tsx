import { Button, Dialog, Text } from '@farwend/design-system';
import { useState } from 'react';

export function DialogExample() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Leave the form</Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Your answers stay here"
        description="On this device, for 30 days."
        footer={<Button onClick={() => setOpen(false)}>Go on</Button>}
      >
        <Text>Come back to the same address and the form is as you left it.</Text>
      </Dialog>
    </>
  );
}
