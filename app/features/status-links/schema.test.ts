import { expect, test } from 'vitest'
import { statusSchema } from './schema.ts'
import { exampleReference } from './words.ts'

test('the reference that the form shows as an example is one that it takes', () => {
  expect(statusSchema.safeParse({ reference: exampleReference, email: 'ada@example.com' }).success).toBe(true)
})
