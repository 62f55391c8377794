import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { variants } from '#src/foundations/variants.ts';
import { Box } from './Skeleton.styles.ts';

/** Props of SkeletonPicture. */
export interface SkeletonPictureProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Aspect ratio of the picture it stands for. Defaults to 3:2. */
  ratio?: keyof typeof ratios | undefined;
}

/** Placeholder for a picture. */
export function SkeletonPicture({ ratio = '3:2', ...rest }: SkeletonPictureProps) {
  return <Root aria-hidden="true" data-ratio={ratio} {...rest} />;
}

const ratios = { '1:1': '1', '4:5': '4 / 5', '4:3': '4 / 3', '3:2': '3 / 2', '16:9': '16 / 9', '21:9': '21 / 9' } as const;

const Root = styled(Box)`
  ${variants('ratio', ratios, (ratio) => ({ 'aspect-ratio': ratio }))}
`;
