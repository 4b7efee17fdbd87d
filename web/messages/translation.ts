/** The shape of another language: the same keys, any words. A missing or superfluous key is a type error. */
export type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Translation<English[Key]>;
};
