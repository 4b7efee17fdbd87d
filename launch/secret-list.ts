/** Secrets as configuration gives them: a comma-separated list, of which the first one writes and all of them read. */

/** What a secret says that was copied from a page and never changed. */
const placeholder = /change.?(me|this|it)|replace.?(me|this|it)|your.?secret|example|default/i;

/** Throws what `refuse` makes of the reason when an entry is too short or easily guessed. */
export function readSecretList(text: string, refuse: (reason: string) => Error): readonly string[] {
  const secrets = text.split(',').map((secret) => secret.trim());
  for (const secret of secrets) {
    if (Buffer.byteLength(secret) < 32) throw refuse('each entry must have at least 32 bytes');
    if (placeholder.test(secret)) throw refuse('is a default value; make a random one');
    if (isGuessable(secret)) throw refuse('repeats itself; make a random one');
  }
  return secrets;
}

/** True for what no generator makes: hardly any different characters, or one short text again and again. */
function isGuessable(secret: string): boolean {
  return new Set(secret).size < 8 || /^(.{1,24}?)\1+$/.test(secret);
}
