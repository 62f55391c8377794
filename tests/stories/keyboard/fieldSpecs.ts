import type { KeyboardUser } from './keyboardUser.ts';
import type { KeyboardSpec } from './keyboardSpec.ts';

const valueOf = (user: KeyboardUser, selector: string) => () => user.page.locator(selector).inputValue();
const checked = (user: KeyboardUser) => () =>
  user.page.evaluate(() => [...document.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value).join());

/** A text field can be reached and left with Tab and accepts typed text unchanged. */
const typing = (story: string, id: string, typed: string) =>
  ({
    'the field: Tab': [
      story,
      async (user: KeyboardUser) => {
        const focus = () => user.page.evaluate(() => document.activeElement?.id ?? '');
        for (let stop = 0; stop < 8 && (await focus()) !== id; stop += 1) await user.press('Tab');
        await user.expectValue(focus, id);
        await user.press('Tab');
        await user.expectValue(async () => (await focus()) === id, false);
      },
    ],
    'the field: Letters': [
      story,
      async (user: KeyboardUser) => {
        await user.page.locator(`#${id}`).focus();
        await user.page.keyboard.type(typed);
        await user.expectValue(valueOf(user, `#${id}`), typed);
      },
    ],
  }) satisfies KeyboardSpec['rows'];

/** Effect of keys on the selection. */
const chooses =
  (role: 'radio' | 'checkbox', name: string, steps: readonly (readonly [key: string, then: string])[]) => async (user: KeyboardUser) => {
    await user.focus(role, name);
    for (const [key, then] of steps) {
      await user.press(user.mirror(key));
      await user.expectValue(checked(user), then);
    }
  };

const buttonKeys = (name: string, id: string, results: readonly [string, string]) => async (user: KeyboardUser) => {
  await user.focus('button', name);
  for (const [index, key] of ['Enter', 'Space'].entries()) {
    await user.press(key);
    await user.expectValue(valueOf(user, `#${id}`), results[index] ?? '');
  }
};

/** Every key submits the form on the page. */
const submitsForm = (keys: readonly string[], focus: (user: KeyboardUser) => Promise<unknown>) => async (user: KeyboardUser) => {
  for (const key of keys) {
    const submitted = user.page.evaluate(
      () => new Promise<boolean>((resolve) => document.addEventListener('submit', () => resolve(true), { once: true, capture: true })),
    );
    await focus(user);
    await user.press(key);
    await user.expectValue(() => submitted, true);
  }
};

/** Form fields. */
export const fieldSpecs: readonly KeyboardSpec[] = [
  {
    component: 'Field',
    rows: {
      'the label: Click': [
        'label-only',
        async (user) => {
          await user.page.getByText('Passport number').click();
          await user.expectFocus('Passport number');
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
        async (user) => {
          await buttonKeys('One more', 'nights', ['11', '12'])(user);
          await user.expectValue(() => user.page.getByRole('status').innerText(), '12');
          await buttonKeys('One fewer', 'nights', ['11', '10'])(user);
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
        async (user) => {
          for (const key of ['Enter', 'Space']) {
            await user.page.locator('#email').fill('');
            await user.page.keyboard.type('ana@gmial.com');
            await user.press('Tab');
            await user.page.getByRole('button', { name: 'Did you mean ana@gmail.com?' }).focus();
            await user.press(key);
            await user.expectValue(valueOf(user, '#email'), 'ana@gmail.com');
            await user.expectFocus('Email address');
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
        async (user) => {
          await user.press('Tab');
          await user.expectFocus('For the right trip, I’ll increase my budget');
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
        async (user) => {
          const boxes = user.page.getByRole('checkbox');
          await boxes.first().focus();
          await user.press('Tab');
          await user.expectValue(() => boxes.nth(1).evaluate((box) => box === document.activeElement), true);
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
        async (user) => {
          await user.focus('link', 'Enter your first name');
          await user.press('Enter');
          await user.expectValue(() => user.page.evaluate(() => document.activeElement?.id), 'name');
        },
      ],
    },
  },
  {
    component: 'NewsletterForm',
    rows: {
      'a field: Enter': ['filled', submitsForm(['Enter'], (user) => user.page.getByLabel('Full name').focus())],
      'the consent box: Space': [
        'empty',
        async (user) => {
          await user.focus('checkbox', /^Send me/);
          await user.press('Space');
          await user.expectValue(() => user.page.getByRole('button', { name: 'Subscribe' }).isDisabled(), true);
        },
      ],
      'Subscribe: Enter, Space': ['filled', submitsForm(['Enter', 'Space'], (user) => user.focus('button', 'Subscribe'))],
    },
  },
  {
    component: 'DestinationList',
    rows: {
      'a place: Enter': [
        'one-place',
        async (user) => {
          await user.page.getByRole('combobox').focus();
          await user.press('Enter');
          await user.expectValue(() => user.page.evaluate(() => document.activeElement?.id), 'destinations-2');
        },
      ],
      'Add another destination: Enter, Space': [
        'one-place',
        async (user) => {
          for (const [key, focus] of [
            ['Enter', 'destinations-2'],
            ['Space', 'destinations-3'],
          ] as const) {
            await user.focus('button', 'Add another destination');
            await user.press(key);
            await user.expectValue(() => user.page.evaluate(() => document.activeElement?.id), focus);
          }
        },
      ],
      'Remove: Enter, Space': [
        'a-route',
        async (user) => {
          for (const [key, left] of [
            ['Enter', 2],
            ['Space', 1],
          ] as const) {
            await user.focus('button', /^Remove/);
            await user.press(key);
            await user.expectValue(() => user.page.getByRole('combobox').count(), left);
            await user.expectValue(() => user.page.evaluate(() => document.activeElement === document.body), false);
          }
        },
      ],
      'I am not sure yet: Space': [
        'one-place',
        async (user) => {
          await user.focus('checkbox', 'I am not sure yet');
          await user.press('Space');
          await user.expectValue(() => user.page.getByRole('combobox').inputValue(), '');
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
        async (user) => {
          for (const key of ['Enter', 'Space']) {
            await user.page.locator('#description').fill('');
            await user.focus('button', 'We love…');
            await user.press(key);
            await user.expectValue(valueOf(user, '#description'), 'We love ');
            await user.expectValue(
              () =>
                user.page
                  .locator('#description')
                  .evaluate((box: HTMLTextAreaElement) => box === document.activeElement && box.selectionStart),
              8,
            );
          }
        },
      ],
      'the box: Enter': [
        'without-prompts',
        async (user) => {
          await user.page.locator('#description').focus();
          await user.press('A', 'Enter', 'B');
          await user.expectValue(valueOf(user, '#description'), 'A\nB');
        },
      ],
    },
  },
];
