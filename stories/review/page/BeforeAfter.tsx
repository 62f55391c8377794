interface BeforeAfterProps {
  name: string;
  /** `null` where there was nothing. */
  before: string | null;
  /** `null` where there is nothing any more. */
  after: string | null;
  /** Shows the values as swatches too. */
  isColour?: boolean;
}

/** A row of a definition list: what something was and is. */
export function BeforeAfter({ name, before, after, isColour = false }: BeforeAfterProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {before !== null && (
          <del>
            <span className="hidden">Before: </span>
            {isColour && <Swatch colour={before} />}
            <code>{before}</code>
          </del>
        )}
        {after !== null && (
          <ins>
            <span className="hidden">After: </span>
            {isColour && <Swatch colour={after} />}
            <code>{after}</code>
          </ins>
        )}
      </dd>
    </div>
  );
}

function Swatch({ colour }: { colour: string }) {
  return <span className="swatch" style={{ background: colour }} />;
}
