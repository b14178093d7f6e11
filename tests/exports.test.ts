// Nothing is exported for nobody: another file imports each name, and what only tests import is used in its own file.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript5'
import { expect, test } from 'vitest'

/** Imported by the framework, from the modules of routes and the entries. */
const ofRemix = new Set([
  'ErrorBoundary',
  'Layout',
  'action',
  'clientAction',
  'clientLoader',
  'default',
  'handle',
  'handleDataRequest',
  'handleError',
  'headers',
  'links',
  'loader',
  'meta',
  'shouldRevalidate',
  'streamTimeout',
])
const isOfRemix = (file: string, name: string) =>
  ofRemix.has(name) && /^app\/(routes\/|root\.tsx|entry\.|routes\.ts)/.test(file)

const exceptions = [
  // Added to routes by app/http/remix/route-defaults.js.
  'app/forms/network-safe-action.ts: clientAction',
  // Takes the place of a module of Remix; see docs/upstream.md.
  'app/http/remix/route-module.ts: loadRouteModule',
  // Called in a process of its own by the test of the start script.
  'app/commands/start/node-version.js: isSupported',
  // The brand without a database, for tests of drawings.
  'app/features/brand/current-brand.server.ts: siteOwnBrand',
  // Named in the configuration of Vitest or Playwright.
  'tests/support/playwright-costs.ts: default',
  'tests/support/postgres-server.ts: default',
  'tests/support/sqlite-templates.ts: default',
  'tests/support/vitest-costs.ts: default',
]

const sources = ['app', 'db', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[jt]sx?$/.test(file))
    .map((file) => join(folder, file)),
)
/** A file that somebody tries something in may export what it likes. */
const tracked = new Set(execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n'))
// The yardstick of the benchmark is a whole build of Remix, whose names Remix reads.
const files = ['remix.config.js', ...sources.filter((file) => file !== 'tests/bench/empty-site.js')]
const isTest = (file: string) => file.startsWith('tests/') || /\.test\.tsx?$/.test(file)

/** Each use of an export, as `file: name`; `*` for all of a file. */
const used = { inProduct: new Set<string>(), inTests: new Set<string>() }

type Export = { file: string; name: string; isUsedInside: boolean }

function read(file: string): Export[] {
  const text = readFileSync(file, 'utf8')
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const uses = isTest(file) ? used.inTests : used.inProduct
  const use = (path: string, name: string) => {
    const clean = path.replace(/\?\w+$/, '')
    if (/^[#.]/.test(clean))
      uses.add(`${clean.startsWith('#') ? clean.slice(1) : relative('.', resolve(dirname(file), clean))}: ${name}`)
  }
  const look = (node: ts.Node): void => {
    for (const [path, name] of usesIn(node)) use(path, name)
    ts.forEachChild(node, look)
  }
  look(tree)
  return tree.statements.flatMap(namesIn).map((name) => {
    const isUsedInside = (text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0) > 1
    return { file, name, isUsedInside }
  })
}

function usesIn(node: ts.Node): [string, string][] {
  if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
    const path = (node.moduleSpecifier as ts.StringLiteral).text
    if (ts.isExportDeclaration(node)) return namesOf(node.exportClause).map((name) => [path, name])
    const whole = node.importClause?.name ? ['default'] : []
    const named = node.importClause?.namedBindings
    return [...whole, ...(named ? namesOf(named) : [])].map((name) => [path, name])
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return [[(node.argument.literal as ts.StringLiteral).text, node.qualifier?.getText() ?? '*']]
  const [path] = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments : []
  if (!path || !ts.isStringLiteral(path)) return []
  return namesAwaited(node).map((name) => [path.text, name])
}

/** The names of `import { … }` and `export { … } from`. */
function namesOf(named?: ts.NamedImportBindings | ts.NamedExportBindings): string[] {
  if (!named || ts.isNamespaceImport(named) || ts.isNamespaceExport(named)) return ['*']
  return named.elements.map(({ propertyName, name }) => (propertyName ?? name).text)
}

/** The names of `const { … } = await import(…)` and `(await import(…)).name`. */
function namesAwaited({ parent }: ts.Node): string[] {
  const around = ts.isAwaitExpression(parent) ? parent.parent : parent
  const holder = ts.isParenthesizedExpression(around) ? around.parent : around
  if (ts.isPropertyAccessExpression(holder) && !/^(then|catch)$/.test(holder.name.text)) return [holder.name.text]
  if (!ts.isVariableDeclaration(holder) || !ts.isObjectBindingPattern(holder.name)) return ['*']
  return holder.name.elements.map(({ propertyName, name }) => (propertyName ?? name).getText())
}

function namesIn(statement: ts.Statement): string[] {
  if (ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause))
    return statement.exportClause.elements.map(({ name }) => name.text)
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
  const has = (kind: ts.SyntaxKind) => modifiers.some((modifier) => modifier.kind === kind)
  if (ts.isExportAssignment(statement) || has(ts.SyntaxKind.DefaultKeyword)) return ['default']
  if (!has(ts.SyntaxKind.ExportKeyword)) return []
  if (!ts.isVariableStatement(statement)) return [(statement as ts.DeclarationStatement).name?.getText() ?? '']
  return statement.declarationList.declarations.flatMap(({ name }) =>
    ts.isObjectBindingPattern(name) ? name.elements.map((element) => element.name.getText()) : [name.getText()],
  )
}

test('every exported name is imported by another file, or is not exported', () => {
  const exported = files.flatMap(read)
  const has = (uses: Set<string>, { file, name }: Export) => uses.has(`${file}: ${name}`) || uses.has(`${file}: *`)
  const idle = exported.filter((one) => {
    if (!tracked.has(one.file) || isOfRemix(one.file, one.name) || /\.(test|spec|config)\.[jt]sx?$/.test(one.file))
      return false
    if (has(used.inProduct, one)) return false
    return !(has(used.inTests, one) && (one.isUsedInside || isTest(one.file)))
  })
  expect([...new Set(idle.map(({ file, name }) => `${file}: ${name}`))].sort()).toEqual([...exceptions].sort())
})
