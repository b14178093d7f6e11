import { describe, expect, test } from 'vitest'
import { createBreaker } from './breaker.ts'

function breakerAt(time = { ms: 0 }) {
  // A random number of one half adds no jitter.
  return {
    time,
    breaker: createBreaker(
      () => time.ms,
      () => 0.5,
    ),
  }
}

describe('the breaker', () => {
  test('opens with the third failure in a row, not the second', () => {
    const { breaker } = breakerAt()
    const seen = [1, 2, 3].map(() => {
      breaker.failed()
      return [breaker.failures(), breaker.isOpen(), breaker.quietFor() > 0]
    })
    expect(seen).toEqual([
      [1, false, false],
      [2, false, false],
      [3, true, true],
    ])
  })

  test('closes with the first success', () => {
    const { breaker } = breakerAt()
    for (let failure = 0; failure < 5; failure += 1) breaker.failed()
    breaker.succeeded()
    expect([breaker.isOpen(), breaker.failures(), breaker.quietFor() <= 0]).toEqual([false, 0, true])
  })

  test('pauses for a second at first, twice as long after each failure, and two minutes at most', () => {
    const { breaker } = breakerAt()
    const pauses = Array.from({ length: 12 }, () => {
      breaker.failed()
      return breaker.quietFor()
    })
    expect(pauses.slice(2)).toEqual([1, 2, 4, 8, 16, 32, 64, 120, 120, 120].map((seconds) => seconds * 1000))
  })

  test('a Retry-After opens it at once, for up to an hour', () => {
    const { breaker, time } = breakerAt()
    breaker.refused(90_000)
    expect([breaker.isOpen(), breaker.quietFor()]).toEqual([true, 90_000])
    time.ms += 90_000
    expect(breaker.quietFor()).toBe(0)
    breaker.refused(24 * 60 * 60_000)
    expect(breaker.quietFor()).toBe(60 * 60_000)
  })
})
