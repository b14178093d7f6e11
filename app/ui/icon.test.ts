import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconNames } from './icon-names.ts'

const sprite = readFileSync(new URL('./icons.svg', import.meta.url), 'utf8')

test('the sprite contains exactly the listed icons (npm run icons regenerates it)', () => {
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1])
  expect(drawn).toEqual([...iconNames])
})

test('every icon used by content and pages is listed', () => {
  const sources = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const asked = sources.flatMap((file) =>
    [...readFileSync(`app/${file}`, 'utf8').matchAll(/(?:icon: '|<Icon name="|icon="|icon=\{')([a-z0-9-]+)/g)].map(
      (match) => match[1] ?? '',
    ),
  )
  expect(asked.length).toBeGreaterThan(50)
  expect([...new Set(asked)].filter((name) => !(iconNames as readonly string[]).includes(name))).toEqual([])
})
