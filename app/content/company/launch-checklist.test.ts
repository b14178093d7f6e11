import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isPlaceholder } from './company.ts'
import { launchChecklist } from './launch-checklist.ts'

const sources = readdirSync('app/content', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.ts$/.test(file))
  .map((file) => `app/content/${file}`)
const named = launchChecklist.flatMap(({ where }) => where.match(/app\/[\w/.-]+/g) ?? [])

test('every file with a placeholder is listed, and every listed file exists', () => {
  const files = sources.filter(
    (file) => !/\/(claims|company|facts|launch-checklist|missing-facts|testimonials)\.ts$/.test(file),
  )
  const marked = files.filter((file) => isPlaceholder(readFileSync(file, 'utf8')))
  expect(marked.length).toBeGreaterThan(5)
  expect(marked.filter((file) => !named.includes(file))).toEqual([])
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})

test('every missing fact has one line, and supplied facts have none', () => {
  const marked = sources
    .filter((file) => !/\/(claims|missing-facts)\.ts$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\[([^[\]]+) – to be confirmed\]/g)])
    .map(([, label]) => label)
  const listed = launchChecklist.flatMap(({ facts = [] }) => facts)
  expect(listed.toSorted()).toEqual([...new Set(marked)].toSorted())
})

test('every line has a unique id', () => {
  expect(new Set(launchChecklist.map(({ id }) => id)).size).toBe(launchChecklist.length)
})
