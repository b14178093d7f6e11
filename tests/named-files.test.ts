// docs/house.md names only files that are there.
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const isThere = (path: string) => existsSync(path) || existsSync(`app/${path}`)

test('each file and folder that the recipes and the glossary name is there', () => {
  const [, added = ''] = readFileSync('docs/house.md', 'utf8').split(/^(?=## Adding something)/m)
  const named = [...added.matchAll(/`([\w.-]+\/[\w./-]+)`/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(70)
  expect(named.filter((path) => !isThere(path))).toEqual([])
})
