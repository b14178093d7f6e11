import { expect, test, vi } from 'vitest'
import { describeOnBothDialects } from '#tests/support/databases.ts'
import { announceMove } from '#tests/support/standstill.ts'
import { workUnlessMoving } from './stand-still.server.ts'

describeOnBothDialects('the jobs of a site', (open) => {
  test.each([
    ['stand still after a move was announced', 9, false],
    ['work again some minutes after an announcement that nothing followed', 11, true],
  ])('%s', async (_, minutes, isWorking) => {
    const db = await open()
    await announceMove(db, Date.now() - minutes * 60_000)
    const jobs = { start: vi.fn(), stop: vi.fn() }
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const end = await workUnlessMoving(db, jobs)
    end()
    const started = jobs.start.mock.calls.length > 0
    vi.restoreAllMocks()
    expect(started).toBe(isWorking)
  })
})
