// npm run person -- --email ada@example.com [--export | --erase --yes]
import { createWriteStream } from 'node:fs'
import { resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { installedWhere, listCopies } from '#app/features/backups/copies.server.ts'
import { erasePerson } from '#app/features/people/erase-person.server.ts'
import { exportPerson } from '#app/features/people/export-person.server.ts'
import { findKnown } from '#app/features/people/known-data.server.ts'
import { installedPlace } from '#app/features/people/ledger.server.ts'
import { refusals } from '#app/features/people/words.ts'
import { email as emailRule } from '#app/forms/fields/rules.ts'
import { commandLine } from '#db/audit.ts'
import { ownerOnly } from '#db/driver/durable-file.ts'
import type { Db } from '#db/schema.ts'
import { CommandError, runCommand } from './command.ts'

const usage = {
  usage: 'npm run person -- --email <address> [--export [--to <file>] | --erase --yes]',
  about: `Lists what is known about the person with this address, gives a copy of it, or erases it. The site may run meanwhile.

  --email    the person’s address
  --export   writes a zip with a page, the same as JSON, and the files; for the person it goes to
  --to       the zip’s file (default: person.zip in this folder)
  --erase    deletes everything about the person; with --yes, because it cannot be undone
  --yes      without it --erase only lists`,
  options: {
    email: { type: 'string', default: '' },
    export: { type: 'boolean', default: false },
    to: { type: 'string', default: 'person.zip' },
    erase: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
  },
} as const

await runCommand(usage, async (db, { email: typed, to, yes, ...wanted }) => {
  const { data: email } = emailRule.safeParse(typed)
  if (!email) throw new CommandError(`--email must be an address (usage: ${usage.usage})`)
  if (wanted.export && wanted.erase) throw new CommandError('--export and --erase are two steps: export first')
  if (wanted.export) return writeCopy(db, email, resolve(to))
  if (wanted.erase && yes) return erase(db, email)
  await list(db, email)
  if (wanted.erase) throw new CommandError('nothing was erased; add --yes to erase it')
})

async function list(db: Db, email: string) {
  const known = await findKnown(db, email)
  if (!known) throw new CommandError(refusals.nothing)
  for (const { called, count, stays } of known.counts) {
    console.log(`${called}: ${count}${stays ? `. After an erasure: ${stays}` : ''}`)
  }
}

async function writeCopy(db: Db, email: string, file: string) {
  const copy = await exportPerson(db, email, { actor: commandLine, now: Date.now() })
  if (copy === null || copy === 'busy') throw new CommandError(refusals.nothing)
  try {
    await pipeline(copy, createWriteStream(file, { flags: 'wx', mode: ownerOnly }))
  } catch (error) {
    throw new CommandError(`the copy cannot be written: ${error instanceof Error ? error.message : error}`)
  }
  console.log(`The copy is in ${file}. Delete it once it has been given to the person.`)
}

async function erase(db: Db, email: string) {
  const now = Date.now()
  const erased = await erasePerson(db, { address: email, place: installedPlace() }, { actor: commandLine, now })
  if (!erased.ok) throw new CommandError(refusals[erased.reason])
  for (const { called, count, stays } of erased.counts)
    console.log(`${called}: ${count} ${stays ? `kept. ${stays}` : 'deleted'}`)
  console.log('The person’s data is erased, and is erased again after an older backup is restored.')
  if (!erased.isClean)
    console.log('The database’s file still has traces in free pages: the running site cleans it within minutes.')
  const copies = await listCopies(db, installedWhere(), now)
  if (copies.length > 0) console.log('On this server it stays in these copies until they are deleted:')
  for (const { called, place } of copies) console.log(`  ${called}: ${place}`)
}
