import { expect, test } from 'vitest'
import { describeOnBothDialects } from '#tests/support/databases.ts'
import { withQueryTexts } from '#tests/support/query-texts.ts'
import { readLimit, rememberLimit, reserveRequest, reserveSlot } from './pace.server.ts'

const start = Date.UTC(2026, 4, 4)

describeOnBothDialects('the rate of sending', (open) => {
  test('gives each caller the next free slot', async () => {
    const db = await open()
    const waits = []
    for (const now of [start, start, start + 50, start + 1000]) waits.push(await reserveSlot(db, 'mail_pace', 100, now))
    expect(waits).toEqual([0, 100, 150, 0])
  })

  test('starts again when the next slot is far ahead, because the clock was set back', async () => {
    const db = await open()
    await reserveSlot(db, 'mail_pace', 100, start)
    expect(await reserveSlot(db, 'mail_pace', 100, start - 3_600_000)).toBe(0)
  })

  test('is half of what the provider last said it allows, and slow until it says so', async () => {
    const db = await open()
    const gap = async () => {
      await db.updateTable('mail_pace').set({ next_send_at: 0 }).execute()
      return (await reserveRequest(db, start)) + (await reserveRequest(db, start))
    }
    expect([await readLimit(db), await gap()]).toEqual([2, 1000])
    for (const [limit, expected] of [
      [10, 200],
      [5, 400],
      [3, 667],
    ] as const) {
      await rememberLimit(db, limit)
      expect([await readLimit(db), await gap()]).toEqual([limit, expected])
    }
  })

  test('sends the same SQL text at any time', async () => {
    const { db, texts } = withQueryTexts(await open())
    await reserveSlot(db, 'mail_pace', 100, start)
    await reserveSlot(db, 'mail_pace', 100, start + 1)
    expect(texts.size).toBe(1)
  })
})
