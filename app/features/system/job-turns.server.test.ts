import { expect } from 'vitest'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { endTurns, forgetTurns, takeTurn } from './job-turns.server.ts'

const take = (db: Db, holder: string, name = 'digests') => takeTurn(db, { name, holder, termMs: 60_000 })
const until = async (db: Db) => Number((await db.selectFrom('job_turns').select('until').executeTakeFirst())?.until)
const setUntil = (db: Db, change: number) =>
  db
    .updateTable('job_turns')
    .set((e) => ({ until: e('until', '+', change) }))
    .execute()

describeOnBothDialects('the turn of a job', () => {
  test('belongs to one process, which may extend it; another job has its own', async ({ db }) => {
    const before = Date.now()
    expect(await take(db, 'a')).toBe(true)
    expect(Math.abs((await until(db)) - 60_000 - before)).toBeLessThan(30_000)
    expect(await take(db, 'b')).toBe(false)
    expect(await take(db, 'b', 'purge')).toBe(true)
    await setUntil(db, -30_000)
    const shortened = await until(db)
    expect(await take(db, 'a')).toBe(true)
    expect(await until(db)).toBeGreaterThan(shortened)
  })

  test('is taken by one of many processes that ask at once', { tags: 'simultaneous' }, async ({ db }) => {
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((holder) => take(db, holder)))
    expect(answers.filter(Boolean)).toHaveLength(1)
  })

  test('passes to one other process when its time is over', { tags: 'simultaneous' }, async ({ db }) => {
    await take(db, 'a')
    await setUntil(db, -60_001)
    expect((await Promise.all(['b', 'c', 'd'].map((holder) => take(db, holder)))).filter(Boolean)).toHaveLength(1)
    expect(await take(db, 'a')).toBe(false)
  })

  test('passes on when its end is further ahead than a turn can be, because the clock was set back', async ({ db }) => {
    await take(db, 'a')
    await setUntil(db, 59_000)
    expect(await take(db, 'b')).toBe(false)
    await setUntil(db, 3 * 24 * 60 * 60_000)
    expect(await take(db, 'b')).toBe(true)
  })

  test('is free at once when its holder ends it, or when all are forgotten', async ({ db }) => {
    await take(db, 'a')
    await endTurns(db, 'b', ['digests'])
    await endTurns(db, 'a', [])
    expect(await take(db, 'b')).toBe(false)
    await endTurns(db, 'a', ['digests'])
    expect(await take(db, 'b')).toBe(true)
    await forgetTurns(db)
    expect(await take(db, 'c')).toBe(true)
  })
})
