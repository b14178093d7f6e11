import { expect, test } from 'vitest'
import { priorityOf } from './priority.ts'

test('a sign-in link is sent before an acknowledgement, and that before a notice to staff', () => {
  const ranks = (['password-reset-requested', 'enquiry-acknowledged', 'enquiry-received'] as const).map(priorityOf)
  expect(ranks).toEqual([...ranks].sort())
  expect(new Set(ranks).size).toBe(3)
})
