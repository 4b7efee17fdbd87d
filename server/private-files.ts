/** From now on everything this process writes, SQLite's files included, is its owner's alone, wherever it is put. */
export function keepFilesPrivate(): void {
  process.umask(0o077);
}
