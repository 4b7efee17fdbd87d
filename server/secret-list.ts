/** Secrets as configuration gives them: a comma-separated list, of which the first one writes and all of them read. */
import { SettingError } from './environment.ts';

/** What a secret says that was copied from a page and never changed. */
const placeholder = /change.?(me|this|it)|replace.?(me|this|it)|your.?secret|example|default/i;

/** Throws a `SettingError` about `variable` when an entry is too short or easily guessed. */
export function readSecretList(text: string, variable: string): readonly string[] {
  const secrets = text.split(',').map((secret) => secret.trim());
  for (const secret of secrets) {
    if (Buffer.byteLength(secret) < 32) throw new SettingError(variable, 'each entry must have at least 32 bytes');
    if (placeholder.test(secret)) throw new SettingError(variable, 'is a default value; make a random one');
    if (isGuessable(secret)) throw new SettingError(variable, 'repeats itself; make a random one');
  }
  return secrets;
}

/** True for what no generator makes: hardly any different characters, or one short text again and again. */
function isGuessable(secret: string): boolean {
  return new Set(secret).size < 8 || /^(.{1,24}?)\1+$/.test(secret);
}
