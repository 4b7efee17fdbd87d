/** Limits of a user's fields (schemas 6), apart from the schemas so that a form needs no schema library for them. */

/** An e-mail address, as the contract's `format: email` is checked here. */
export const emailPattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Letters of an e-mail address (RFC 5321). */
export const emailMaximum = 254;

/** Letters of a first or a last name. */
export const personNameMaximum = 64;
