import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeat } from './repeat.server.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a job never runs concurrently; requests during a run are merged into one more run', async () => {
  let running = 0
  let most = 0
  let runs = 0
  const job = repeat('test', 1000, async () => {
    running += 1
    runs += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 300))
    running -= 1
  })
  job.run()
  job.run()
  job.run()
  await vi.advanceTimersByTimeAsync(900)
  expect([runs, most]).toEqual([2, 1])
  await vi.advanceTimersByTimeAsync(2000)
  expect([runs, most]).toEqual([4, 1])
  job.stop()
})

test('an error is logged and the next run still happens', async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => {})
  let runs = 0
  const job = repeat('test', 1000, async () => {
    runs += 1
    throw new Error('no network')
  })
  await vi.advanceTimersByTimeAsync(2500)
  job.stop()
  expect(runs).toBe(2)
  expect(written.mock.calls[0]?.[0]).toMatch(/"message":"no network","job":"test"/)
  written.mockRestore()
})

test('a stopped job aborts its work and never runs again', async () => {
  const signals: AbortSignal[] = []
  const job = repeat('test', 1000, async (signal) => signals.push(signal))
  await vi.advanceTimersByTimeAsync(1000)
  job.stop()
  job.run()
  await vi.advanceTimersByTimeAsync(5000)
  expect(signals.map((signal) => signal.aborted)).toEqual([true])
})
