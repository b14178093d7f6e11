import { expect, test } from 'vitest'
import { applicationStatuses as all, mayMove } from './status.ts'

const allowed = [
  'new>reviewing',
  'new>withdrawn',
  'new>spam',
  'reviewing>interview',
  'reviewing>accepted',
  'reviewing>rejected',
  'reviewing>withdrawn',
  'interview>accepted',
  'interview>rejected',
  'interview>withdrawn',
  'rejected>reviewing',
  'spam>new',
]

test.each(all.flatMap((from) => all.map((to) => [from, to] as const)))('from %s to %s', (from, to) => {
  expect(mayMove(from, to)).toBe(allowed.includes(`${from}>${to}`))
})
