// Every module that parses foreign text has a test that measures the parsing time.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

/** The exports of each package that parse text; null for none. Add new packages here. */
const readsText: Record<string, RegExp | null> = {
  '@node-rs/argon2': null,
  '@remix-run/node': null,
  '@remix-run/react': null,
  '@remix-run/serve': null,
  aws4fetch: null,
  'better-sqlite3': null,
  'csv-stringify': null,
  diff: /./,
  docx: null,
  'fastest-levenshtein': /./,
  fflate: /\bun(zip|zlib|gzip)|inflate/i,
  fontkit: null,
  'hast-util-to-mdast': /./,
  'highlight.js': /./,
  htmlparser2: /./,
  'ical-generator': null,
  kysely: null,
  'markdown-it': /./,
  'markdown-it-footnote': /./,
  'mdast-util-gfm-strikethrough': /./,
  'mdast-util-gfm-table': /./,
  'mdast-util-gfm-task-list-item': /./,
  'mdast-util-to-markdown': /./,
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

/** They parse responses of the operator's own services. */
const ofOurOwn = ['app/features/media/s3-store.server.ts']

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

test('every module that uses a parser has a test of its time budget', () => {
  const budgetTests = files.filter((file) => isTest(file) && sources.get(file)?.includes('/text-budget.ts'))
  const measured = reachedFrom(budgetTests)
  const readers = files.filter((file) => !isTest(file) && readersIn(sources.get(file) ?? '').length > 0)
  expect(readers.length).toBeGreaterThan(10)
  expect(readers.filter((file) => !measured.has(file) && !ofOurOwn.includes(file))).toEqual([])
})
