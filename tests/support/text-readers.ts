// Finds in the code the declarations that scan a text repeatedly, and those that a test reaches.
import { relative } from 'node:path'
import ts from 'typescript5'

/** Calls that look at more than one place of a text. */
const scans =
  /^(split|replace|replaceAll|match|matchAll|search|exec|test|includes|indexOf|lastIndexOf|slice|substring)$/
const callsBack =
  /^(map|flatMap|filter|some|every|find|findLast|findIndex|findLastIndex|reduce|reduceRight|forEach|replace|replaceAll)$/

type Sources = { program: ts.Program; checker: ts.TypeChecker }

/** @param more sources that are on no disk, by their path */
export function readSources(files: readonly string[], more: Record<string, string> = {}): Sources {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: ['_'] }, ts.sys, process.cwd())
  const host = ts.createCompilerHost(options)
  const texts = new Map(Object.entries(more).map(([file, text]) => [`${process.cwd()}/${file}`, text]))
  const { fileExists, getSourceFile } = host
  host.fileExists = (file) => texts.has(file) || fileExists(file)
  host.getSourceFile = (file, target) => {
    const text = texts.get(file)
    return text === undefined ? getSourceFile(file, target) : ts.createSourceFile(file, text, target, true)
  }
  const program = ts.createProgram([...files, ...texts.keys()], options, host)
  return { program, checker: program.getTypeChecker() }
}

/** Every declaration at the top of a module that scans a text in a loop or by calling itself: "app/mail/address.ts bareAddress". */
export const scansRepeatedly = (sources: Sources, files: readonly string[]): string[] =>
  files
    .flatMap((file) => declarationsOf(sources, file))
    .filter((declaration) => scansInLoop(sources, declaration))
    .map(nameOf)

/** Every declaration that the code of these files uses, itself or through others. */
export function usedBy(sources: Sources, files: readonly string[]): Set<string> {
  const used = new Set<ts.Declaration>()
  const waiting: ts.Node[] = files.flatMap((file) => sources.program.getSourceFile(file) ?? [])
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const declaration of declarationsIn(sources, next)) {
      if (used.has(declaration)) continue
      used.add(declaration)
      waiting.push(declaration)
    }
  }
  return new Set([...used].map(nameOf))
}

const nameOf = (declaration: ts.Declaration) =>
  `${relative('.', declaration.getSourceFile().fileName)} ${ts.getNameOfDeclaration(declaration)?.getText()}`

const declarationsOf = ({ program }: Sources, file: string): ts.Declaration[] =>
  [...(program.getSourceFile(file)?.statements ?? [])].flatMap((statement): ts.Declaration[] => {
    if (ts.isVariableStatement(statement)) return [...statement.declarationList.declarations]
    return ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) ? [statement] : []
  })

/** The declarations at the top of our own modules that the code of this node names. */
function declarationsIn(sources: Sources, node: ts.Node): ts.Declaration[] {
  const found: ts.Declaration[] = []
  const look = (child: ts.Node) => {
    if (ts.isTypeNode(child) || ts.isImportDeclaration(child)) return
    if (ts.isIdentifier(child)) found.push(...declarationsNamed(sources, child))
    ts.forEachChild(child, look)
  }
  look(node)
  return found
}

const declarationsNamed = (sources: Sources, name: ts.Identifier): ts.Declaration[] =>
  (symbolOf(sources, name)?.declarations ?? []).flatMap((declaration) => topOf(declaration) ?? [])

/** A name in `const { a } = …` counts as what it takes, from `await import(…)` too. */
function symbolOf({ checker }: Sources, name: ts.Identifier): ts.Symbol | undefined {
  const { parent } = name
  const taken =
    ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent)
      ? checker.getTypeAtLocation(parent.parent).getProperty((parent.propertyName ?? parent.name).getText())
      : ts.isShorthandPropertyAssignment(parent)
        ? checker.getShorthandAssignmentValueSymbol(parent)
        : checker.getSymbolAtLocation(name)
  return taken && taken.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(taken) : taken
}

function topOf(declaration: ts.Node): ts.Declaration | null {
  for (let node = declaration; !ts.isSourceFile(node); node = node.parent) {
    const holder = ts.isVariableDeclaration(node) ? node.parent.parent.parent : node.parent
    const isTop = holder && ts.isSourceFile(holder) && isOurs(holder)
    if (isTop && (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)))
      return node
  }
  return null
}

const isOurs = (node: ts.Node) => !node.getSourceFile().fileName.includes('/node_modules/')

function scansInLoop(sources: Sources, declaration: ts.Declaration): boolean {
  const look = (node: ts.Node, loop: ts.Node | null): boolean => {
    if (loop && scannedBy(sources, node).some((text) => isFromOutside(sources, text, loop))) return true
    if (ts.isForStatement(node)) {
      const repeated = [node.condition, node.incrementor, node.statement].some((part) => part && look(part, node))
      return repeated || (node.initializer !== undefined && look(node.initializer, loop))
    }
    if (ts.isForOfStatement(node)) return look(node.expression, loop) || look(node.statement, node)
    const inside = ts.isIterationStatement(node, false) || isCallback(node) ? node : loop
    return ts.forEachChild(node, (child) => look(child, inside) || undefined) ?? false
  }
  return look(declaration, null) || (hasScan(sources, declaration) && callsItself(sources, declaration))
}

/** The texts that this call scans, itself or in a function of ours. */
function scannedBy(sources: Sources, node: ts.Node): ts.Expression[] {
  if (!ts.isCallExpression(node)) return []
  const { expression: called, arguments: given } = node
  if (ts.isIdentifier(called)) {
    const scansGiven = symbolOf(sources, called)?.declarations?.some((one) => isOurs(one) && hasScan(sources, one))
    return scansGiven ? given.filter((argument) => isText(sources, argument)) : []
  }
  if (!ts.isPropertyAccessExpression(called) || !scans.test(called.name.text)) return []
  if (isText(sources, called.expression)) return [called.expression]
  return typeOf(sources, called.expression).symbol?.name === 'RegExp' ? [...given] : []
}

const typeOf = ({ checker }: Sources, node: ts.Expression) =>
  checker.getNonNullableType(checker.getTypeAtLocation(node))

const isText = (sources: Sources, node: ts.Expression) => (typeOf(sources, node).flags & ts.TypeFlags.StringLike) !== 0

const hasScan = (sources: Sources, node: ts.Node): boolean =>
  isOwnScan(sources, node) || (ts.forEachChild(node, (child) => hasScan(sources, child) || undefined) ?? false)

const isOwnScan = (sources: Sources, node: ts.Node) =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  scannedBy(sources, node).some((text) => !ts.isStringLiteralLike(text))

/** Every turn of the loop sees the same text, or what the turn before has left of it. */
function isFromOutside({ checker }: Sources, text: ts.Expression, loop: ts.Node): boolean {
  const root = rootOf(text)
  if (!root) return false
  return checker.getSymbolAtLocation(root)?.declarations?.some((one) => !isWithin(one, loop)) ?? false
}

function rootOf(node: ts.Node): ts.Identifier | null {
  if (ts.isIdentifier(node)) return node
  const holds =
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isCallExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isParenthesizedExpression(node)
  if (holds) return rootOf(node.expression)
  return ts.isBinaryExpression(node) ? rootOf(node.left) : null
}

/** The variables of `for (let …; …; …)` outlive a turn. */
function isWithin(node: ts.Node, loop: ts.Node): boolean {
  if (ts.isForStatement(loop) && loop.initializer && contains(loop.initializer, node)) return false
  return contains(loop, node)
}

const contains = (outer: ts.Node, inner: ts.Node) =>
  outer.getSourceFile() === inner.getSourceFile() && outer.pos <= inner.pos && inner.end <= outer.end

const callsItself = (sources: Sources, declaration: ts.Declaration): boolean => {
  const look = (node: ts.Node): boolean =>
    (ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      isOneOf(declaration, symbolOf(sources, node.expression)?.declarations)) ||
    (ts.forEachChild(node, (child) => look(child) || undefined) ?? false)
  return look(declaration)
}

const isOneOf = (declaration: ts.Declaration, all: readonly ts.Declaration[] = []) => all.includes(declaration)

/** A function that is called for each item of a list, or for each match in a text. */
const isCallback = (node: ts.Node): boolean =>
  ts.isArrowFunction(node) &&
  ts.isCallExpression(node.parent) &&
  ts.isPropertyAccessExpression(node.parent.expression) &&
  callsBack.test(node.parent.expression.name.text)
