import { Text } from '@farwend/design-system';
import { useContext } from 'react';
import { LiveContext } from './LiveContext.ts';

/** Says that changes are not heard of at once, while that is so. */
export function LiveNotice() {
  const { status } = useContext(LiveContext);
  return (
    <div role="status">
      {status === 'OFF' && (
        <Text variant="small" tone="soft">
          Changes by others do not show at once just now; what you see is read again every 30 seconds.
        </Text>
      )}
    </div>
  );
}
