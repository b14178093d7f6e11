// Checks the nodes that serve one PostgreSQL database: that they agree, and that this machine's clock is the database's.
import type { Env } from '#app/env.server.ts'
import {
  noticedMs,
  problemBetween,
  type SeenNode,
  sayProblem,
  trustEachOther,
} from '#app/features/system/nodes/node-problems.ts'
import { compareClocks, listNodes } from '#app/features/system/nodes/nodes.server.ts'
import { secretMarks } from '#app/http/secrets/secret.server.ts'
import { isPostgres } from '#db/driver/advisory-lock.ts'
import type { Db } from '#db/schema.ts'
import { duration, type Finding, ok, warn, wrong } from './finding.ts'

export async function checkNodes(db: Db, env: Env): Promise<Finding[]> {
  if (!isPostgres(db)) return []
  const nodes = await listNodes(db)
  return [nodesFinding(nodes, env), clocksFinding(await compareClocks(db))]
}

function nodesFinding(nodes: readonly SeenNode[], { SESSION_SECRET }: Env): Finding {
  const [first] = nodes
  if (!first) return ok('Nodes', 'none is running')
  for (const [at, one] of nodes.entries()) {
    for (const other of nodes.slice(at + 1)) {
      const problem = problemBetween(one, other)
      if (problem) return wrong('Nodes', `${one.host} and ${other.host} disagree`, sayProblem(problem, other, one))
    }
  }
  const marks = SESSION_SECRET && secretMarks(SESSION_SECRET)
  if (marks && !trustEachOther(first.secretMarks, marks)) {
    const advice = 'A node that starts with it is refused: set the same on each.'
    return wrong('Nodes', `SESSION_SECRET differs from that of the node on ${first.host}`, advice)
  }
  return ok('Nodes', nodes.map(({ host, version }) => `${host} (${version})`).join(', '))
}

function clocksFinding(clockMs: number): Finding {
  const apart = Math.abs(clockMs)
  if (apart <= noticedMs) return ok('Clocks', "the same as the database's")
  const found = `${duration(apart)} ${clockMs > 0 ? 'ahead of' : 'behind'} the database's`
  return warn('Clocks', found, 'Check the time service of both machines (timedatectl).')
}
