import { expect, test } from 'vitest'
import { initialOf } from './initial.ts'

test.each([
  ['ada', 'A'],
  ['김민수', '김'],
  ['\u1100\u1161\u11a8 decomposed', '\u1100\u1161\u11a8'],
  ['👩‍💻 Bo', '👩‍💻'],
  ['  élodie', 'É'],
  ['', 'A'],
])('%j is shown as %j', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})
