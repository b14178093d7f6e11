// Puts a SQLite file back as it was, while a site has it open.
import { SQLite } from '#db/driver/sqlite-library.ts'

/**
 * Keeps a copy beside the file.
 * @returns a function that puts the copy back; other connections see it at their next statement
 */
export async function keepCopy(file: string): Promise<() => Promise<void>> {
  const copy = `${file}.kept`
  await copyPages(file, copy)
  return () => copyPages(copy, file)
}

async function copyPages(file: string, target: string) {
  const source = new SQLite(file, { fileMustExist: true })
  try {
    // In one step, because a write by another connection would make it begin again.
    await source.backup(target, { progress: () => 2 ** 31 - 1 })
  } finally {
    source.close()
  }
}
