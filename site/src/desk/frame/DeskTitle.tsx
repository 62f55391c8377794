/** Props of DeskTitle. */
export interface DeskTitleProps {
  /** What the screen is about. */
  children: string;
}

/** The title of the browser's tab. */
export function DeskTitle({ children }: DeskTitleProps) {
  return <title>{`${children} | Farwend desk`}</title>;
}
