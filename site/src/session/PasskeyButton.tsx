import { Button, type ButtonProps } from '@farwend/design-system';
import { NeedsScripts } from '#src/shared/NeedsScripts.styles.ts';
import { passkeyButton } from './passkeys.ts';

/** Answers its form with a passkey; hidden without JavaScript, where there are none. */
export function PasskeyButton(props: Omit<ButtonProps, 'type' | 'name' | 'value'>) {
  return (
    <NeedsScripts>
      <Button {...props} {...passkeyButton} type="submit" />
    </NeedsScripts>
  );
}
