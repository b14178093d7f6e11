import { expect, test } from 'vitest'
import { describeOnBothDialects } from '#tests/support/databases.ts'
import { withQueryTexts } from '#tests/support/query-texts.ts'
import { reserveSend } from './pace.server.ts'

const start = Date.UTC(2026, 4, 4)

describeOnBothDialects('the rate of sending', (open) => {
  test('gives each caller the next free slot', async () => {
    const db = await open()
    const waits = []
    for (const now of [start, start, start + 50, start + 1000]) waits.push(await reserveSend(db, 100, now))
    expect(waits).toEqual([0, 100, 150, 0])
  })

  test('starts again when the next slot is far ahead, because the clock was set back', async () => {
    const db = await open()
    await reserveSend(db, 100, start)
    expect(await reserveSend(db, 100, start - 3_600_000)).toBe(0)
  })

  test('sends the same SQL text at any time', async () => {
    const { db, texts } = withQueryTexts(await open())
    await reserveSend(db, 100, start)
    await reserveSend(db, 100, start + 1)
    expect(texts.size).toBe(1)
  })
})
