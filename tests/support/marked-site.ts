// A copy of the built site in which every translation stands in ⟦ ⟧, so that a page shows what is not translated, and a phrase
// that is looked up by its translation stands in ⟪ ⟫.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import ts from 'typescript5'
import { ownFields, ownSeed, type TextKind, type TextPlace } from '#app/features/texts/define-texts.ts'
import { textKinds } from '#app/features/texts/kinds.server.ts'
import { newestVersion } from '#app/features/texts/versions.server.ts'
import { saveText } from '#app/features/texts/write-texts.server.ts'
import { documentOf, placesIn, valuesOf } from '#app/forms/document/document-values.ts'
import { isWords } from '#app/forms/document/field-types.ts'
import { otherLanguages } from '#app/languages/pages.ts'
import { catalogues } from '#app/languages/phrases.server.ts'
import { theSite } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'

/** Marks the words beside the names in braces, what fills those has its own marks or none; of a plural, in each form. */
const mark = (text: string): string =>
  text
    .split(/(\{\w+, plural,(?: \w+ \{[^{}]*\})+\})/)
    .map((part, at) =>
      at % 2 === 0
        ? markWords(part)
        : part.replaceAll(/(\w+) \{([^{}]*)\}/g, (_, rule, form) => `${rule} {${markWords(form)}}`),
    )
    .join('')

const markWords = (text: string): string =>
  text
    .split(/(\{\w+\}|#)/)
    .map((part, at) => (at % 2 === 0 && /\p{L}/u.test(part) ? `⟦${part}⟧` : part))
    .join('')

type Phrases = Readonly<Record<string, string>>
const groups: readonly Phrases[] = Object.values(catalogues).flatMap((catalogue) => Object.values<Phrases>(catalogue))

/** @returns the folder of the copy */
export function markBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'marked-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const server = join(folder, 'build/server')
  cpSync('build/server', server, { recursive: true, filter: (path) => !path.endsWith('.map') })
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const paths = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js'))
  const found = { groups: 0, lookups: 0 }
  for (const path of paths.map((name) => join(server, name))) {
    const code = readFileSync(path, 'utf8')
    const marked = markLookup(markPhrases(code, found), found)
    if (marked !== code) writeFileSync(path, marked)
  }
  if (!isDeepStrictEqual(found, { groups: groups.length, lookups: 1 }))
    throw new Error(`The build has ${JSON.stringify(found)} of ${groups.length} groups of phrases and of one lookup`)
  return server
}

/** A phrase without a translation, which a translation itself has not. */
function markLookup(code: string, found: { lookups: number }): string {
  return code.replaceAll('inEnglish=phrase=>', (start) => {
    found.lookups += 1
    return String.raw`${start}phrase.includes("\u27e6")?"\u27ea"+phrase+"\u27eb":`
  })
}

function markPhrases(code: string, found: { groups: number }): string {
  if (!groups.some((group) => code.includes(longestPhrase(group)))) return code
  const source = ts.createSourceFile('build.js', code, ts.ScriptTarget.Latest)
  const changes: { start: number; end: number; text: string }[] = []
  const visit = (node: ts.Node) => {
    const phrases = phrasesOf(node)
    if (phrases && groups.some((group) => isDeepStrictEqual(group, phrases))) {
      found.groups += 1
      const marked = Object.entries(phrases).map(([phrase, said]) => [phrase, mark(said)])
      changes.push({ start: node.getStart(source), end: node.end, text: JSON.stringify(Object.fromEntries(marked)) })
    } else ts.forEachChild(node, visit)
  }
  visit(source)
  return changes.reduceRight((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code)
}

/** As it stands in any quotes. */
const longestPhrase = (group: Phrases) =>
  Object.keys(group)
    .filter((phrase) => /^[ -~]+$/.test(phrase) && !/["'`\\]/.test(phrase))
    .reduce((longest, phrase) => (phrase.length > longest.length ? phrase : longest))

/** Of an object or, if the group is long, of its JSON. */
function phrasesOf(node: ts.Node): Phrases | null {
  if (ts.isCallExpression(node)) {
    const [json] = node.arguments
    const isJson = json && ts.isStringLiteralLike(json) && ts.isPropertyAccessExpression(node.expression)
    return isJson && node.expression.name.text === 'parse' && json.text.startsWith('{') ? JSON.parse(json.text) : null
  }
  if (!ts.isObjectLiteralExpression(node)) return null
  const pairs = node.properties.map((property) =>
    ts.isPropertyAssignment(property) &&
    !ts.isComputedPropertyName(property.name) &&
    ts.isStringLiteralLike(property.initializer)
      ? [property.name.text, property.initializer.text]
      : null,
  )
  return pairs.every((pair) => pair !== null) ? Object.fromEntries(pairs) : null
}

/** Publishes the code's translation of every text, with marks. */
export async function publishMarkedTexts(db: Db, now: number) {
  for (const kind of textKinds)
    for (const language of otherLanguages.filter((one) => kind.languages.includes(one)))
      for (const key of kind.keys) {
        const place = { key, language }
        const { number: version } = await newestVersion(db, kind, place)
        const input = { document: markedDocument(kind, place), version, publish: { at: 'now' as const } }
        const saved = await saveText(db, kind, place, input, { actor: theSite, now })
        if (!saved.ok) throw new Error(`${kind.kind} ${key} ${language}: ${JSON.stringify(saved)}`)
      }
}

/** Each sentence alone, because pages part some texts there. Markdown has a paragraph, a heading or a point on each line. */
const markSentences = (text: string) =>
  text.replaceAll(
    /^(\s*(?:#+ |[-*] |\d+\. |> )?)(.+)$/gm,
    (_, sign, words: string) =>
      sign +
      words
        .split(/(?<=[.!?…]) /)
        .map(mark)
        .join(' '),
  )

function markedDocument(kind: TextKind, place: TextPlace) {
  const fields = ownFields(kind, place.language)
  const values = valuesOf(fields, ownSeed(kind, place))
  for (const field of placesIn(fields, values)) {
    const marked = markSentences(String(values[field.name]))
    if ('leaf' in field && isWords(field.leaf) && marked.length <= field.leaf.max) values[field.name] = marked
  }
  return documentOf(fields, values)
}
