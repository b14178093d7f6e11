// Comments say subject, verb and reason: hardly one begins with a question word, or has an indefinite pronoun as subject.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { phraseGroups } from '#app/languages/phrases.server.ts'

/** Comments on lines of their own: a run of line comments, or one block. */
const comment = /^[ \t]*(?:\/\/.*(?:\n[ \t]*\/\/.*)*|\{?\/\*[\s\S]*?\*\/)/gm
const isQuestion = (text: string) => /^(What|Who|Whoever|Of|Whether|How)\b/.test(text)
const isVague = (text: string) => /\b(somebody|nobody|whoever)\b/i.test(text)

/** @returns the text of each comment, without its marks */
const commentsIn = (source: string) =>
  (source.match(comment) ?? []).map((found) =>
    found
      .replace(/\*\/$/, '')
      .split('\n')
      .map((line) => line.replace(/^\s*(?:\{?\/\*+|\/\/+|\*)/, '').trim())
      .join(' ')
      .trim(),
  )

const sources = ['app', 'db', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|js|mjs|css)$/.test(path))
    .map((path) => join(folder, path)),
)
const comments = sources.flatMap((path) => commentsIn(readFileSync(path, 'utf8')).map((text) => ({ path, text })))

test('comments are found in all their forms', () => {
  const source = '// One\n// more\ncode()\n/** Two */\n/*\n * Three\n */\n{/* Four */}\ncode() // not on its own line\n'
  expect(commentsIn(source)).toEqual(['One more', 'Two', 'Three', 'Four'])
  expect(comments.length).toBeGreaterThan(4000)
})

// The bounds only ever get lower.
test.each([
  ['begin with a question word', isQuestion, 1],
  ['speak of somebody, nobody or whoever', isVague, 0.5],
])('few comments %s', (_, isUnclear, mostPercent) => {
  const unclear = comments.filter(({ text }) => isUnclear(text))
  const list = unclear.map(({ path, text }) => `${path}: ${text.slice(0, 80)}`).join('\n')
  expect((100 * unclear.length) / comments.length, list).toBeLessThanOrEqual(mostPercent)
})

/** Phrases that sound translated, each once written on a page or in a mail for staff. */
const odd =
  /\b(Nobody|Somebody|Whoever|Anybody|Parted by|Of what stands|To be seen from|What is answered|(that|the) ticked (ones|records)|told to nobody|back for good|by itself|Empty brings|put back|taken back|stands? (below|in|under) it|is here already|is made\b|as they stand)\b/
const staffTexts = ['app/routes/admin', 'app/features', 'app/mail/messages/staff']

test('pages and mails for staff have no odd phrases', () => {
  const found = sources
    .filter((path) => staffTexts.some((folder) => path.startsWith(folder)) && !path.includes('.test.'))
    .flatMap((path) =>
      readFileSync(path, 'utf8')
        .replace(comment, '')
        .split('\n')
        .filter((line) => odd.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    )
  expect(found).toEqual([])
})

/** Labels that the specification prescribes, addresses made of them, and the name of an HTTP header. */
const prescribed =
  /Enroll Now|Optimization$|[Ss]pecialized (expertise|IT solutions)|Legacy Modernization|Modernizing Patient Care|healthcare-modernization|Color Palette|Authorization: Bearer/g
const american =
  /\b(\w*(speciali|organi|moderni|optimi|personali|recogni|authori|summari|customi|minimi|utili|reali|prioriti|standardi|digiti)z(e|ed|es|er|ing|ations?)|enroll(s|ments?)?|inquir(y|ies)|colors?|colored|centers?|behaviors?|favorites?|catalogs?|labor|gray|fulfill|canceled|traveler|analyze|license[ds]?(?= to\b)|artifact)\b/i

test('the English texts of the site are in British spelling, but for prescribed labels', () => {
  const files = ['app/content/texts', 'app/content/posts', 'app/content/legal'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => join(folder, path))
      .filter((path) => /\.(yaml|md|ts)$/.test(path) && !/\/(fr|ko)\/|[/.-](fr|ko)\.\w+$/.test(path)),
  )
  const lines = files.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .map((line) => ({ path, line })),
  )
  const phrases = Object.entries(phraseGroups).flatMap(([group, said]) =>
    Object.keys(said).map((line) => ({ path: group, line })),
  )
  const found = [...lines, ...phrases].filter(({ line }) =>
    american.test(line.replace(prescribed, '').replace(/^\s*(- )?\w+: ?(?="#|$)|^\s*(- )?\w+:/, '')),
  )
  expect(lines.length + phrases.length).toBeGreaterThan(4000)
  expect(found.map(({ path, line }) => `${path}: ${line.trim()}`)).toEqual([])
})
