// No regular expression of the product is vulnerable to ReDoS: matching time must be linear in the text.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { check } from 'recheck'
import ts from 'typescript5'
import { describe, expect, test } from 'vitest'

type Pattern = { place: string; source: string; flags: string }

const files = ['app', 'db'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[jt]sx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
)

/** Every literal, and every pattern composed from constants of the same file. */
function patternsIn(file: string, text: string): Pattern[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: Pattern[] = []
  const look = (node: ts.Node) => {
    const place = `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      found.push({ place, source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp') {
      const [source, flags] = (node.arguments ?? []).map((argument) => textOf(argument, tree))
      found.push({ place, source: source ?? '', flags: flags ?? '' })
    }
    ts.forEachChild(node, look)
  }
  look(tree)
  return found
}

/** @throws for a pattern composed at run time, whose matching time cannot be determined */
function textOf(node: ts.Node, tree: ts.SourceFile): string {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map((part) => textOf(part.expression, tree) + part.literal.text).join('')
  }
  const value = ts.isIdentifier(node) ? constant(node.text, tree) : undefined
  if (!value) throw new Error(`${tree.fileName} makes a pattern of ${node.getText()}, which cannot be judged`)
  return textOf(value, tree)
}

const constant = (name: string, tree: ts.SourceFile) =>
  tree.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) => statement.declarationList.declarations)
    .find((declaration) => declaration.name.getText() === name)?.initializer

/** Undecidable patterns are fuzzed, with a fixed seed and step limits instead of time limits, for stable results. */
const judging = { randomSeed: 1, timeout: null, attackTimeout: null, incubationTimeout: null } as const

const problemOf = async ({ place, source, flags }: Pattern) => {
  const judged = await check(source, flags, judging)
  if (judged.status === 'safe') return null
  const why = judged.status === 'vulnerable' ? judged.complexity.summary : JSON.stringify(judged.error)
  return `${place} /${source}/${flags} is ${judged.status}: ${why}`
}

describe('the checker', () => {
  const judged = async (code: string) => Promise.all(patternsIn('x.ts', code).map(problemOf))

  test('finds patterns wherever they are written, and slow ones among them', async () => {
    const [nested, square, built, fine] = await judged(`
      const word = '(\\\\w+\\\\s?)'
      const all = [/^(a+)+$/, text.replace(/<a\\s[^>]*href/i, ''), new RegExp(\`^\${word}*$\`, 'u'), RegExp('^a+b')]`)
    expect(nested).toMatch(/^x\.ts:3 .* is vulnerable: exponential/)
    expect(square).toMatch(/is vulnerable: .*2nd degree polynomial/)
    expect(built).toMatch(/is vulnerable: exponential/)
    expect(fine).toBeNull()
  })

  test('refuses patterns composed at run time', () => {
    expect(() => patternsIn('x.ts', 'new RegExp(typed)')).toThrow('makes a pattern of typed, which cannot be judged')
  })
})

test('every pattern of the product matches in linear time', async () => {
  const patterns = files.flatMap((file) => patternsIn(file, readFileSync(file, 'utf8')))
  expect(patterns.length).toBeGreaterThan(50)
  const different = [...new Map(patterns.map((pattern) => [`${pattern.source} ${pattern.flags}`, pattern])).values()]
  const problems = await Promise.all(different.map(problemOf))
  expect(problems.filter((problem) => problem !== null)).toEqual([])
})
