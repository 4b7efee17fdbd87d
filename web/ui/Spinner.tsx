/** A turning ring beside words that say what is under way; still when motion is unwanted. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}
