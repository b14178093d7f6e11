// A restore waits for the connections of a site that has just stopped, and refuses while one stays open.
import pg from 'pg'
import { describe, expect, inject, test } from 'vitest'
import { openPostgres } from '#tests/support/databases.ts'
import { expectAlone } from './postgres-tools.ts'

// An embedded database takes one connection only.
describe.runIf(inject('postgresUrl'))('on PostgreSQL', () => {
  test('a connection that is just closing is waited for', async () => {
    const { url, close } = await openPostgres()
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    const isAlone = expectAlone(url)
    setTimeout(() => other.end(), 300)
    expect(await isAlone).toBe('public')
    await close()
  })

  test('a connection that stays open is named', async () => {
    const { url, close } = await openPostgres()
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    await expect(expectAlone(url)).rejects.toThrow('1 other connection is open')
    await other.end()
    await close()
  })
})
