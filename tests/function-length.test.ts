// Functions stay short enough to be read at once; migrations are long lists and exempt.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript5'
import { expect, test } from 'vitest'

const longest = 60
const mostLonger = 5

test(`at most ${mostLonger} functions have more than ${longest} lines`, () => {
  const files = ['app', 'db'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|migrations\//.test(file))
  const long = sources.flatMap((file) => longFunctions(file))
  expect(long.length, long.join('\n')).toBeLessThanOrEqual(mostLonger)
})

function longFunctions(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    const lines = lineOf(source, node.end) - lineOf(source, node.getStart()) + 1
    if (ts.isFunctionLike(node) && lines > longest)
      found.push(`${file}:${lineOf(source, node.getStart())} ${lines} lines`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const lineOf = (source: ts.SourceFile, position: number) => source.getLineAndCharacterOfPosition(position).line + 1
