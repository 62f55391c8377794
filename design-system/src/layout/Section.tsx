import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { variants } from '#src/foundations/variants.ts';
import { measure, token } from '#src/tokens/token.ts';
import type { ContainerWidth } from './Container.tsx';

/** Background of a section; `night` switches all colours inside it to the dark palette. */
export type SectionTone = keyof typeof tones | 'night';

/** Props of Section. */
export interface SectionProps extends ComponentPropsWithRef<'section'> {
  /** Background. Defaults to `paper`. */
  tone?: SectionTone;
  /** Maximum width of the content; `bleed` leaves the margins to a `Grid bleed` inside. */
  width?: ContainerWidth | 'bleed';
  /** Vertical padding: `full`, `half` or `none`. */
  room?: keyof typeof rooms;
}

/** A section of the page with background and vertical padding; label it with `aria-labelledby` if it has a heading. */
export function Section({ tone = 'paper', width = 'page', room = 'full', ...rest }: SectionProps) {
  return <Root data-tone={tone} data-width={width} data-room={room} {...rest} />;
}

const tones = { paper: token.color.paper, sunk: token.color.sunk, glacier: token.color.glacier } as const;
const rooms = { full: token.space.section, half: `calc(${token.space.section} / 2)`, none: '0' } as const;

const Root = styled.section`
  position: relative;
  isolation: isolate;
  min-inline-size: 0;
  ${variants('tone', tones, (ground) => ({ 'background-color': ground }))}
  ${variants('room', rooms, (room) => ({ 'padding-block': room }))}
  ${variants('width', measure, (measure) => ({ 'padding-inline': `max(${token.space.gutter}, (100% - ${measure}) / 2)` }))}
`;
