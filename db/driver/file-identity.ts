// SQLite goes on writing into a file that was deleted or replaced: what is stored there is gone with the process.
import { statSync } from 'node:fs'

/** @returns whether the files at the path are still those that were there when this was called, or made since */
export function watchFiles(path: string): () => boolean {
  const names = [path, `${path}-wal`, `${path}-shm`]
  const known = names.map(identityOf)
  return () =>
    names.every((name, index) => {
      const now = identityOf(name)
      known[index] ??= now
      return now === known[index]
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
