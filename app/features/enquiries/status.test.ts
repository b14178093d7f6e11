import { expect, test } from 'vitest'
import type { EnquiryStatus } from '#db/schema.ts'
import { mayMove } from './status.ts'

const all: EnquiryStatus[] = ['new', 'in_progress', 'completed', 'spam']
const allowed = ['new>in_progress', 'new>spam', 'in_progress>completed', 'completed>in_progress', 'spam>new']

test.each(all.flatMap((from) => all.map((to) => [from, to] as const)))('from %s to %s', (from, to) => {
  expect(mayMove(from, to)).toBe(allowed.includes(`${from}>${to}`))
})
