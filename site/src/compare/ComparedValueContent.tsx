import {
  HistogramBars,
  Image,
  RouteMap,
  Text,
  token,
  type HistogramRow,
  type LandSquare,
  type MapLeg,
  type MapPlace,
  type Picture,
} from '@farwend/design-system';
import { styled } from 'styled-components';
import { MonthScale } from '#src/content/MonthScale.tsx';

/** One value of a comparison: its text, and what shows it. */
export interface ComparedValue {
  /** Rows in which it is the same for all can be hidden. */
  text: string;
  months?: readonly number[];
  faces?: readonly Picture[];
  /** Reviews by rating. */
  spread?: { label: string; rows: readonly HistogramRow[] };
  map?: { label: string; places: readonly MapPlace[]; legs: readonly MapLeg[]; land: readonly LandSquare[] };
}

/** What a cell of a comparison shows. */
export function ComparedValueContent({ text, months, faces, spread, map }: ComparedValue) {
  return (
    <>
      {map && <RouteMap {...map} legend={false} />}
      {faces && faces.length > 0 && (
        <Faces>
          {faces.map(({ source, focus }) => (
            <Image key={source.src} source={source} decorative ratio="1:1" sizes="56px" focus={focus} />
          ))}
        </Faces>
      )}
      {months && <MonthScale months={months} />}
      <Text as="span" variant="small">
        {text}
      </Text>
      {spread && <Spread label={spread.label} rows={spread.rows} figure="count" />}
    </>
  );
}

const Faces = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(2.5rem, 3.5rem));
  gap: ${token.space[2]};

  & img {
    border-radius: ${token.radius.round};
  }
`;

/** Nothing in it is pressed, so its lines stand as close as those of a text. */
const Spread = styled(HistogramBars)`
  & > li > * {
    min-block-size: 0;
    padding: 0 0 ${token.space[1]};
    font-size: ${token.text.caption};
  }
`;
