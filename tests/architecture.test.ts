// The architecture's rooms and their allowed imports, as drawn in docs/house.md.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles as files, importsOf } from '#tests/support/imports.ts'

const mayImport: Record<string, string[]> = {
  'app/content': [],
  'app/time': ['app/content'],
  'app/languages': ['app/content/languages.ts', 'db'],
  'app/ui': ['app/languages', 'app/content/languages.ts', 'db'],
  'app/children': [],
  db: [],
  'app/http': [
    'app/languages',
    'app/env.server.ts',
    'app/process/log.server.ts',
    'app/process/once.server.ts',
    'db',
    'app/ui',
    // The times in a spreadsheet.
    'app/time/zoned-time.ts',
  ],
  'app/forms': [
    'app/languages',
    'app/env.server.ts',
    'app/process/log.server.ts',
    'db',
    'app/http',
    'app/ui',
    'app/time/clock.ts',
    'app/time/date-format.ts',
    'app/time/zoned-time.ts',
  ],
  // It is handed what it says of the company, and asks no feature.
  'app/mail': [
    'app/languages',
    'app/env.server.ts',
    'app/process/once.server.ts',
    'app/http/secrets/encryption.server.ts',
    'app/http/secrets/secret.server.ts',
    'db',
    'app/content',
    'app/time',
  ],
  'app/features': [
    // Shared by all kinds of records, the times that records hold, the texts that staff edit, and the versions of what they write.
    'app/features/records',
    'app/features/appointments',
    'app/features/texts',
    'app/features/versions',
    'app/languages',
    'app/children',
    'app/content',
    'app/time',
    'app/process/once.server.ts',
    'app/forms',
    'app/http',
    'app/mail',
    'app/ui',
    'app/env.server.ts',
    'app/process/log.server.ts',
    'db',
  ],
  'app/jobs': [
    'app/features',
    'app/mail',
    'app/http/edge/rate-limit.server.ts',
    'app/content',
    'app/time',
    'app/db.server.ts',
    'app/env.server.ts',
    'app/process/log.server.ts',
    'db',
  ],
}
/** Every feature may import the staff guard. */
const guard = /^app\/features\/staff\/(require-staff\.server|permissions)\.ts$/
/** The feature that finds and erases a person's data reads what every other feature declares of its columns. */
const declaring = 'app/features/people'
const declaration = /\/personal-data\.ts$/

/** Without those that are only types. */
const valueImportsOf = (file: string) => {
  const types = [...readFileSync(file, 'utf8').matchAll(/import type [^']*'#([^']+)'/g)].map(([, path]) => path)
  return importsOf(file).filter((path) => !types.includes(path))
}

const within = (file: string, room: string) => file === room || file.startsWith(`${room}/`)

test('every import is allowed for its room', () => {
  const wrong = Object.entries(mayImport).flatMap(([room, allowed]) =>
    files
      .filter((file) => within(file, room))
      .flatMap((file) => {
        // A feature may import its own folder, but not other features.
        const home = room === 'app/features' ? file.split('/').slice(0, 3).join('/') : room
        return importsOf(file)
          .filter((path) => !within(path, home) && !allowed.some((other) => within(path, other)))
          .filter((path) => room !== 'app/features' || !guard.test(path))
          .filter((path) => !within(file, declaring) || !declaration.test(path))
          .map((path) => `${file} imports ${path}`)
      }),
  )
  expect(wrong).toEqual([])
})

test('routes, jobs and commands do not import each other', () => {
  const doors = ['app/routes', 'app/jobs', 'app/commands']
  const wrong = files.flatMap((file) => {
    const own = doors.find((door) => within(file, door))
    if (!own) return []
    return importsOf(file)
      .filter((path) => doors.some((door) => door !== own && within(path, door)))
      .map((path) => `${file} imports ${path}`)
  })
  expect(wrong).toEqual([])
})

test('no import cycles, type imports included', () => {
  const imports = new Map(files.map((file) => [file, importsOf(file)]))
  const reach = (file: string, found = new Set<string>()): Set<string> => {
    for (const path of imports.get(file) ?? []) {
      if (found.has(path)) continue
      found.add(path)
      reach(path, found)
    }
    return found
  }
  expect(files.filter((file) => reach(file).has(file))).toEqual([])
})

test('only env.server.ts reads process.env', () => {
  const readers = files.filter((file) => readFileSync(file, 'utf8').includes('process.env'))
  expect(readers).toEqual(['app/env.server.ts'])
})

test('queries are written in the features, the outbox, the throttle and db', () => {
  const sql = /\b(trx|db)\s*\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\.selectFrom\('/
  const homes =
    /^(db\/|app\/features\/[^/]+\/.*\.server\.ts$|app\/mail\/(outbox\/[^/]+|backlog|delivery-news|mailed-links|lease|pace|suppressions)\.server\.ts$|app\/http\/edge\/rate-limit\.server\.ts$)/
  expect(files.filter((file) => sql.test(readFileSync(file, 'utf8')) && !homes.test(file))).toEqual([])
})

test('facts that staff edit are imported from the content by their kind of text alone', () => {
  const edited = ['facts', 'faq', 'testimonials'].map((name) => `app/content/company/${name}.ts`)
  const readers = files.filter((file) => importsOf(file).some((path) => edited.includes(path)))
  expect(readers.sort()).toEqual([
    'app/features/texts/company/company-texts.ts',
    'app/features/texts/kinds/faq.ts',
    'app/features/texts/kinds/testimonials.ts',
  ])
})

/** What the code decides and staff do not edit: codes, timetables, reviewed legal texts, registers of evidence. */
const decidedInCode = [
  'app/content/languages.ts',
  'app/content/company/office-names.ts',
  'app/content/company/offices.ts',
  'app/content/course-levels.ts',
  'app/content/enquiry-services.ts',
  'app/content/subject-keys.ts',
  'app/content/redirects.ts',
  'app/content/legal',
]

test('no route and no component reads the texts that staff edit from the content: features/texts does', () => {
  const drawn = files.filter(
    (file) =>
      file.endsWith('.tsx') || ['app/routes', 'app/root', 'app/ui', 'app/mail'].some((room) => within(file, room)),
  )
  const wrong = drawn.flatMap((file) =>
    importsOf(file)
      .filter((path) => within(path, 'app/content') && !decidedInCode.some((one) => within(path, one)))
      .map((path) => `${file} imports ${path}`),
  )
  // Mails that are sent before a brand is saved have the code's name.
  expect(wrong).toEqual([
    'app/mail/look/greeting.ts imports app/content/greetings.ts',
    'app/mail/look/mail-look.ts imports app/content/company/company.ts',
  ])
})

/** Codes and their names, and types. */
const codes = ['languages.ts', 'subject-keys.ts'].map((name) => `app/content/${name}`)

test('no component reads the content at all: routes and features give it what it draws', () => {
  const isComponent = (file: string) =>
    file.endsWith('.tsx') && !/export (const|async function) loader\b/.test(readFileSync(file, 'utf8'))
  const wrong = files.filter(isComponent).flatMap((file) =>
    valueImportsOf(file)
      .filter((path) => within(path, 'app/content') && !codes.includes(path))
      .map((path) => `${file} imports ${path}`),
  )
  expect(wrong).toEqual([])
})

test('the company is named in one place', () => {
  const sources = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(tsx?|yaml|md)$/.test(file),
  )
  const naming = sources.filter((file) =>
    /BN Technologies|CONNECTING INNOVATION/.test(readFileSync(join('app', file), 'utf8')),
  )
  // The author of the first articles is stored with them, and the sender's name counts without a mail key only.
  const others = naming.filter((file) => !/^content\/posts\/|\.test\.tsx?$|^env\.server\.ts$/.test(file))
  expect(others).toEqual(['content/company/company.ts'])
})

test('the seeds of texts are read in one place', () => {
  const readers = files.filter((file) => readFileSync(file, 'utf8').includes('content/texts/*'))
  expect(readers).toEqual(['app/features/texts/seed-files.server.ts'])
})

test('the courier is nudged in one place, after the commit', () => {
  const callers = files.filter((file) => readFileSync(file, 'utf8').includes('nudgeCourier('))
  expect(callers).toEqual(['app/mail/mail-transaction.server.ts', 'app/mail/nudge.server.ts'])
})

test('every refusal of too many requests is worded in one place', () => {
  const refusing = files.filter((file) => /(status: |refusal\()429/.test(readFileSync(file, 'utf8')))
  expect(refusing).toEqual(['app/http/edge/rate-limit.server.ts', 'app/routes/files/api/staff.server.ts'])
})

test('only the layout draws the head of a staff page, but for the sample of a public one', () => {
  const drawing = files.filter((file) => /^export .*\bmeta\b/m.test(readFileSync(file, 'utf8')))
  expect(drawing.filter((file) => within(file, 'app/routes/admin'))).toEqual([
    'app/routes/admin/shared/staff-layout.tsx',
    'app/routes/admin/brand/sample/sample-page.tsx',
  ])
})

test('the staff area has one guard, and reads forms in one place', () => {
  const staffFiles = files.filter((file) => within(file, 'app/routes/admin'))
  const calls = (name: string) => staffFiles.filter((file) => readFileSync(file, 'utf8').includes(`${name}(`))
  const contract = 'app/routes/admin/shared/staff-action.server.ts'
  expect([calls('readForm'), calls('requireStaff')]).toEqual([
    [contract],
    [contract, 'app/routes/admin/shared/staff-layout.tsx'],
  ])
})

test('no page renders a style attribute, which the Content-Security-Policy would block', () => {
  const styled = files.filter((file) => file.endsWith('.tsx') && /\sstyle=[{"]/.test(readFileSync(file, 'utf8')))
  expect(styled).toEqual([])
})

test('text is normalised in one place, which cuts long runs of marks', () => {
  const callers = files.filter((file) => /\.normalize\(/.test(readFileSync(file, 'utf8')))
  expect(callers).toEqual(['db/queries/normalize.ts'])
})

// In production only the build exists, and the sources that docs/operations.md ships.
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const forSources = Object.values(scripts).flatMap((script) => /^tsx (app\/commands\/\w+)\.ts$/.exec(script)?.[1] ?? [])

test('nothing reads source files at run time', () => {
  const wrong = files
    .filter((file) => file !== 'app/children/child.server.ts')
    // Missing facts are listed with their file.
    .filter((file) => !within(file, 'app/content'))
    .filter((file) => !forSources.some((command) => file === `${command}.ts` || within(file, command)))
    .flatMap((file) => {
      const code = readFileSync(file, 'utf8')
        .replace(/createRequire\(import\.meta\.url\)/g, '')
        .replace(/'docs\/:doc'/, '')
        .replace(/'app\/commands\/(run|start)\.js'/g, '')
      const found = code.match(
        /['"`](\.?\.\/)*(app|db|docs|tests)\/[^'"`]*['"`]|import\.meta\.(url|dirname|filename)|\bnew Worker\(|\bfork\(/g,
      )
      return (found ?? []).map((what) => `${file}: ${what}`)
    })
  expect(wrong).toEqual([])
})

test('every child process that is used has its file, and every such file is used', () => {
  const made = files.flatMap((file) => /([^/]+)\.child\.ts$/.exec(file)?.[1] ?? [])
  const asked = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\baskChild\(\s*'([^']+)'/g)].map((match) => match[1]),
  )
  expect([...new Set(asked)].sort()).toEqual(made.sort())
})

test('better-sqlite3 is loaded in one file, which chooses the version for this Node', () => {
  const loaders = files.filter((file) => /['"]better-sqlite3(-\d+)?['"]/.test(readFileSync(file, 'utf8')))
  expect(loaders).toEqual(['db/driver/sqlite-library.ts'])
})

test('records are changed in one place, which keeps version, read mark, search text, events and audit log in step', () => {
  const writers = files.filter((file) => !within(file, 'db/migrations'))
  const found = writers.flatMap((file) =>
    readFileSync(file, 'utf8')
      .match(/updateTable\('records'\)/g)
      ?.map(() => file),
  )
  expect(found.filter(Boolean)).toEqual(['app/features/records/change-record.server.ts'])
})

/** The map of the house that a page draws as a block of code. */
const mapIn = (page: string) =>
  readFileSync(page, 'utf8')
    .split('```')
    .find((block) => /^\napp\/\s/.test(block)) ?? ''

test('the README’s map names every room', () => {
  const [, ...lines] = mapIn('README.md').split('\n')
  const named = lines.flatMap((line) => [...line.matchAll(/(?:^| {2})([\w-]+)\//g)].map(([, name]) => name))
  const folders = readdirSync('app', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(named.sort()).toEqual(['app', 'db', 'docs', 'public', 'tests', ...folders.map(({ name }) => name)].sort())
})

test('the map of docs/house.md names every folder that holds a topic, and no other', () => {
  const map = mapIn('docs/house.md')
  const words = new Set(map.split(/[^\w-]+/))
  const rooms = ['app', 'app/features', 'app/content', 'app/forms', 'app/http', 'app/mail', 'app/ui', 'db']
  const doors = ['app/routes', 'app/routes/public', 'app/routes/admin']
  const folders = [...rooms, ...doors].flatMap((room) =>
    readdirSync(room, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? `${room}/${entry.name}` : [])),
  )
  expect(folders.filter((folder) => !words.has(basename(folder)))).toEqual([])
  const named = [...map.matchAll(/· ([\w-]+) /g)].map(([, name]) => name)
  const known = new Set(folders.map((folder) => basename(folder)))
  expect(named.filter((name) => name && !known.has(name))).toEqual([])
})
