// The words of the staff area: every one is a phrase, and every page has those that it says.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript5'
import { describe, expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { reach } from '#tests/support/reach.ts'
import { catalogues } from './phrases.server.ts'
import { groupsOfStaff } from './staff-groups.ts'

const groups = Object.entries(catalogues.fr)
const groupsThatSay = (phrase: string) => groups.filter(([, said]) => phrase in said).map(([group]) => group)
const phrases = new Set(groups.flatMap(([, said]) => Object.keys(said)))
/** Without the names in braces. */
const shapeOf = (phrase: string) => phrase.replaceAll(/\{[^}]*\}/g, '{}')
const shapes = new Set([...phrases].map(shapeOf))

/** Files that people open elsewhere stay in English: tables for spreadsheets. */
const isFile = (path: string) => /(^|[-/])csv\.ts$/.test(path)

type Page = { path: string; file: string }
type Entry = { file: string; path?: string; children?: Entry[] }

const staffLayout = ((await routes) as Entry[]).find(({ file }) => file === 'routes/admin/shared/staff-layout.tsx')
const pages: Page[] = (staffLayout?.children ?? []).map(({ path, file }) => ({
  path: `/${path}`,
  file: join('app', file),
}))
const isOfServer = (path: string) => path.includes('.server.')
const staffFiles = readdirSync('app/routes/admin', { recursive: true, encoding: 'utf8' })
  .map((path) => join('app/routes/admin', path))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path) && !isFile(path))

/** Attributes and properties whose texts people read. */
const readOut =
  /^(label|title|hint|text|head|caption|legend|placeholder|button|busy|alt|aria-label|summary|crumb|failed|changed|reload|keep|all|formError|problem|data-label)$/

const hasWord = (text: string) => /[A-Za-z]{2}/.test(text)

describe('no word of a staff page is left in English', () => {
  test.each(staffFiles)('%s', (path) => {
    const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
    const found: string[] = []
    const visit = (node: ts.Node) => {
      const text = textOf(node)
      if (text !== undefined && hasWord(shapeOf(text)) && !isPhrase(text)) found.push(text)
      if (!isQuoted(node)) ts.forEachChild(node, visit)
    }
    visit(source)
    expect(found).toEqual([])
  })
})

/** Its words are typed by people or code: `<code>`, `<kbd>`. */
const isQuoted = (node: ts.Node) =>
  ts.isJsxElement(node) && /^(code|kbd|pre)$/.test(node.openingElement.tagName.getText())

/** These take phrases and say them themselves. */
const isSaid = ({ parent }: ts.JsxAttribute) => /^<(Confirm|By|ListSearch|SecretTable)\b/.test(parent.parent.getText())

/** Raw text in an element is never said, even if it is a phrase. */
const isPhrase = (text: string) => !text.startsWith('>') && shapes.has(shapeOf(text))

/** The text of a node that people read; undefined for any other node. Begins with > in an element. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return isQuoted(node.parent) ? undefined : `>${node.text}`
  if (ts.isJsxAttribute(node) && readOut.test(node.name.getText()) && node.initializer)
    return ts.isStringLiteral(node.initializer) && !isSaid(node)
      ? `>${node.initializer.text}`
      : templateOf(node.initializer)
  if (ts.isPropertyAssignment(node) && readOut.test(node.name.getText().replaceAll("'", '')))
    return templateOf(node.initializer)
  return undefined
}

/** The text of a literal, with {} for the values of a template. */
function templateOf(node: ts.Node): string | undefined {
  if (ts.isJsxExpression(node) && node.expression) return templateOf(node.expression)
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('')
}

/** Also in tables of labels, so every text in quotes counts. */
const quotedBy = (file: string) =>
  [...reach(file, (path) => !isOfServer(path) && !isRule.test(path) && !isPublic.test(path))].flatMap((path) =>
    quotedIn(path),
  )

/**
 * The rules of forms are checked on the server, which says what they find. Of a table of messages a page says one or two:
 * tests/http/staff-languages.rest.test.ts reads every page.
 */
const isRule = /(^|[-/])(schemas?|rules|words)\.ts$/

/** Imported by staff pages, but never drawn on one. */
const isPublic =
  /^app\/((content|languages|root|routes\/public|ui\/frame|mail\/messages\/visitors)\/|mail\/(calendar-file|office-words)\.)/

const known = new Map<string, string[]>()

function quotedIn(path: string): string[] {
  const before = known.get(path)
  if (before) return before
  const code = readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const quoted = [...code.matchAll(/(?<!=== )'([^'\n]+)'|"([^"\n]+)"/g)].map(([, one, other]) => one ?? other ?? '')
  const said = quoted.filter((text) => phrases.has(text) && /^[A-Z(]| /.test(text))
  known.set(path, said)
  return said
}

test.each(pages.filter(({ file }) => !isFile(file)))('$path brings every phrase that it can say', ({ path, file }) => {
  const brought = new Set<string>(groupsOfStaff(path))
  const missing = quotedBy(file).filter((text) => !groupsThatSay(text).some((group) => brought.has(group)))
  expect([...new Set(missing)]).toEqual([])
})
