import { expect, test } from 'vitest'
import { priorityOf, toStaff } from './priority.ts'

test('a sign-in link is sent before an acknowledgement, and that before a notice to staff', () => {
  const ranks = (['password-reset-requested', 'enquiry-acknowledged', 'enquiry-received'] as const).map(priorityOf)
  expect(ranks).toEqual([...ranks].sort())
  expect(new Set(ranks).size).toBe(3)
})

test('the notices and the mails about an account go to staff', () => {
  expect(toStaff).toEqual(expect.arrayContaining(['password-changed', 'daily-digest']))
  expect(toStaff).not.toContain('status-link-requested')
  expect(toStaff).not.toContain('record-replied')
})
