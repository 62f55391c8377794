const views = { side: 'Side by side', slider: 'Slider', blink: 'Blink', difference: 'Difference' } as const;

/** How before and after are shown; hidden without JavaScript, which then shows them side by side. */
export function ViewSwitch() {
  return (
    <form className="switch" aria-label="Show pictures">
      <fieldset>
        <legend>Show pictures</legend>
        {Object.entries(views).map(([view, label]) => (
          <label key={view}>
            <input type="radio" name="view" value={view} defaultChecked={view === 'side'} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <label className="auto">
        <input type="checkbox" name="auto" />
        <span>Flip every second</span>
      </label>
      <div className="steps">
        <button type="button" name="previous">
          Previous change
        </button>
        <button type="button" name="next">
          Next change
        </button>
      </div>
    </form>
  );
}
