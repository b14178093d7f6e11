import { expect, test } from 'vitest'
import { scaleFor } from './week-chart.tsx'

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [17, [0, 5, 10, 15, 20]],
  [99, [0, 50, 100]],
  [1001, [0, 500, 1000, 1500]],
])('a highest value of %i is drawn against %j', (highest, scale) => {
  expect(scaleFor(highest)).toEqual(scale)
})
