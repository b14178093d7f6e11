// The phrases that an act may answer with: of each `done` of a staff form, and of each message of a redirect, followed through
// the constants and functions that they are made of.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import ts from 'typescript5'
import { catalogues } from '#app/languages/phrases.server.ts'
import { sourceFiles } from './imports.ts'

const phrases = new Set(Object.values(catalogues.fr).flatMap((group) => Object.keys(group)))

const sources = new Map<string, ts.SourceFile>()
function sourceOf(file: string): ts.SourceFile {
  const source =
    sources.get(file) ?? ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  sources.set(file, source)
  return source
}

/** What is said stands in routes and in the files of words; other functions give values. */
const hasWords = (file: string) => /^app\/routes\/|\/(\w+-)*(words|copy)(\.server)?\.tsx?$/.test(file)

const nameOf = (node: { name?: ts.Node }) => node.name?.getText().replaceAll(/['"]/g, '')

/** Words beside the message: labels of links, addresses. */
const isBeside = (node: ts.Node) =>
  ts.isPropertyAssignment(node) && /^(label|to|form|kind|action|link|refusals)$/.test(nameOf(node) ?? '')

/** `keyIn(moves, …)` says nothing of the table. */
const isKey = (node: ts.Node) => ts.isCallExpression(node) && node.expression.getText() === 'keyIn'

/** What is said from one place, and the names of all that decides what. */
type Told = { file: string; texts: ReadonlySet<string>; names: ReadonlySet<string> }

export const toldTexts = (): Told[] =>
  sourceFiles
    .filter((path) => path.startsWith('app/routes/'))
    .flatMap((file) => rootsIn(sourceOf(file)).map((root) => ({ file, ...saidFrom(root) })))

/** Tables of words are said where they are read. */
const isTable = (node: ts.Node) => ts.isStringLiteralLike(node) || ts.isObjectLiteralExpression(node)

function rootsIn(source: ts.SourceFile): ts.Node[] {
  const roots: ts.Node[] = []
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) && /^(done|same)$/.test(nameOf(node) ?? '') && !isTable(node.initializer))
      roots.push(node.initializer)
    else if (ts.isCallExpression(node) && /^(redirectWithFlash|takeBackAction)$/.test(node.expression.getText()))
      roots.push(...node.arguments)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return roots
}

/** Pages without translations say sentences that are no phrases. */
const isText = (text: string) => (phrases.has(text) && / |\.$/.test(text)) || /^[A-Z].* .*[.!]$/.test(text)

function saidFrom(root: ts.Node): Omit<Told, 'file'> {
  const texts = new Set<string>()
  const names = new Set<string>()
  const seen = new Set<ts.Node>()
  const visit = (node: ts.Node) => {
    if (seen.has(node) || isBeside(node) || isKey(node) || ts.isTypeNode(node)) return
    seen.add(node)
    if (ts.isStringLiteralLike(node) && isText(node.text)) texts.add(node.text)
    if (ts.isIdentifier(node)) {
      names.add(node.text)
      for (const declared of declarationsOf(node)) visit(declared)
    }
    const members = ts.isPropertyAccessExpression(node) ? membersOf(node) : null
    if (members) for (const member of members) visit(member)
    else if (ts.isPropertyAccessExpression(node)) {
      names.add(node.name.text)
      visit(node.expression)
    } else if (ts.isPropertyAssignment(node) || ts.isParameter(node)) {
      if (node.initializer) visit(node.initializer)
    } else if (!isTakenApart(node)) ts.forEachChild(node, visit)
  }
  visit(root)
  return { texts, names }
}

/** `const { done } = moves[…]`: only what is taken is said. */
const isTakenApart = (node: ts.Node) =>
  ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name) && tableOf(node.initializer) !== undefined

/** The table of `moves` or `moves[…]`. */
function tableOf(node: ts.Node | undefined): ts.Identifier | ts.PropertyAccessExpression | undefined {
  const base = node && ts.isElementAccessExpression(node) ? node.expression : node
  return base && (ts.isIdentifier(base) || ts.isPropertyAccessExpression(base)) ? base : undefined
}

/** The values of a property of a table of words, or of the entries of a table; null for anything else. */
function membersOf({ expression, name }: ts.PropertyAccessExpression): ts.Node[] | null {
  const base = tableOf(expression)
  if (!base) return null
  const tables = ts.isIdentifier(base) ? declarationsOf(base) : (membersOf(base) ?? [])
  const members = tables.flatMap((table) => namedIn(table, name.text))
  return members.length > 0 ? members : null
}

function namedIn(table: ts.Node, name: string): ts.Node[] {
  const found: ts.Node[] = []
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) && nameOf(node) === name) found.push(node.initializer)
    else ts.forEachChild(node, visit)
  }
  visit(table)
  return found
}

/** What an identifier stands for, in its own file or in the one that it is imported from. */
function declarationsOf(node: ts.Identifier): ts.Node[] {
  const source = node.getSourceFile()
  const own = declaredIn(source, node.text)
  if (own.length > 0) return own
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue
    const bindings = statement.importClause?.namedBindings
    const element =
      bindings && ts.isNamedImports(bindings) && bindings.elements.find(({ name }) => name.text === node.text)
    if (!element) continue
    const path = (statement.moduleSpecifier as ts.StringLiteral).text
    const file = path.startsWith('#') ? path.slice(1) : relative('.', resolve(dirname(source.fileName), path))
    return hasWords(file) && existsSync(file)
      ? declaredIn(sourceOf(file), (element.propertyName ?? element.name).text)
      : []
  }
  return []
}

function declaredIn(source: ts.SourceFile, name: string): ts.Node[] {
  const found: ts.Node[] = []
  const visit = (node: ts.Node) => {
    if (ts.isFunctionDeclaration(node) && node.name?.text === name) found.push(node)
    if (ts.isVariableDeclaration(node) && node.initializer) {
      if (ts.isIdentifier(node.name) && node.name.text === name) found.push(node.initializer)
      else if (ts.isObjectBindingPattern(node.name)) found.push(...boundIn(node.name, name, node.initializer))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** `const { done } = moves[…]`: the property of the table, or of its entries. */
function boundIn(pattern: ts.ObjectBindingPattern, name: string, initializer: ts.Expression): ts.Node[] {
  const element = pattern.elements.find((one) => ts.isIdentifier(one.name) && one.name.text === name)
  if (!element) return []
  const base = tableOf(initializer)
  if (!base || !ts.isIdentifier(base)) return []
  if (element.dotDotDotToken) return declarationsOf(base)
  const property = (element.propertyName ?? element.name).getText()
  return declarationsOf(base).flatMap((table) => namedIn(table, property))
}
