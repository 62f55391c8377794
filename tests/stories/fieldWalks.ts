import type { AtKeyboard } from './atKeyboard.ts';
import type { Walk } from './walk.ts';

const valueOf = (at: AtKeyboard, selector: string) => () => at.page.locator(selector).inputValue();
const checked = (at: AtKeyboard) => () =>
  at.page.evaluate(() => [...document.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value).join());

/** A text field is reached, left, and takes what is typed as it is. */
const typing = (story: string, id: string, typed: string) =>
  ({
    'the field: Tab': [
      story,
      async (at: AtKeyboard) => {
        const focus = () => at.page.evaluate(() => document.activeElement?.id ?? '');
        for (let stop = 0; stop < 8 && (await focus()) !== id; stop += 1) await at.press('Tab');
        await at.says(focus, id);
        await at.press('Tab');
        await at.says(async () => (await focus()) === id, false);
      },
    ],
    'the field: Letters': [
      story,
      async (at: AtKeyboard) => {
        await at.page.locator(`#${id}`).focus();
        await at.page.keyboard.type(typed);
        await at.says(valueOf(at, `#${id}`), typed);
      },
    ],
  }) satisfies Walk['rows'];

/** What one key does to what is chosen. */
const chooses =
  (role: 'radio' | 'checkbox', name: string, steps: readonly (readonly [key: string, then: string])[]) => async (at: AtKeyboard) => {
    await at.on(role, name);
    for (const [key, then] of steps) {
      await at.press(at.mirrored(key));
      await at.says(checked(at), then);
    }
  };

const presses = (name: string, id: string, results: readonly [string, string]) => async (at: AtKeyboard) => {
  await at.on('button', name);
  for (const [index, key] of ['Enter', 'Space'].entries()) {
    await at.press(key);
    await at.says(valueOf(at, `#${id}`), results[index] ?? '');
  }
};

/** Each key sends the form that stands on the page. */
const sends = (keys: readonly string[], focus: (at: AtKeyboard) => Promise<unknown>) => async (at: AtKeyboard) => {
  for (const key of keys) {
    const sent = at.page.evaluate(
      () => new Promise<boolean>((tell) => document.addEventListener('submit', () => tell(true), { once: true, capture: true })),
    );
    await focus(at);
    await at.press(key);
    await at.says(() => sent, true);
  }
};

/** What is filled in. */
export const fieldWalks: readonly Walk[] = [
  {
    component: 'Field',
    rows: {
      'the label: Click': [
        'label-only',
        async (at) => {
          await at.page.getByText('Passport number').click();
          await at.focusIs('Passport number');
        },
      ],
    },
  },
  { component: 'TextField', rows: typing('empty', 'first-name', 'Łukasz O’Neil-Smith') },
  {
    component: 'NumberField',
    rows: {
      ...typing('empty', 'nights', 'ten'),
      'minus, plus: Enter, Space': [
        'filled',
        async (at) => {
          await presses('One more', 'nights', ['11', '12'])(at);
          await at.says(() => at.page.getByRole('status').innerText(), '12');
          await presses('One fewer', 'nights', ['11', '10'])(at);
        },
      ],
    },
  },
  {
    component: 'EmailInput',
    rows: {
      ...typing('empty', 'email', 'Ana@Example.com'),
      'Did you mean …?: Enter, Space': [
        'empty',
        async (at) => {
          for (const key of ['Enter', 'Space']) {
            await at.page.locator('#email').fill('');
            await at.page.keyboard.type('ana@gmial.com');
            await at.press('Tab');
            await at.page.getByRole('button', { name: 'Did you mean ana@gmail.com?' }).focus();
            await at.press(key);
            await at.says(valueOf(at, '#email'), 'ana@gmail.com');
            await at.focusIs('Email address');
          }
        },
      ],
    },
  },
  {
    component: 'RadioGroup',
    rows: {
      'the group: Tab': [
        'chosen',
        async (at) => {
          await at.press('Tab');
          await at.focusIs('For the right trip, I’ll increase my budget');
        },
      ],
      'a radio: Down, Right': [
        'chosen',
        chooses('radio', 'Keeping to my budget', [
          ['Space', '0'],
          ['ArrowDown', '0.2'],
          ['ArrowRight', '1'],
        ]),
      ],
      'a radio: Up, Left': [
        'chosen',
        chooses('radio', 'Taking the perfect trip', [
          ['Space', '1'],
          ['ArrowUp', '0.2'],
          ['ArrowLeft', '0'],
        ]),
      ],
      'a radio: Space': ['chosen', chooses('radio', 'Keeping to my budget', [['Space', '0']])],
    },
  },
  {
    component: 'CheckboxCards',
    rows: {
      'a card: Space': [
        'none-ticked',
        chooses('checkbox', 'Safari and wildlife', [
          ['Space', 'safari'],
          ['Space', ''],
        ]),
      ],
      'a card: Tab': [
        'none-ticked',
        async (at) => {
          const boxes = at.page.getByRole('checkbox');
          await boxes.first().focus();
          await at.press('Tab');
          await at.says(() => boxes.nth(1).evaluate((box) => box === document.activeElement), true);
        },
      ],
    },
  },
  {
    component: 'Checkbox',
    rows: {
      'the box: Space': [
        'unticked',
        chooses('checkbox', 'My dates are flexible', [
          ['Space', 'true'],
          ['Space', ''],
        ]),
      ],
    },
  },
  {
    component: 'ErrorSummary',
    rows: {
      'a line: Enter': [
        'leads-to-its-fields',
        async (at) => {
          await at.on('link', 'Enter your first name');
          await at.press('Enter');
          await at.says(() => at.page.evaluate(() => document.activeElement?.id), 'name');
        },
      ],
    },
  },
  {
    component: 'NewsletterForm',
    rows: {
      'a field: Enter': ['filled', sends(['Enter'], (at) => at.page.getByLabel('Full name').focus())],
      'the consent box: Space': [
        'empty',
        async (at) => {
          await at.on('checkbox', /^Send me/);
          await at.press('Space');
          await at.says(() => at.page.getByRole('button', { name: 'Subscribe' }).isDisabled(), true);
        },
      ],
      'Subscribe: Enter, Space': ['filled', sends(['Enter', 'Space'], (at) => at.on('button', 'Subscribe'))],
    },
  },
  {
    component: 'DestinationList',
    rows: {
      'Add another destination: Enter, Space': [
        'one-place',
        async (at) => {
          for (const [key, focus] of [
            ['Enter', 'destinations-2'],
            ['Space', 'destinations-3'],
          ] as const) {
            await at.on('button', 'Add another destination');
            await at.press(key);
            await at.says(() => at.page.evaluate(() => document.activeElement?.id), focus);
          }
        },
      ],
      'Remove: Enter, Space': [
        'a-route',
        async (at) => {
          for (const [key, left] of [
            ['Enter', 2],
            ['Space', 1],
          ] as const) {
            await at.on('button', /^Remove/);
            await at.press(key);
            await at.says(() => at.page.getByRole('combobox').count(), left);
            await at.says(() => at.page.evaluate(() => document.activeElement === document.body), false);
          }
        },
      ],
      'I am not sure yet: Space': [
        'one-place',
        async (at) => {
          await at.on('checkbox', 'I am not sure yet');
          await at.press('Space');
          await at.says(() => at.page.getByRole('combobox').inputValue(), '');
        },
      ],
    },
  },
  {
    component: 'TextArea',
    rows: {
      ...typing('without-prompts', 'description', 'Two weeks in July'),
      'a prompt: Enter, Space': [
        'empty',
        async (at) => {
          for (const key of ['Enter', 'Space']) {
            await at.page.locator('#description').fill('');
            await at.on('button', 'We love…');
            await at.press(key);
            await at.says(valueOf(at, '#description'), 'We love ');
            await at.says(
              () =>
                at.page
                  .locator('#description')
                  .evaluate((box: HTMLTextAreaElement) => box === document.activeElement && box.selectionStart),
              8,
            );
          }
        },
      ],
      'the box: Enter': [
        'without-prompts',
        async (at) => {
          await at.page.locator('#description').focus();
          await at.press('A', 'Enter', 'B');
          await at.says(valueOf(at, '#description'), 'A\nB');
        },
      ],
    },
  },
];
