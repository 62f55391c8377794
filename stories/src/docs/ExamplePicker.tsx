import { Source } from '@storybook/addon-docs/blocks';
import { Select } from '@farwend/design-system';
import { useState } from 'react';
import { value as examples } from 'virtual:design-system/examples';

const options = Object.keys(examples).map((name) => ({ value: name, label: name }));

/** The example of a chosen component, to copy. */
export function ExamplePicker() {
  const [name, setName] = useState('Button');
  return (
    <>
      <Select id="example" label="Component" options={options} value={name} onChange={setName} />
      <Source code={examples[name] ?? ''} language="tsx" dark={false} />
    </>
  );
}
