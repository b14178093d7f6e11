import { expect, test } from 'vitest'
import { liftDirections } from './lift-settings.ts'

test('directions that were facts of an office become words of the language', () => {
  const older = {
    seoul: { street: '1 Hill Road', directions: ['Exit 4'] },
    cameroon: { directions: [] },
    weekend: 'Closed',
  }
  expect(liftDirections(older)).toMatchObject({ directions: { seoul: ['Exit 4'], cameroon: [] }, weekend: 'Closed' })
})

test('a language that had none keeps those of the code', () => {
  expect(liftDirections({ weekend: '주말에는 쉽니다' })).toEqual({ weekend: '주말에는 쉽니다' })
})
