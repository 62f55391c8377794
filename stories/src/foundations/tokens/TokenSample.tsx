import type { CSSProperties } from 'react';

/** How a token looks: a colour as a swatch, a size as letters, a space as a bar. Times, curves and layers have no look. */
export function TokenSample({ name, value }: { name: string; value: string }) {
  const [group = ''] = name.split('.');
  const sample = samples[group]?.(value);
  return sample ? (
    <span className={`token-sample token-sample-${group}`} aria-hidden="true">
      <span style={sample.style}>{sample.text}</span>
    </span>
  ) : null;
}

interface Sample {
  style: CSSProperties;
  text?: string;
}

const swatch = (value: string): Sample => ({ style: { background: value } });
const samples: Record<string, (value: string) => Sample> = {
  palette: swatch,
  color: swatch,
  font: (fontFamily) => ({ style: { fontFamily }, text: 'Mara' }),
  text: (fontSize) => ({ style: { fontSize: `min(${fontSize}, 3rem)` }, text: 'Aa' }),
  weight: (fontWeight) => ({ style: { fontWeight }, text: 'Mara' }),
  leading: (lineHeight) => ({ style: { lineHeight }, text: 'Mara, Serengeti' }),
  tracking: (letterSpacing) => ({ style: { letterSpacing }, text: 'Mara' }),
  space: (inlineSize) => ({ style: { inlineSize } }),
  radius: (borderRadius) => ({ style: { borderRadius } }),
  stroke: (blockSize) => ({ style: { blockSize } }),
  shadow: (boxShadow) => ({ style: { boxShadow } }),
};
