/** Links of an example lead nowhere: Storybook has them open in the window around the story, which is the docs page. */
export function keepPageOpen(): void {
  document.querySelector('base')?.setAttribute('target', '_self');
  document.addEventListener('click', (click) => {
    const link = click.target instanceof Element && click.target.closest('a[href]');
    if (link && !link.getAttribute('href')?.startsWith('#')) click.preventDefault();
  });
}
