// docs/house.md and comments name only files that are there.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const isThere = (path: string) => existsSync(path) || existsSync(`app/${path}`)

const files = ['app', 'db', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
)
const names = new Set(files.map((path) => basename(path)))

test('each file and folder that the recipes and the glossary name is there', () => {
  const house = readFileSync('docs/house.md', 'utf8')
  const [, added = ''] = house.split(/^(?=## Adding something)/m)
  const named = [...added.matchAll(/`([\w.-]+\/[\w./-]+)`/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(70)
  expect(named.filter((path) => !isThere(path))).toEqual([])
  const bare = [...house.matchAll(/`(?:[\w./-]+\/)?([\w.-]+\.tsx?)`/g)].map(([, name = '']) => name)
  expect(bare.length).toBeGreaterThan(100)
  expect(bare.filter((name) => !names.has(name))).toEqual([])
})

test('each file that a comment sends to is there', () => {
  const sent = files
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/^ *(?:\/\/|\/?\*).*\bsee `?([\w./-]+\.tsx?)\b/gim)].map(
        ([, name = '']) => [path, basename(name)],
      ),
    )
  expect(sent.length).toBeGreaterThan(10)
  expect(sent.filter(([, name = '']) => !names.has(name))).toEqual([])
})
