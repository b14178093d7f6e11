import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isRanked, priorityOf } from './priority.ts'

const messages = new URL('./messages/', import.meta.url)
const kinds = readdirSync(messages, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.ts$/.test(file))
  .flatMap((file) => [...readFileSync(new URL(file, messages), 'utf8').matchAll(/\bkind: '([\w-]+)'/g)])
  .map(([, kind = '']) => kind)

test('every kind of mail has a priority', () => {
  expect(kinds.length).toBeGreaterThan(10)
  expect(kinds.filter((kind) => !isRanked(kind))).toEqual([])
})

test('a sign-in link is sent before an acknowledgement, and that before a notice to staff', () => {
  const ranks = ['password-reset-requested', 'enquiry-acknowledged', 'enquiry-received'].map(priorityOf)
  expect(ranks).toEqual([...ranks].sort())
  expect(new Set(ranks).size).toBe(3)
})
