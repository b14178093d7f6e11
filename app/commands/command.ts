// What every command does around its deed: open and migrate the database, close it, and say what went wrong in one line.
import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import { migrate } from '#db/migrate.ts'
import { Mendable, sayFailure } from '#db/say-failure.ts'
import type { Db } from '#db/schema.ts'

/** Something the operator can mend: only its words are shown. */
export class CommandError extends Mendable {}

export async function runCommand(deed: (db: Db) => Promise<void>) {
  try {
    await migrate(db, env.DATABASE_URL)
    await deed(db)
  } catch (error) {
    const words = isAboutOptions(error) ? error.message : sayFailure(error)
    console.error(words === null ? error : `Error: ${words}`)
    process.exitCode = 1
  } finally {
    await db.destroy()
  }
}

const isAboutOptions = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

/** All of standard input, without the line break that `echo` and a terminal put at its end. */
export async function readStdin(): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
    .toString('utf8')
    .replace(/\r?\n$/, '')
}
