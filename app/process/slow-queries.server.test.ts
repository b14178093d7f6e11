import { afterEach, expect, test, vi } from 'vitest'
import { connect } from '#db/driver/connect.ts'
import { migrate } from '#db/migrate.ts'
import { slowQueries } from './slow-queries.server.ts'

afterEach(() => vi.restoreAllMocks())

test('a slow query is logged by its shape, without its values', async () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {})
  const url = 'file::memory:'
  const quick = connect(url, { log: slowQueries(60_000) })
  await migrate(quick, url)
  expect(printed).not.toHaveBeenCalled()
  await quick.destroy()

  const db = connect(url, { log: slowQueries(0.000001) })
  await migrate(db, url)
  printed.mockClear()
  await db.selectFrom('users').select('id').where('email', '=', 'ada@example.com').execute()
  const line = JSON.parse(String(printed.mock.calls.at(-1)?.[0]))
  expect(line).toMatchObject({ event: 'slow-query', level: 'warn', ms: expect.any(Number) })
  expect(line.sql).toBe('select "id" from "users" where "email" = ?')
  await db.destroy()
  expect(slowQueries(0)).toBeUndefined()
})
