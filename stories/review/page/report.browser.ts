// Runs in the report: chooses the view, moves the slider, flips pictures and steps from change to change.

const form = document.querySelector<HTMLFormElement>('form.switch');
const root = document.documentElement;
let timer: ReturnType<typeof setInterval> | undefined;
/** The comparison last stepped to. */
let lastStep: HTMLElement | undefined;

if (form) {
  root.dataset['ready'] = '';
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('change', applyView);
  form.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) step(target.name === 'next' ? 1 : -1);
  });
  applyView();
}

document.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement && target.type === 'range')
    target.closest<HTMLElement>('.comparison')?.style.setProperty('--boundary', `${target.value}%`);
});

document.addEventListener('click', ({ target }) => {
  if (target instanceof HTMLButtonElement && target.name === 'flip') showBefore(target, target.ariaPressed !== 'true');
});

/** Applies the chosen view; flipping by itself goes on only while it is asked for. */
function applyView(): void {
  if (!form) return;
  const chosen = new FormData(form);
  root.dataset['view'] = String(chosen.get('view'));
  clearInterval(timer);
  if (root.dataset['view'] === 'blink' && chosen.has('auto')) {
    let before = false;
    timer = setInterval(() => {
      before = !before;
      for (const button of document.querySelectorAll<HTMLButtonElement>('button[name=flip]')) showBefore(button, before);
    }, 1000);
  }
}

function showBefore(button: HTMLButtonElement, before: boolean): void {
  button.ariaPressed = String(before);
  button.closest('.comparison')?.toggleAttribute('data-before', before);
}

/** Opens the next or the previous comparison and moves the focus to it. */
function step(by: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>('summary')];
  const top = (form?.getBoundingClientRect().bottom ?? 0) + 1;
  const current = all.findIndex((one) => one === lastStep);
  const visible = all.findIndex((one) => one.getBoundingClientRect().top >= top);
  const first = by === 1 ? visible : (visible === -1 ? all.length : visible) - 1;
  const next = all[current === -1 ? first : current + by];
  if (!next) return;
  lastStep = next;
  next.closest('details')?.setAttribute('open', '');
  next.focus();
  next.scrollIntoView();
}
