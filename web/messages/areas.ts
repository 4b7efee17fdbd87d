/** The words by area, one file per area and language: each English file adds its own line here, by its name. */
export interface Messages {}

export type Area = keyof Messages;

type TitlesIn<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string
    ? Key extends 'title'
      ? Words[Key] extends `${string}{${string}`
        ? never
        : Key
      : never
    : `${Key}.${TitlesIn<Words[Key]>}`;
}[keyof Words & string];

/** Every `title` that needs no arguments: `users.title`, `access.explain.title`. */
export type TitleKey = TitlesIn<Messages>;

/** A file of words: exports its area. */
export type MessageModule = Readonly<Record<string, Messages[Area]>>;
