// docs/adding.md names only files that are there.
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('each file and folder that a recipe names is there', () => {
  const text = readFileSync('docs/adding.md', 'utf8')
  const named = [...text.matchAll(/`((?:app|db|docs|tests)\/[\w./-]+)`/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})
