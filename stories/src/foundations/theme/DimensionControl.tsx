import { isDimension, type Dimension, type Token } from '@farwend/design-system/theme';
import { NumberInput } from './NumberInput.tsx';

/** The field of a length; a fluid one has two, for the narrowest and the widest window. */
export function DimensionControl({ name, token, onEdit }: { name: string; token: Token; onEdit: (edited: Partial<Token>) => void }) {
  const { $value, $extensions } = token;
  if (!isDimension($value)) return null;
  const fluid = $extensions?.['com.farwend.fluid'];
  const field = (label: string, value: Dimension, change: (value: number) => void) => (
    <NumberInput label={label} unit={value.unit} step={value.unit === 'rem' ? 0.0625 : 0.5} value={value.value} onChange={change} />
  );
  if (!fluid) return field(name, $value, (value) => onEdit({ $value: { ...$value, value } }));
  return (
    <div className="theme-fluid">
      <span>At {fluid.from} px</span>
      {field(`${name} at ${fluid.from} px`, fluid.min, (value) =>
        onEdit({ $extensions: { ...$extensions, 'com.farwend.fluid': { ...fluid, min: { ...fluid.min, value } } } }),
      )}
      <span>At {fluid.to} px</span>
      {field(`${name} at ${fluid.to} px`, $value, (value) => onEdit({ $value: { ...$value, value } }))}
    </div>
  );
}
