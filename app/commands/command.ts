// What every command does around its work: its options, the database opened and closed, and what went wrong in one line.
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { Mendable, sayFailure } from '#db/driver/say-failure.ts'
import { migrate } from '#db/migrate.ts'
import type { Db } from '#db/schema.ts'

/** Something the operator can mend: only its words are shown. */
export class CommandError extends Mendable {}

type Options = NonNullable<ParseArgsConfig['options']>
type Values<T extends Options> = ReturnType<typeof parseArgs<{ options: T }>>['values']

export type Usage<T extends Options> = {
  /** As it is typed: `npm run staff:disable -- --email <address>`. */
  usage: string
  /** What it does, and what its options mean. */
  about: string
  options: T
}

/** A command that works on the database, which is brought to the newest schema first. */
export function runCommand<T extends Options>(usage: Usage<T>, work: (db: Db, values: Values<T>) => Promise<void>) {
  return runTool(usage, async (values) => {
    // Opened only now: asking for help makes no database.
    const [{ db }, { env }] = await Promise.all([import('#app/db.server.ts'), import('#app/env.server.ts')])
    try {
      await migrate(db, env.DATABASE_URL)
      await work(db, values)
    } finally {
      await db.destroy()
    }
  })
}

/** A command that opens what it needs by itself. */
export async function runTool<T extends Options>(usage: Usage<T>, work: (values: Values<T>) => Promise<void>) {
  try {
    const help = { help: { type: 'boolean', short: 'h', default: false } } as const
    const { values } = parseArgs({ options: { ...usage.options, ...help } })
    if ('help' in values && values.help) console.log(`${usage.usage}\n\n${usage.about}`)
    else await work(values as Values<T>)
  } catch (error) {
    const words = isAboutOptions(error) ? `${error.message} (usage: ${usage.usage})` : sayFailure(error)
    console.error(words === null ? error : `Error: ${words}`)
    process.exitCode = 1
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
