// docs/adding.md and docs/glossary.md name only files that are there.
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const isThere = (path: string) => existsSync(path) || existsSync(`app/${path}`)

test.each([
  ['docs/adding.md', 40],
  ['docs/glossary.md', 30],
])('each file and folder that %s names is there', (page, least) => {
  const named = [...readFileSync(page, 'utf8').matchAll(/`([\w.-]+\/[\w./-]+)`/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(least)
  expect(named.filter((path) => !isThere(path))).toEqual([])
})
