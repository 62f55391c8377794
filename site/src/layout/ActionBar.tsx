import { ButtonLink, from, token } from '@farwend/design-system';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

/** Props of ActionBar. */
export interface ActionBarProps {
  /** Address of the form with the context of the page. */
  href: string;
  /** Path of the page; another one is observed anew. */
  path: string;
  /** Button label. Defaults to “Design My Dream Trip”. */
  label?: string;
  /** Accessible name of the landmark. Defaults to “Your journey”. */
  landmark?: string;
}

/** The page's action at the bottom of phones, while its head is out of sight and no other way into the form is in view. */
export function ActionBar({ href, path, label = 'Design My Dream Trip', landmark = 'Your journey' }: ActionBarProps) {
  const isNeeded = useIsNeeded(path);
  return (
    <Bar aria-label={landmark} data-print="hide" hidden={!isNeeded}>
      <ButtonLink href={href} variant="primary">
        {label}
      </ButtonLink>
    </Bar>
  );
}

/** The page's own way into the form: a link, or the button of a form that leads there. */
const ACTION = 'main :is(a[href^="/trip-request/"], form[action^="/trip-request/"] button)[data-variant="primary"]';

/** Observes the page's own action, every other way into the form, and the footer, which the bar must not cover. */
function useIsNeeded(path: string): boolean {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    const action = document.querySelector(ACTION);
    if (!action) return undefined;
    let isPassed = false;
    const inView = new Set<Element>();
    const update = () => setIsNeeded(isPassed && inView.size === 0);
    const head = new IntersectionObserver(
      (entries) => {
        isPassed = entries.at(-1)?.isIntersecting === false;
        update();
      },
      { rootMargin: '0px 0px 100000px' }, // what is still further down counts as seen, so that a jump over it is noticed
    );
    const others = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      update();
    });
    head.observe(action);
    for (const target of document.querySelectorAll('main a[href^="/trip-request/"], footer')) others.observe(target);
    return () => {
      head.disconnect();
      others.disconnect();
      setIsNeeded(false);
    };
  }, [path]);
  return isNeeded;
}

const Bar = styled.aside`
  position: fixed;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: ${token.layer.sticky};
  display: grid;
  padding: ${token.space[2]} ${token.space.gutter} max(${token.space[2]}, env(safe-area-inset-bottom));
  border-block-start: ${token.stroke.hair} solid ${token.color.line};
  background: ${token.color.paper};

  &[hidden] {
    display: none;
  }

  ${from.pair} {
    display: none;
  }

  /* What is focused comes to rest above the bar, also when the bar appears only then. */
  @media not all and (min-width: 600px) {
    html:has(&) {
      scroll-padding-block-end: 5rem;
    }
  }
`;
