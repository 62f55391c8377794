/** Colours of one portrait. */
export type PortraitInks = {
  skin: string;
  /** Shadow on the skin. */
  shade: string;
  /** Lines of the face. */
  line: string;
  hair: string;
  /** Light on the hair. */
  shine: string;
  cloth: string;
  /** Folds of the cloth. */
  fold: string;
  /** What is worn under the cloth. */
  linen: string;
};
