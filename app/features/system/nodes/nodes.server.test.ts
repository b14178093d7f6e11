import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { secretMarks } from '#app/http/secrets/secret.server.ts'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { type NodeFacts, problemBetween, sayProblem } from './node-problems.ts'
import { compareClocks, joinNodes, keepNode, leaveNodes, listNodes } from './nodes.server.ts'
import { nodeStore } from './this-node.server.ts'

const [first, second] = ['the-first-secret-of-all', 'the-second-secret-of-all']
const facts = (id: string, changed: Partial<NodeFacts> = {}): NodeFacts => ({
  id,
  host: `host-${id}`,
  version: '1.0.0',
  secretMarks: secretMarks([first]),
  store: 'the bucket https://s3.example.com/site',
  ...changed,
})
const at = (node: NodeFacts, clockMs = 0) => ({ ...node, clockMs })

test.each<[string, string[], string[], 'secret' | null]>([
  ['the same secret', [first], [first], null],
  ['another secret', [first], [second], 'secret'],
  ['a second secret that the other does not know and that does not sign', [first], [first, second], null],
  ['the secrets in another order, while they are replaced', [first, second], [second, first], null],
  ['a new secret that the other cannot read yet', [first], [second, first], 'secret'],
])('a node with %s', (_, own, other, problem) => {
  const [a, b] = [own, other].map((list) => at(facts('x', { secretMarks: secretMarks(list) })))
  if (!a || !b) throw new Error('none')
  expect([problemBetween(a, b), problemBetween(b, a)]).toEqual([problem, problem])
})

test('a mark is no secret, and each secret has its own', () => {
  const [a = '', b = ''] = secretMarks([first, second])
  expect(a).toMatch(/^[0-9a-f]{64}$/)
  expect(a).not.toBe(b)
})

test('nodes must have one place for their pictures, and clocks that hardly differ', () => {
  const other = facts('b', { store: 'the folder /srv/site/data/uploads of b | 1 2:3' })
  expect(problemBetween(at(facts('a')), at(other))).toBe('store')
  expect(sayProblem('store', facts('a'), other)).toMatch(
    /host-b.*folder \/srv\/site\/data\/uploads of b, .*bucket https/,
  )
  expect(sayProblem('store', facts('a'), other)).not.toContain('2:3')
  expect(problemBetween(at(facts('a'), 20_000), at(facts('b'), -9_000))).toBeNull()
  expect(problemBetween(at(facts('a'), 20_000), at(facts('b'), -11_000))).toBe('clock')
})

test('a folder is the same place for all processes of one machine, whatever its path', () => {
  const [one, two] = [mkdtempSync(join(tmpdir(), 'node-')), mkdtempSync(join(tmpdir(), 'node-'))]
  const node = (dataFolder: string) => at(facts('a', { store: nodeStore({ mediaBucket: null, dataFolder }) }))
  expect(problemBetween(node(one), node(join(one, '..', one.split('/').at(-1) ?? '')))).toBeNull()
  expect(problemBetween(node(one), node(two))).toBe('store')
  for (const folder of [one, two]) rmSync(folder, { recursive: true })
})

const silence = (db: Db, id: string, ms: number) =>
  db
    .updateTable('nodes')
    .set({ seen_at: sql`seen_at - ${sql.lit(ms)}` })
    .where('id', '=', id)
    .execute()

describeOnBothDialects('nodes', () => {
  test('join, are seen by the clock of the database, and leave', async ({ db }) => {
    await joinNodes(db, facts('a'))
    await joinNodes(db, facts('b'))
    await joinNodes(db, facts('a'))
    expect((await listNodes(db)).map(({ id }) => id)).toEqual(['a', 'b'])
    await silence(db, 'a', 20_000)
    expect((await listNodes(db)).map(({ id }) => id)).toEqual(['b'])
    // The database's clock was set back since that one was seen.
    await silence(db, 'b', -30 * 60_000)
    expect(await listNodes(db)).toEqual([])
    await keepNode(db, facts('b'))
    await keepNode(db, facts('a'))
    expect(await listNodes(db)).toHaveLength(2)
    await leaveNodes(db, 'b')
    expect((await listNodes(db)).map(({ id }) => id)).toEqual(['a'])
    await silence(db, 'a', 25 * 60 * 60_000)
    await joinNodes(db, facts('c'))
    expect(await db.selectFrom('nodes').select('id').execute()).toEqual([{ id: 'c' }])
  })

  test('with another secret are refused as soon as the other one is seen again', async ({ db }) => {
    await joinNodes(db, facts('a'))
    let beat: Promise<unknown> = Promise.resolve()
    const beating = setInterval(() => {
      beat = beat.then(() => keepNode(db, facts('a')))
    }, 200)
    const stranger = facts('b', { secretMarks: secretMarks([second]) })
    await expect(joinNodes(db, stranger)).rejects.toThrow(/^The node on host-a, .*another SESSION_SECRET/)
    clearInterval(beating)
    await beat
    expect((await listNodes(db)).map(({ id }) => id)).toEqual(['a'])
  })

  test('with another secret wait until the other one is known to be gone', async ({ db }) => {
    await joinNodes(db, facts('a'))
    await silence(db, 'a', 17_000)
    const began = performance.now()
    await joinNodes(db, facts('b', { secretMarks: secretMarks([second]) }))
    expect(performance.now() - began).toBeGreaterThan(400)
    expect((await listNodes(db)).map(({ id }) => id)).toEqual(['b'])
  })

  test('that began to disagree are told so', async ({ db }) => {
    await joinNodes(db, facts('a'))
    await silence(db, 'a', 30_000)
    await joinNodes(db, facts('b', { store: 'the bucket https://s3.example.com/other' }))
    const { problem } = await keepNode(db, facts('a'))
    expect(problem).toMatch(/^The node on host-b, .*keeps the pictures elsewhere/)
  })

  test('know how far their clock is from that of the database', async ({ db }) => {
    expect(Math.abs(await compareClocks(db))).toBeLessThan(1_000)
    const real = Date.now
    vi.spyOn(Date, 'now').mockImplementation(() => real() - 90_000)
    expect(Math.abs((await compareClocks(db)) + 90_000)).toBeLessThan(1_000)
    vi.restoreAllMocks()
  })
})
