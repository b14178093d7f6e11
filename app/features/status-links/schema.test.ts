import { expect, test } from 'vitest'
import { statusSchema } from './schema.ts'
import { exampleReference } from './words.ts'

test('the form accepts its own example of a reference', () => {
  expect(statusSchema.safeParse({ reference: exampleReference, email: 'ada@example.com' }).success).toBe(true)
})
