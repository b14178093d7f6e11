import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, vi } from 'vitest'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { createTurns } from './in-turn.server.ts'

afterEach(() => vi.useRealTimers())

const digests = { name: 'digests', everyMs: 60_000 }
const never = new AbortController().signal
/** A busy machine is slow, not wrong. */
const patiently = { timeout: 120_000 }

/** Processes on one database, with the job in each, and a monotonic clock that the test moves. */
function processes(db: Db, names: string[], work: (name: string, signal: AbortSignal) => Promise<unknown>) {
  let elapsed = 0
  const made = names.map((name) => {
    const turns = createTurns(db, () => elapsed, name)
    return { run: turns.inTurn(digests, (signal) => work(name, signal)), stop: turns.stop }
  })
  return {
    made,
    pass: (ms: number) => {
      elapsed += ms
    },
  }
}

const endTurnsOfAll = (db: Db) => db.updateTable('job_turns').set({ until: 0 }).execute()

describeOnBothDialects('a job in turn', () => {
  test('runs in one process, however many ask at once and again', { tags: 'simultaneous' }, async ({ db }) => {
    const runs: string[] = []
    const { made, pass } = processes(db, ['a', 'b', 'c', 'd'], async (name) => runs.push(name))
    for (let round = 0; round < 5; round++) {
      await Promise.all(made.map(({ run }) => run(never)))
      pass(60_000)
    }
    expect(runs).toHaveLength(5)
    expect(new Set(runs).size).toBe(1)
  })

  test('runs in another process as soon as the one that had the turn stops', async ({ db }) => {
    const runs: string[] = []
    const { made } = processes(db, ['a', 'b'], async (name) => runs.push(name))
    const [a, b] = made
    await a?.run(never)
    await b?.run(never)
    await a?.stop()
    await b?.run(never)
    expect(runs).toEqual(['a', 'b'])
  })

  test('keeps the turn while it still runs after a stop, and leaves it then', async ({ db }) => {
    const runs: string[] = []
    let finish = () => {}
    const { made } = processes(db, ['a', 'b'], async (name) => {
      runs.push(name)
      if (name === 'a') await new Promise<void>((resolve) => (finish = resolve))
    })
    const [a, b] = made
    const stopping = new AbortController()
    const running = a?.run(stopping.signal)
    await vi.waitFor(() => expect(runs).toEqual(['a']), patiently)
    stopping.abort()
    await a?.stop()
    await b?.run(never)
    expect(runs).toEqual(['a'])
    finish()
    await running
    await b?.run(never)
    expect(runs).toEqual(['a', 'b'])
  })

  test('leaves the turn when it is stopped while it takes it', async ({ db }) => {
    const runs: string[] = []
    const { made } = processes(db, ['a', 'b'], async (name) => runs.push(name))
    const [a, b] = made
    const stopping = new AbortController()
    const running = a?.run(stopping.signal)
    stopping.abort()
    await a?.stop()
    await running
    await b?.run(never)
    expect(runs).toEqual(['b'])
  })

  test('is followed by another process when the one that died no longer extends its turn', async ({ db }) => {
    const runs: string[] = []
    const { made, pass } = processes(db, ['a', 'b'], async (name) => runs.push(name))
    const [a, b] = made
    await a?.run(never)
    await endTurnsOfAll(db)
    await b?.run(never)
    // The first one was only away: it finds out that its turn is over.
    pass(12 * 60_000)
    await a?.run(never)
    expect(runs).toEqual(['a', 'b'])
  })

  test('is told to stop when its turn was lost, and goes on while it is extended', async ({ db }) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    let signal: AbortSignal | undefined
    let finish = () => {}
    const { made } = processes(db, ['a'], async (_, given) => {
      signal = given
      await new Promise<void>((resolve) => (finish = resolve))
    })
    const running = made[0]?.run(never)
    await vi.waitFor(() => expect(signal).toBeDefined(), patiently)
    await endTurnsOfAll(db)
    vi.advanceTimersByTime(20_000)
    await vi.waitFor(async () => {
      const turn = await db.selectFrom('job_turns').select('until').executeTakeFirstOrThrow()
      expect(Number(turn.until)).toBeGreaterThan(0)
    }, patiently)
    expect(signal?.aborted).toBe(false)
    await db.updateTable('job_turns').set({ holder: 'b' }).execute()
    vi.advanceTimersByTime(20_000)
    await vi.waitFor(() => expect(signal?.aborted).toBe(true), patiently)
    finish()
    await running
  })

  test('never runs in two processes at a time while turns change hands', { tags: 'simultaneous' }, async ({ db }) => {
    let at = 0
    let most = 0
    const runs = { a: 0, b: 0, c: 0 }
    const names = ['a', 'b', 'c'] as const
    const { made } = processes(db, [...names], async (name) => {
      at += 1
      runs[name as keyof typeof runs] += 1
      most = Math.max(most, at)
      await sleep(5)
      at -= 1
    })
    // Each asks until it had five turns: a busy machine may refuse one of them any number of times.
    await Promise.all(
      names.map(async (name, index) => {
        while (runs[name] < 5) {
          await made[index]?.run(never)
          await made[index]?.stop()
          await sleep(1)
        }
      }),
    )
    expect(runs).toEqual({ a: 5, b: 5, c: 5 })
    expect(most).toBe(1)
  })
})
