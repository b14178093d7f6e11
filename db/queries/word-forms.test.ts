import { expect, test } from 'vitest'
import { baseForm } from './word-forms.ts'

test.each([
  ['courses', 'course'],
  ['internships', 'internship'],
  ['policies', 'policy'],
  ['universities', 'university'],
  ['services', 'servicing'],
  ['classes', 'class'],
  ['businesses', 'business'],
  ['planned', 'plan'],
  ['applying', 'applied'],
  ['integration', 'integrate'],
  ['modernising', 'modernisation'],
])('%s and %s are forms of one word', (one, other) => {
  expect(baseForm(one)).toBe(baseForm(other))
})

test.each([
  ['intern', 'internal'],
  ['intern', 'international'],
  ['internship', 'international'],
  ['police', 'policy'],
  ['universe', 'university'],
  ['app', 'apply'],
  ['work', 'workshop'],
  ['form', 'formation'],
])('%s and %s are two words', (one, other) => {
  expect(baseForm(one)).not.toBe(baseForm(other))
})
