// Whoever has sent fifty files of five megabytes: nothing that reads about them holds more than a part of it, in the
// memory that `npm start` gives the site.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashed } from '#app/http/secrets/hashed.server.ts'
import { connect } from '#db/driver/connect.ts'
import { newId } from '#db/queries/id.ts'
import type { Db } from '#db/schema.ts'
import { apply } from '#tests/support/applications.ts'
import { signedIn } from '#tests/support/people.ts'
import { runCommand } from '#tests/support/run-command.ts'
import { type ServerProcess, startServer } from '#tests/support/server-process.ts'
import { siteSecret } from '#tests/support/site-secret.ts'
import { Visitor } from '#tests/support/visitor.ts'

const email = 'zenobia@quartz.example'
const [count, bytes] = [50, 5_000_000]
const token = 'a-link-to-their-own-data'
const content = randomBytes(bytes).toString('base64')

let folder: string
let settings: Record<string, string>
let server: ServerProcess
let db: Db
let admin: Visitor
let newest: { reference: string; file: string }

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'large-files-'))
  settings = {
    DATABASE_URL: `file:${join(folder, 'site.db')}`,
    BACKUP_FOLDER: join(folder, 'backups'),
    SESSION_SECRET: siteSecret,
  }
  server = await startServer(settings)
  db = connect(settings.DATABASE_URL ?? '', { isPatient: true })
  newest = await applyWithFiles()
  const now = Date.now()
  const link = { token_hash: hashed(token), email, request_id: null, created_at: now, expires_at: now + 60 * 60_000 }
  await db.insertInto('data_links').values(link).execute()
  admin = await signedIn({ db, visitor: () => new Visitor(server.url) })
})
afterAll(async () => {
  await db.destroy()
  await server.stop('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** An application with all the files. */
async function applyWithFiles() {
  const { reference } = await apply(db, { email }, { now: Date.now() })
  const application = db.selectFrom('records').select('id').where('reference', '=', reference)
  const { id: received_id } = await application.executeTakeFirstOrThrow()
  const file = { received_id, name: 'CV.pdf', type: 'application/pdf', bytes, content }
  const ids = Array.from({ length: count }, newId)
  for (const [position, id] of ids.entries())
    await db
      .insertInto('received_files')
      .values({ ...file, id, position })
      .execute()
  return { reference, file: ids[0] ?? '' }
}

/** How many of the files are in a zip, as the directory at its end says. */
async function filesIn(zip: IncomingMessage): Promise<number> {
  let end = Buffer.alloc(0)
  for await (const part of zip) end = Buffer.concat([end, part]).subarray(-64 * 1024)
  let found = 0
  for (let at = end.indexOf(entry); at >= 0; at = end.indexOf(entry, at + 4))
    if (end.readUInt32LE(at + 24) === bytes) found++
  return found
}
const entry = 'PK\x01\x02'

/** Unlike `fetch`, reads no further than its reader. */
const open = (path: string, headers = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(server.url + path, { headers }, resolve).on('error', reject)
  })

const ofAdmin = () => ({ cookie: [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ') })
const asAdmin = (path: string) => fetch(server.url + path, { headers: ofAdmin() })
const command = (name: string, ...args: string[]) => runCommand(name, args, settings)

test('the copy behind the mailed link has every file, and is made once at a time', async () => {
  const path = `/your-data/${token}/copy.zip`
  const first = await open(path)
  const others = await Promise.all([1, 2, 3].map(() => fetch(server.url + path)))
  expect(others.map(({ status }) => status)).toEqual([429, 429, 429])
  expect(await filesIn(first)).toBe(count)
})

test('so does the copy for staff, on the site and by the command', async () => {
  const found = await admin.submit(await admin.visit('/dashboard/people'), '#find-person', { who: email })
  expect(found.status).toBe(200)
  expect(await filesIn(await open(`${found.url.pathname}/copy.zip`, ofAdmin()))).toBe(count)
  const zip = join(folder, 'copy.zip')
  expect(await command('person', '--email', email, '--export', '--to', zip)).toMatchObject({ code: 0 })
  expect(statSync(zip).size).toBeGreaterThan(count * bytes)
})

test('pages, exports and a single file are answered', async () => {
  const page = `/dashboard/careers/${newest.reference}`
  for (const path of [page, '/dashboard/inbox', '/dashboard/inbox.csv', '/dashboard/inbox.json']) {
    const answer = await asAdmin(path)
    expect(answer.status, path).toBe(200)
    expect((await answer.text()).length, path).toBeLessThan(bytes)
  }
  const file = await asAdmin(`${page}/files/${newest.file}`)
  expect(await file.arrayBuffer()).toHaveProperty('byteLength', bytes)
})

test('a backup is made and checked', async () => {
  expect(await command('backup')).toMatchObject({ code: 0 })
  expect(await command('backup-verify')).toMatchObject({ code: 0 })
})

test('the erasure ends, and the site has run all the time', async () => {
  const person = await admin.submit(await admin.visit('/dashboard/people'), '#find-person', { who: email })
  const erased = await admin.submit(await admin.visit(`${person.url.pathname}/erase`), '#erase')
  expect(erased.status).toBe(200)
  expect(await db.selectFrom('received_files').select('id').execute()).toEqual([])
  expect(server.child.exitCode).toBeNull()
})
