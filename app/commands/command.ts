// The frame of every command: options, opening and closing the database, and failures in one line.
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { sayMisspelled } from '#app/process/misspelled.ts'
import { OperationalError, sayFailure } from '#db/driver/say-failure.ts'
import { migrate } from '#db/migrate.ts'
import type { Db } from '#db/schema.ts'

/** A failure that the operator can fix: only its message is shown. */
export class CommandError extends OperationalError {}

type Options = NonNullable<ParseArgsConfig['options']>
type Values<T extends Options> = ReturnType<typeof parseArgs<{ options: T }>>['values']

type Usage<T extends Options> = {
  /** As typed: `npm run staff:disable -- --email <address>`. */
  usage: string
  /** The purpose, and the meaning of the options. */
  about: string
  options: T
}

/** Runs a command on the database, after migrating it to the newest schema, and erasing again whom a restore brought back. */
export function runCommand<T extends Options>(usage: Usage<T>, work: (db: Db, values: Values<T>) => Promise<void>) {
  return runTool(usage, async (values) => {
    // Imported late, so that --help creates no database.
    const [{ db }, { env }] = await Promise.all([import('#app/db.server.ts'), import('#app/env.server.ts')])
    const { replayErasures } = await import('#app/features/people/replay.server.ts')
    const { installedPlace } = await import('#app/features/people/ledger.server.ts')
    const { handEmailToMails } = await import('#app/features/texts/company/company.server.ts')
    handEmailToMails()
    try {
      await migrate(db, env.DATABASE_URL)
      await replayErasures(db, installedPlace(), Date.now())
      await work(db, values)
    } finally {
      await db.destroy()
    }
  })
}

/** Runs a command that opens what it needs by itself. Tells first which settings are probably misspelled. */
export async function runTool<T extends Options>(
  usage: Usage<T>,
  work: (values: Values<T>) => Promise<void>,
  { tellsSettings = true } = {},
) {
  try {
    const help = { help: { type: 'boolean', short: 'h', default: false } } as const
    const { values } = parseArgs({ options: { ...usage.options, ...help } })
    if ('help' in values && values.help) return console.log(`${usage.usage}\n\n${usage.about}`)
    const { misspelled } = await import('#app/env.server.ts')
    if (tellsSettings) for (const one of misspelled()) console.error(sayMisspelled(one))
    await work(values as Values<T>)
  } catch (error) {
    const words = isAboutOptions(error) ? `${error.message} (usage: ${usage.usage})` : sayFailure(error)
    console.error(words === null ? error : `Error: ${words}`)
    process.exitCode = 1
  }
}

const isAboutOptions = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

/** Reads standard input to its end, without the final line break of `echo` or a terminal. */
export async function readStdin(): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
    .toString('utf8')
    .replace(/\r?\n$/, '')
}
