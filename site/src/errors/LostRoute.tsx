import { token } from '@farwend/design-system';
import { styled } from 'styled-components';

/** Props of LostRoute. */
export interface LostRouteProps {
  /** `leaves`: the route runs off the map; `stops`: it ends in the middle. */
  ending: 'leaves' | 'stops';
}

/** Labels of the parallels along the neatline. */
const degrees = [
  { text: '64°N', x: 6, y: 124 },
  { text: '62°N', x: 6, y: 244 },
  { text: '60°N', x: 6, y: 364 },
];

/** A map whose route goes wrong. Decorative: the text beside it says what happened. */
export function LostRoute({ ending }: LostRouteProps) {
  return (
    <Drawing viewBox="0 0 640 480" aria-hidden="true" focusable="false">
      <g data-part="land">
        <path d="M48 300C110 250 150 268 196 232S290 150 352 168s82 70 148 44" />
        <path d="M48 336C120 292 170 300 218 262S304 190 356 204s90 62 144 44" />
        <path d="M48 372C130 334 186 336 238 298S316 230 360 242s96 54 140 42" />
        <path d="M48 408C140 376 204 372 258 334S330 272 364 280s98 46 136 40" />
        <path d="M120 120c32-34 92-38 108-6s-30 60-72 52-60-22-36-46Z" />
        <path d="M144 126c18-18 50-20 58-4s-16 32-38 28-32-12-20-24Z" />
      </g>
      <path data-part="graticule" d="M48 120h452M48 240h452M48 360h452M161 48v384M274 48v384M387 48v384" />
      <path data-part="neatline" d="M48 48h452v384H48ZM40 40h468v400H40Z" />
      {degrees.map(({ text, x, y }) => (
        <text key={text} x={x} y={y}>
          {text}
        </text>
      ))}
      {ending === 'leaves' ? (
        <>
          <path data-part="route" d="M92 388C150 372 130 300 196 296S262 330 312 288 372 190 440 182 492 158 508 146" />
          <path data-part="route" d="M520 136l13-11M548 114l9-8M574 94l5-5M598 76l2-2" />
        </>
      ) : (
        <path data-part="route" d="M92 388C150 372 130 300 196 296S262 330 300 300" />
      )}
      <g data-part="waypoint">
        <circle cx="92" cy="388" r="7" />
        <circle cx="196" cy="296" r="7" />
        {ending === 'leaves' && <circle cx="352" cy="238" r="7" />}
      </g>
    </Drawing>
  );
}

const Drawing = styled.svg`
  inline-size: 100%;
  block-size: auto;
  fill: none;
  stroke: ${token.color.ink};
  stroke-width: 1;

  & text {
    fill: ${token.color.inkFaint};
    stroke: none;
    font-size: 12px;
  }

  & [data-part='land'] {
    stroke: ${token.color.lineStrong};
    opacity: 0.7;
  }

  & [data-part='graticule'] {
    stroke: ${token.color.line};
  }

  & [data-part='route'],
  & [data-part='waypoint'] {
    stroke: ${token.color.route};
    stroke-width: 3;
    stroke-linecap: round;
  }

  & [data-part='waypoint'] {
    fill: ${token.color.paper};
  }
`;
