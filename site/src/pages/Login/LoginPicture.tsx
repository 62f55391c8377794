import { Image, pictureSource } from '@farwend/design-system';

/** Picture beside the account forms on wide windows. */
export function LoginPicture() {
  return <Image source={pictureSource('alps')} decorative ratio="fill" sizes="(min-width: 900px) 58vw, 1px" focus="56% 36%" />;
}
