// A restore waits for the connections of a site that has just stopped, and refuses while one stays open.
import pg from 'pg'
import { describe, expect, inject, test } from 'vitest'
import { openPostgres } from '#tests/support/databases.ts'
import { moveSchemaAside } from './postgres-tools.ts'

// An embedded database takes one connection only.
describe.runIf(inject('postgresUrl'))('on PostgreSQL', () => {
  test('a connection that is just closing is waited for', async () => {
    const { url, close } = await openPostgres()
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    const moved = moveSchemaAside(url, 'aside')
    setTimeout(() => other.end(), 300)
    await moved
    await close()
  })

  test('a connection that stays open is named, and nothing is moved', async () => {
    const { url, close } = await openPostgres()
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    await expect(moveSchemaAside(url, 'aside')).rejects.toThrow('1 other connection is open')
    const { rows } = await other.query("select count(*) as found from pg_namespace where nspname = 'aside'")
    expect(rows).toEqual([{ found: '0' }])
    await other.end()
    await close()
  })
})
