import { TextArea } from '@farwend/design-system';
import { useState } from 'react';

export function TextAreaExample() {
  const [text, setText] = useState('');
  return <TextArea id="wishes" label="What should we know?" limit={1000} value={text} onChange={setText} />;
}
