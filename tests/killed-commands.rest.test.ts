// An operator's change of several steps that is killed between any two of them ends where it began, or where it wanted.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { checkBackup } from '#app/features/backups/check-backup.server.ts'
import { listBackups } from '#app/features/backups/kept-backups.server.ts'
import { endRestore } from '#app/features/backups/restore-backup.server.ts'
import { listRemains, removeRemains } from '#app/features/backups/temporary-places.server.ts'
import { connect } from '#db/driver/connect.ts'
import { findRestore } from '#db/driver/restore-mark.ts'
import { migrate, released } from '#db/migrate.ts'
import { findMark } from '#db/move/standstill.ts'
import type { Db } from '#db/schema.ts'
import { openPostgres } from '#tests/support/databases.ts'
import { runCommand } from '#tests/support/run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'killed-'))
const closers: (() => unknown)[] = []
afterAll(async () => {
  for (const close of closers.reverse()) await close()
  rmSync(folder, { recursive: true, force: true })
})

const data = join(folder, 'data')
const file = join(data, 'site.db')
const kept = join(folder, 'kept')
const preload = { NODE_OPTIONS: `--import ${pathToFileURL(resolve('tests/support/kill-at-step.mjs'))}` }

async function withDatabase<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = connect(url, { isPatient: true })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

const codesIn = (url: string) =>
  withDatabase(url, async (db) =>
    (await db.selectFrom('promo_codes').select('code').orderBy('code').execute()).map(({ code }) => code),
  )
const addCode = (url: string, code: string) =>
  withDatabase(url, (db) =>
    db
      .insertInto('promo_codes')
      .values({
        code,
        percent: 5,
        starts_at: 0,
        max_uses: null,
        first_course_only: 0,
        active: 1,
        created_at: 0,
        version: 1,
      })
      .execute(),
  )

type Kind = { name: string; fresh: (last?: string) => Promise<string> }
const upTo = (last: string) => Object.fromEntries(Object.entries(released).filter(([name]) => name <= last))
const kinds: Kind[] = [
  {
    name: 'SQLite',
    async fresh(last = '9999') {
      rmSync(data, { recursive: true, force: true })
      mkdirSync(data)
      const url = `file:${file}`
      await withDatabase(url, (db) => migrate(db, url, upTo(last)))
      return url
    },
  },
  {
    name: 'PostgreSQL',
    async fresh() {
      const { url, close } = await openPostgres()
      closers.push(close)
      await withDatabase(url, (db) => migrate(db, url))
      return url
    },
  },
]

type Change = {
  command: string
  args: () => string[]
  /** Makes the state before the change. */
  begin: () => Promise<string>
  /** What an operator finds. */
  state: (url: string) => Promise<unknown>
  /** What an operator does after a kill. */
  goOn: (url: string, settings: Record<string, string>) => Promise<unknown>
  /** The steps that are tried; those between are as many. */
  most: number
}

async function killAnywhere({ command, args, begin, state, goOn, most }: Change) {
  const settings = (url: string) => ({
    DATABASE_URL: url,
    BACKUP_FOLDER: join(folder, 'usual'),
    SESSION_SECRET: 'a-secret-long-enough-for-it',
  })
  const counted = join(folder, 'steps')
  const whole = await begin()
  const before = await state(whole)
  const run = await runCommand(command, args(), { ...settings(whole), ...preload, COUNT_STEPS_INTO: counted })
  expect(run).toMatchObject({ code: 0 })
  const after = await state(whole)
  expect(after).not.toEqual(before)
  const steps = Number(readFileSync(counted, 'utf8'))
  const tried = Math.min(steps, most)
  const found: Record<number, unknown> = {}
  for (let one = 1; one <= tried; one++) {
    const step = Math.ceil((one * steps) / tried)
    const url = await begin()
    const killed = await runCommand(command, args(), { ...settings(url), ...preload, KILL_AT_STEP: String(step) })
    await goOn(url, settings(url))
    const left = await state(url)
    if (![before, after].some((wanted) => JSON.stringify(wanted) === JSON.stringify(left)))
      found[step] = { left, said: killed.output }
  }
  expect(found).toEqual({})
}

describe.each(kinds.filter(({ name }) => name === 'SQLite' || inject('postgresUrl')))('on $name', ({ name, fresh }) => {
  const isFile = name === 'SQLite'
  let backup = ''

  async function source() {
    const url = await fresh()
    await addCode(url, 'FROM-THE-BACKUP')
    if (isFile) {
      mkdirSync(join(data, 'uploads'))
      writeFileSync(join(data, 'uploads', 'new.webp'), 'new')
    }
    return url
  }

  beforeAll(async () => {
    rmSync(kept, { recursive: true, force: true })
    const made = await runCommand('backup', [], {
      DATABASE_URL: await source(),
      BACKUP_FOLDER: kept,
      SESSION_SECRET: '',
    })
    expect(made.code).toBe(0)
    backup = join(folder, name)
    cpSync(listBackups(kept)[0] ?? '', backup, { recursive: true })
  })

  async function present() {
    const url = await fresh()
    await addCode(url, 'PRESENT')
    if (isFile) {
      mkdirSync(join(data, 'uploads'))
      writeFileSync(join(data, 'uploads', 'old.webp'), 'old')
      writeFileSync(join(data, 'session-secret'), 'x'.repeat(64))
    }
    return url
  }

  const places = () => ({
    uploads: isFile ? readdirSync(join(data, 'uploads')) : [],
    unfinished: isFile ? readdirSync(data).filter((one) => /restoring|\.part$/.test(one)) : [],
  })

  test('a restore', async () => {
    await killAnywhere({
      command: 'restore',
      args: () => ['--from', backup, '--yes'],
      begin: present,
      state: async (url) => ({ codes: await codesIn(url), ...places() }),
      async goOn(url) {
        const dataFolder = isFile ? data : resolve('data')
        const mark = findRestore(url, dataFolder)
        const ended = await endRestore({ url, dataFolder, environment: process.env })
        expect(ended?.mark ?? null).toEqual(mark)
      },
      most: 12,
    })
  })

  test('a backup with its proof, into another folder than the usual one', async () => {
    await killAnywhere({
      command: 'backup',
      args: () => ['--prove', '--to', kept],
      async begin() {
        rmSync(kept, { recursive: true, force: true })
        return present()
      },
      async state(url) {
        for (const one of listBackups(kept)) await checkBackup(one)
        const others = existsSync(kept) ? readdirSync(kept).filter((one) => !/^backup-[^.]*(\.proven)?$/.test(one)) : []
        return { codes: await codesIn(url), backups: listBackups(kept).length, others }
      },
      // The next start, which removes what is left.
      goOn: async (url) => {
        const where = { backups: join(folder, 'usual'), dataFolder: isFile ? data : resolve('data'), url }
        const left = await listRemains(where)
        expect(await removeRemains(where)).toEqual(left)
      },
      most: 6,
    })
  })

  test.runIf(isFile)('an upgrade', async () => {
    await killAnywhere({
      command: 'migrate',
      args: () => [],
      begin: async () => {
        const url = await fresh('0100-baseline')
        await addCode(url, 'PRESENT')
        return url
      },
      state: async (url) => ({
        codes: await codesIn(url),
        schema: await withDatabase(url, (db) =>
          db
            .selectFrom('kysely_migration' as never)
            .select((e) => e.fn.max('name' as never).as('newest'))
            .execute(),
        ),
      }),
      goOn: async () => {},
      most: 6,
    })
  })

  test.runIf(isFile && inject('postgresUrl'))('a move', async () => {
    let to = ''
    await killAnywhere({
      command: 'move',
      args: () => ['--to', to],
      async begin() {
        const { url, close } = await openPostgres()
        closers.push(close)
        to = url
        return present()
      },
      state: async (url) => {
        const mark = await withDatabase(url, findMark)
        return { state: mark?.state ?? null, codes: await codesIn(mark?.state === 'moved' ? to : url) }
      },
      async goOn(url, settings) {
        const mark = await withDatabase(url, findMark)
        const doctor = await runCommand('doctor', [], settings)
        expect(doctor.output.includes('WRONG  Move')).toBe(mark !== null)
        if (mark) expect(await runCommand('move', ['--resume'], settings)).toMatchObject({ code: 0 })
      },
      most: 8,
    })
  })
})
