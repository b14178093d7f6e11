// Puts a SQLite file back as it was, while a site has it open.
import { setTimeout } from 'node:timers/promises'
import { SQLite } from '#db/driver/sqlite-library.ts'

/**
 * Keeps a copy beside the file.
 * @returns a function that puts the copy back; other connections see it at their next statement
 */
export async function keepCopy(file: string | null): Promise<() => Promise<void>> {
  if (file === null) throw new Error('Only a SQLite file can be put back')
  const copy = `${file}.kept`
  await copyPages(file, copy)
  return () => copyPages(copy, file)
}

async function copyPages(file: string, target: string) {
  const source = new SQLite(file, { fileMustExist: true })
  try {
    // While another connection writes to the target, nothing is copied, and no page is counted.
    while ((await copyAtOnce()).totalPages === 0) await setTimeout(5)
  } finally {
    source.close()
  }

  /** A write by another connection would make a partial copy begin again. */
  function copyAtOnce() {
    return source.backup(target, { progress: () => 2 ** 31 - 1 })
  }
}
