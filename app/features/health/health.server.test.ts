import { expect, test, vi } from 'vitest'
import { describeOnBothDialects } from '#tests/support/databases.ts'
import { checkHealth } from './health.server.ts'

describeOnBothDialects('the health check', (open) => {
  test('tells of the outbox, and leaves no trace of having written', async () => {
    const db = await open()
    expect(await checkHealth(db, 1000)).toMatchObject({ status: 'ok', database: 'ok', outbox: { queued: 0 } })
    expect(await db.selectFrom('rate_limits').selectAll().execute()).toEqual([])
  })

  test('says that the database is failing when nothing can be written, and logs why', async () => {
    const db = await open()
    await db.schema.dropTable('rate_limits').execute()
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(await checkHealth(db, 1000)).toEqual({ status: 'failing', database: 'failing' })
    expect(logged.mock.calls.join()).toContain('rate_limits')
    logged.mockRestore()
  })
})
