// The documented installation, from an empty folder: exactly the files listed in the docs are shipped, and everything that
// the docs tell an operator to do works there.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { developerCommands, operatorCommands, scripts, typedCommands } from '#tests/support/documented-commands.ts'
import { type NpmStart, npmStart } from '#tests/support/npm-start.ts'
import { password } from '#tests/support/people.ts'
import { npmRun, runLine, shippedFiles, shipTo } from '#tests/support/shipped.ts'
import { Visitor } from '#tests/support/visitor.ts'

let folder: string
let site: NpmStart | undefined
let admin: Visitor
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shipped-'))
  shipTo(folder)
})
afterAll(async () => {
  await stop('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

async function start(): Promise<NpmStart> {
  const started = await npmStart(['start'], folder, { DATABASE_URL: '', SESSION_SECRET: '', APP_URL: '', MAIL_TO: '' })
  if (!(await started.answers())) throw new Error(started.output())
  site = started
  return started
}

async function stop(signal: NodeJS.Signals) {
  const running = site
  site = undefined
  if (!running?.npm.pid) return
  process.kill(-running.npm.pid, signal)
  await running.ended
}

const run = (name: string, ...args: string[]) => npmRun(folder, args.length > 0 ? [name, '--', ...args] : [name])
/** The output of a command that must succeed. */
async function succeeds(name: string, ...args: string[]): Promise<string> {
  const { code, output } = await run(name, ...args)
  expect(code, output).toBe(0)
  return output
}
const account = { name: 'Ada', email: 'ada@example.com', password, confirmPassword: password }
const colleague = 'eva@example.com'
const message = 'Sent to a site that was shipped'
let picture = ''
const backups = () => readdirSync(join(folder, 'data/backups')).filter((name) => /^backup-[^.]+$/.test(name))

async function expectAllThere(url: string, visitor: Visitor) {
  expect((await new Visitor(url).visit('/')).$('h1')).toHaveLength(1)
  expect((await visitor.visit('/dashboard/contacts')).text).toContain(account.name)
  expect((await new Visitor(url).visit('/blog/from-a-file')).$('.post-text strong').text()).toBe('words')
  const shown = await fetch(url + picture)
  expect(shown.status).toBe(200)
  return sharp(await shown.arrayBuffer()).metadata()
}

describe('the docs', () => {
  test('list the same files in README and docs/operations.md', () => {
    const [, list = ''] = /\bShip (`.+?`), and install\b/s.exec(readFileSync('README.md', 'utf8')) ?? []
    const named = [...list.matchAll(/`([^`]+)`/g)].map(([, path]) => path)
    expect(named).toEqual(shippedFiles())
    expect(named).toContain('build/')
  })

  test('list every script once, and none that does not exist', () => {
    expect([...operatorCommands, ...developerCommands].sort()).toEqual(Object.keys(scripts).sort())
    expect(typedCommands().filter(({ name }) => !scripts[name])).toEqual([])
  })

  test('list commands that need unshipped tools under development', () => {
    const isShipped = (name: string) =>
      /^(exec )?node (--\S+ )*app\/commands\/(run|start)\.js/.test(scripts[name] ?? '')
    expect(operatorCommands.filter((name) => !isShipped(name))).toEqual([])
    expect(developerCommands.filter(isShipped)).toEqual([])
  })
})

test('the shipped files have neither the sources nor the build tools', () => {
  expect(shippedFiles().length).toBeGreaterThan(3)
  expect(existsSync(join(folder, 'app/root.tsx'))).toBe(false)
  expect(existsSync(join(folder, 'node_modules/react'))).toBe(true)
  for (const tool of ['tsx', 'vite', '@remix-run/dev'])
    expect(existsSync(join(folder, 'node_modules', tool))).toBe(false)
})

test('the first start on an empty folder, the first admin, an enquiry, a picture and an import', async () => {
  const { url, output } = await start()
  expect(output()).not.toContain('Building')
  admin = new Visitor(url)
  const [setup] = await vi.waitUntil(() => /http:\S+\/setup\?token=[\w-]+\s/.exec(output()), { timeout: 120_000 })
  const link = new URL(setup.trim())
  const inside = await admin.submit(await admin.visit(link.pathname + link.search), '#setup', account)
  expect(inside.url.pathname).toBe('/dashboard')

  const visitor = new Visitor(url)
  const values = { name: account.name, email: 'visitor@example.com', message }
  const sent = await visitor.submit(await visitor.visit('/contact'), '#contact', values, { follow: false })
  expect(sent.status).toBe(303)

  const large = await sharp({ create: { width: 2400, height: 900, channels: 3, background: '#3e3eff' } })
    .png()
    .toBuffer()
  const upload = new FormData()
  upload.set('file', new Blob([new Uint8Array(large)]), 'blue.png')
  const uploaded = await admin.send('/admin-controls/media', upload)
  picture = /\((\/media\/[^)]+)\)/.exec(String(uploaded.$('.copy-field input').val()))?.[1] ?? uploaded.text

  const post = '---\ntitle: From a file\ndate: 2020-01-02\n---\n\nSome **words**.\n'
  const archive = new FormData()
  archive.set('file', new Blob([zipSync({ 'from-a-file.md': Buffer.from(post) })]), 'blog.zip')
  const dryRun = await admin.send('/admin-controls/transfer', archive)
  const imported = await admin.submit(dryRun, '#import', { publish: 'kept' })
  expect(imported.text).toContain('One post was imported')
  expect((await expectAllThere(url, admin)).width).toBe(1600)
})

/** Each runs on the live site, in the order of the table of docs/operations.md. Its effect shows on the site or in the next step. */
const walks: Record<string, () => Promise<void>> = {
  start: async () => expect(await site?.answers()).toBe(true),
  'db:migrate': async () => expect(await succeeds('db:migrate')).toContain('up to date'),
  backup: async () => {
    await succeeds('backup')
    expect(backups()).toHaveLength(1)
  },
  'backup:verify': async () =>
    expect(await succeeds('backup:verify')).toContain('the site starts with it and responds'),
  restore: async () => {
    const from = join(folder, 'data/backups', backups()[0] ?? '')
    expect(await run('restore', '--from', from)).toMatchObject({
      code: 1,
      output: expect.stringContaining('is complete'),
    })
    await stop('SIGTERM')
    rmSync(join(folder, 'data/uploads'), { recursive: true, force: true })
    expect(await succeeds('restore', '--from', from, '--yes')).toContain('Restored')
    const { url } = await start()
    const again = new Visitor(url)
    const inside = await again.submit(await again.visit('/login'), '#login', account)
    expect(inside.url.pathname).toBe('/dashboard')
    expect((await expectAllThere(url, again)).width).toBe(1600)
  },
  move: async () => {
    const elsewhere = `file:${folder}/elsewhere.db`
    expect(await run('move', '--to', elsewhere)).toMatchObject({
      code: 1,
      output: expect.stringContaining('carries a SQLite file into PostgreSQL'),
    })
    expect(existsSync(join(folder, 'elsewhere.db'))).toBe(false)
  },
  doctor: async () => {
    const { output } = await run('doctor', '--json')
    const { findings } = JSON.parse(output) as { findings: { about: string; level: string; found: string }[] }
    expect(findings.filter(({ level }) => level === 'wrong')).toEqual([])
    expect(findings.find(({ about }) => about === 'Database')?.found).toContain('answers')
  },
  'db:seed': async () => {
    const other = await npmRun(folder, ['db:seed'], { DATABASE_URL: 'file:./demo/site.db' })
    expect(other).toMatchObject({ code: 0, output: expect.stringContaining('demonstration enquiries') })
  },
  'staff:create': async () => {
    expect(await succeeds('staff:create', '--email', colleague, '--name', 'Eva')).toMatch(/http:\S+\/invite\/[\w-]{43}/)
  },
  'staff:reset-password': async () => {
    expect(await succeeds('staff:reset-password', '--email', colleague)).toMatch(/http:\S+\/invite\/[\w-]{43}/)
  },
  'staff:disable': async () => expect(await succeeds('staff:disable', '--email', colleague)).toContain('is disabled'),
  'staff:end-sessions': async () => expect(await succeeds('staff:end-sessions', '--all')).toMatch(/\d sessions? ended/),
  'staff:reset-two-step': async () => {
    expect(await succeeds('staff:reset-two-step', '--email', account.email)).toContain('had no two-step sign-in')
  },
  'purge:undo': async () => expect(await succeeds('purge:undo')).toContain('no copies of deleted records'),
  person: async () => {
    const theirs = ['--email', 'visitor@example.com']
    expect(await succeeds('person', ...theirs, '--export')).toContain('person.zip')
    expect(await succeeds('person', ...theirs, '--erase', '--yes')).toContain('is erased')
    expect(await run('person', ...theirs)).toMatchObject({
      code: 1,
      output: expect.stringContaining('We hold nothing'),
    })
  },
}

describe('every command that the docs tell an operator', () => {
  test('is tested below', () => {
    expect(Object.keys(walks)).toEqual(operatorCommands)
  })

  test.each(Object.entries(walks))('%s', async (_, walk) => {
    await walk()
  })

  test('has the options used in the docs', async () => {
    for (const name of new Set(typedCommands().map((typed) => typed.name))) {
      if (!operatorCommands.includes(name)) continue
      const { code, output: help } = await runLine(folder, `${scripts[name]} --help`)
      expect(code, help).toBe(0)
      const options = typedCommands().flatMap((typed) =>
        typed.name === name ? (typed.args.match(/--[a-z-]+/g) ?? []) : [],
      )
      for (const option of options) expect(help, `${name} ${option}`).toContain(option)
    }
  })
})

test("a new data folder gets a secret of its own, not a copy of the one in the project's data folder", async () => {
  const other = await npmStart(['start'], folder, { SESSION_SECRET: '', DATABASE_URL: `file:${folder}/other/site.db` })
  process.kill(-(other.npm.pid ?? 0), 'SIGTERM')
  await other.ended
  const [own, copied] = ['data', 'other'].map((name) => readFileSync(join(folder, name, 'session-secret'), 'utf8'))
  expect(own).toMatch(/^[0-9a-f]{64}$/)
  expect(copied).toMatch(/^[0-9a-f]{64}$/)
  expect(copied).not.toBe(own)
})

const needsOlderLine = process.versions.node.startsWith('20.')

test('without the better-sqlite3 version for Node 20, newer Nodes work, and 20 reports it', async () => {
  await stop('SIGTERM')
  rmSync(join(folder, 'node_modules/better-sqlite3-12'), { recursive: true, force: true })
  const { code, output } = await run('purge:undo')
  if (needsOlderLine) {
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toEqual([expect.stringMatching(/^Error: better-sqlite3 12 .*npm ci.*Node 22/)])
    await expect(start()).rejects.toThrow(/Error: better-sqlite3 12 .*npm ci.*Node 22/)
  } else {
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('no copies') })
    expect(await (await start()).answers()).toBe(true)
  }
})
