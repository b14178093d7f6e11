import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findKind } from './kinds.server.ts'
import { launchChecklist } from './launch-checklist.server.ts'
import { labelsIn } from './missing-facts.ts'

const sources = readdirSync('app/content', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.(ts|yaml|md)$/.test(file) && !file.endsWith('launch-checklist.yaml'))
  .map((file) => `app/content/${file}`)
const labels = (file: string) => labelsIn(readFileSync(file, 'utf8').replaceAll(/\s+/g, ' '))
const named = launchChecklist.flatMap(({ files = [] }) => files)

test('every file with a placeholder that staff cannot edit is listed, and every listed file exists', () => {
  const inCode = sources.filter(
    (file) => file.endsWith('.ts') && !/\/(company|facts|missing-facts|testimonials)\.ts$/.test(file),
  )
  const marked = inCode.filter((file) => labels(file).length > 0)
  expect(marked.length).toBeGreaterThan(3)
  expect(marked.filter((file) => !named.includes(file))).toEqual([])
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})

test('every missing fact has one line, and supplied facts have none', () => {
  const marked = sources.filter((file) => !/\/missing-facts\.ts$/.test(file)).flatMap(labels)
  const listed = launchChecklist.flatMap(({ facts = [] }) => facts)
  expect(listed.toSorted()).toEqual([...new Set(marked)].toSorted())
})

test('every line has a unique id, and names kinds of text that there are', () => {
  expect(launchChecklist.length).toBeGreaterThan(50)
  expect(new Set(launchChecklist.map(({ id }) => id)).size).toBe(launchChecklist.length)
  const kinds = launchChecklist.flatMap(({ kinds = [] }) => kinds)
  expect(kinds.filter((kind) => !findKind(kind))).toEqual([])
})
