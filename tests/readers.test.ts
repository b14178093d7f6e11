// Code that reads foreign text has a test that measures its time: every module that uses a parser, and every declaration that
// scans a text repeatedly.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readSources, scansRepeatedly, usedBy } from './support/text-readers.ts'

/** The exports of each package that parse text; null for none. Add new packages here. */
const readsText: Record<string, RegExp | null> = {
  '@node-rs/argon2': null,
  '@remix-run/node': null,
  '@remix-run/react': null,
  '@remix-run/serve': null,
  '@simplewebauthn/browser': null,
  '@simplewebauthn/server': /./,
  aws4fetch: null,
  'better-sqlite3': null,
  'csv-stringify': null,
  diff: /./,
  docx: null,
  'fastest-levenshtein': /./,
  fflate: /\bun(zip|zlib|gzip)|inflate/i,
  fontkit: null,
  'highlight.js': /./,
  htmlparser2: /./,
  'ical-generator': null,
  kysely: null,
  'markdown-it': /./,
  'markdown-it-footnote': /./,
  morgan: null,
  'on-headers': null,
  pdfkit: null,
  pg: null,
  'prom-client': null,
  react: null,
  'react-dom': null,
  'react-toastify': null,
  'remix-auth': null,
  'remix-auth-form': null,
  resend: null,
  'sanitize-html': /./,
  // For pictures, which have their own limits.
  sharp: null,
  stemmer: /./,
  uqr: null,
  uuid: null,
  yaml: /./,
  zod: null,
}

/** They parse responses of the operator's own services, and the files that the site itself brings. */
const ofOurOwn = [
  'app/features/media/s3-store.server.ts',
  'app/features/texts/drawings.server.ts',
  'app/features/texts/launch-checklist.server.ts',
  'app/features/texts/seeds.server.ts',
]

const files = ['app', 'db'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
)
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const isTest = (file: string) => /\.test\.tsx?$/.test(file)

function importsOf(file: string): string[] {
  const paths = [...(sources.get(file) ?? '').matchAll(/(?:from|import)\s*\(?\s*'([#.][^']+)'/g)]
  return paths.map(([, path = '']) =>
    path.startsWith('#') ? path.slice(1) : relative('.', resolve(dirname(file), path)),
  )
}

function reachedFrom(starts: readonly string[]): Set<string> {
  const reached = new Set<string>()
  const waiting = [...starts]
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    waiting.push(...importsOf(file))
  }
  return reached
}

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> }

test('every package is classified as a parser or not', () => {
  expect(Object.keys(readsText).sort()).toEqual(Object.keys(dependencies).sort())
})

/** The file's imports of parsers: named ones as in "import { parse } from 'yaml'", or the default export. */
const readersIn = (source: string) =>
  [
    ...source.matchAll(/^(?:import\s+(?!type\b)([^;'"]*?)\s+from\s+|.*createRequire.*\(|.*\bimport\()'([^'.#]+)'/gm),
  ].filter(([, names = '', path = '']) => {
    const name = path
      .split('/')
      .slice(0, path.startsWith('@') ? 2 : 1)
      .join('/')
    return readsText[name]?.test(names || path)
  })

const ownReaders = 'tests/readers-budgets.rest.test.ts'
const budgetTests = files.filter((file) => isTest(file) && sources.get(file)?.includes('/text-budget.ts'))

test('every module that uses a parser has a test of its time budget', () => {
  const measured = reachedFrom(budgetTests)
  const readers = files.filter((file) => !isTest(file) && readersIn(sources.get(file) ?? '').length > 0)
  expect(readers.length).toBeGreaterThan(10)
  expect(readers.filter((file) => !measured.has(file) && !ofOurOwn.includes(file))).toEqual([])
})

/** They scan a text repeatedly without a test of their time, by the reason. */
const unmeasured: Record<string, readonly string[]> = {
  'reads our own texts': [
    'app/commands/holidays/days.ts koreanHolidays',
    'app/features/brand/export/file-groups.ts groupFiles',
    'app/features/brand/revisions/revisions.server.ts partsIn',
    'app/routes/public/edit-page.server.tsx piecesOf',
    'app/routes/admin/settings/holidays.server.ts holidayName',
    'app/forms/staff-drafts.ts hasDraft',
    'app/routes/page-meta.ts versionsOf',
    'app/ui/frame/language-links.tsx LanguageLinks',
    'app/process/boot.server.ts pathOf',
    'app/features/company/checklist.server.ts languageOfFact',
    'app/features/company/legal-sign-off.server.ts readTextsShown',
    'app/routes/admin/brand/export.tsx countEntries',
    'app/routes/admin/texts/texts.tsx pageOf',
    'app/routes/files/sitemap.ts alternates',
    'app/routes/files/sitemap.ts loader',
    'app/routes/public/search/search-pages.server.ts wordsIn',
  ],
  'reads what the operator or the database wrote': [
    'app/features/backups/backup-files.server.ts pathsIn',
    'app/features/backups/copies.server.ts listCopies',
    'app/features/backups/temporary-places.server.ts marksIn',
    'app/features/people/ledger.server.ts linesOf',
    'app/process/misspelled.ts misspelledSettings',
    'db/driver/trouble.ts troubleOf',
  ],
  'scans a short text, and a fixed number of times': [
    'app/forms/notices/other-ways.tsx OtherWays',
    'app/features/appointments/coming.server.ts readAgenda',
    'app/features/appointments/offer.server.ts findOffer',
    'app/features/appointments/settings.server.ts ownWeek',
    'app/features/appointments/schema.ts fieldsIn',
    'app/features/brand/letterhead/letterhead-docx.server.ts footLines',
    'app/features/brand/type/typeset.server.ts fitText',
    'app/routes/admin/audit/details.server.ts detailsOf',
    'app/routes/admin/records/record-fields.tsx NoteField',
    'app/features/texts/names-in-braces.ts withBraces',
    'app/features/texts/seeds.server.ts sectionsOf',
    'app/features/texts/catalogue.server.ts readReviewed',
    'app/routes/files/sitemap.ts reviewedIn',
    'app/features/people/find-person.server.ts findByName',
    'app/features/records/reply/written.ts placeToWrite',
    'app/features/staff/sessions/known-device.server.ts knownDevice',
    'app/features/staff/sessions/known-device.server.ts rememberDevice',
    'app/features/staff/two-step/two-step.server.ts renewRecoveryCodes',
    'app/features/texts/kinds/testimonials.ts lacking',
    'app/forms/form-answer.ts useRestored',
    'app/routes/admin/applications/interview/interview-query.server.ts chosenTime',
    'app/time/office-hours.ts openState',
  ],
  'needs the database; its scans are measured by themselves': [
    'app/features/search/search.server.ts hitsOf',
    'app/features/search/search.server.ts rankOf',
    'app/routes/admin/blog/transfer/media.server.ts picturesOf',
  ],
}

test('everything that scans a text repeatedly has a test of its time budget', () => {
  const ownFiles = files.filter((file) => !isTest(file))
  const tests = [...budgetTests, ownReaders]
  const read = readSources([...ownFiles, ...tests])
  const measured = usedBy(read, tests)
  const scanners = scansRepeatedly(read, ownFiles)
  expect(scanners.filter((name) => !measured.has(name)).sort()).toEqual(Object.values(unmeasured).flat().sort())
})

test('scans are found in every kind of loop, and measured through every kind of import', () => {
  const file = 'app/x.ts'
  const read = readSources([], {
    [file]: `
      export function inLoop(text: string) { for (let at = 0; at < 9; at++) if (text.indexOf('a', at) < 0) return }
      export function ofTheRest(text: string) { for (let rest = text; rest; rest = rest.slice(1)); }
      export const inCallback = (words: string[], text: string) => words.filter((word) => text.includes(word))
      export function byPattern(text: string) { while (/a/.test(text)) text += 'b' }
      export const throughAnother = (text: string) => [1, 2].map(() => trimmed(text))
      export const itself = (text: string): string => (text ? itself(text.slice(1)) : '')
      export const eachOnce = (words: string[]) => words.map((word) => word.split('a'))
      export const ofLists = (lists: string[][], list: string[]) => lists.map(() => list.includes('a'))
      const trimmed = (text: string) => text.replace(/ +/g, '')`,
    'app/y.test.ts': `
      import { inLoop as renamed } from './x.ts'
      const own = { inCallback: 1, ofTheRest: renamed }
      export const use = async () => {
        const { byPattern } = await import('./x.ts')
        return [own.inCallback, byPattern, (await import('./x.ts')).throughAnother]
      }`,
  })
  const named = (names: readonly string[]) => names.map((name) => `${file} ${name}`)
  expect(scansRepeatedly(read, [file])).toEqual(
    named(['inLoop', 'ofTheRest', 'inCallback', 'byPattern', 'throughAnother', 'itself']),
  )
  const used = [...usedBy(read, ['app/y.test.ts'])].filter((name) => name.startsWith(file))
  expect(used.sort()).toEqual(named(['byPattern', 'inLoop', 'throughAnother', 'trimmed']))
})
