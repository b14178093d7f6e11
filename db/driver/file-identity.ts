// Detects that a database file was deleted or replaced: SQLite would keep writing to the old one, which is then lost.
import { statSync } from 'node:fs'

/** @returns a check that the files at the path are still the same ones */
export function watchFiles(path: string): () => boolean {
  const names = [path, `${path}-wal`, `${path}-shm`]
  const identities = names.map(identityOf)
  return () =>
    names.every((name, index) => {
      const now = identityOf(name)
      identities[index] ??= now
      return now === identities[index]
    })
}

function identityOf(file: string): string | null {
  try {
    const stats = statSync(file, { bigint: true, throwIfNoEntry: false })
    return stats ? `${stats.dev}:${stats.ino}` : null
  } catch {
    return null
  }
}
