// This process as a node of a PostgreSQL database. On SQLite all processes are on one machine, with one folder and one clock.

import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { env } from '#app/env.server.ts'
import { secretMarks } from '#app/http/secrets/secret.server.ts'
import { log } from '#app/process/log.server.ts'
import { once } from '#app/process/once.server.ts'
import { tableNames } from '#db/additive-migrations.ts'
import { isPostgres } from '#db/driver/advisory-lock.ts'
import { connect } from '#db/driver/connect.ts'
import { databaseFile } from '#db/driver/database-file.ts'
import { newId } from '#db/queries/id.ts'
import type { Db } from '#db/schema.ts'
import { type NodeFacts, noticedMs, storeOf } from './node-problems.ts'
import { joinNodes, keepNode, leaveNodes } from './nodes.server.ts'

type ThisNode = { facts: NodeFacts | null; warnings: string[] }

const own = once('this-node', (): ThisNode => ({ facts: null, warnings: [] }))

/** For the health check. */
export const nodeWarnings = (): readonly string[] => own.warnings

const factsOf = (version: string): NodeFacts => ({
  id: newId(),
  host: hostname(),
  version,
  secretMarks: secretMarks(),
  store: nodeStore(env),
})

// The place of the uploaded pictures as one text, by which nodes find out whether they share it.

type Place = Pick<typeof env, 'mediaBucket' | 'dataFolder'>

/** A bucket is known by its address, a folder by its machine and its identity there. */
export function nodeStore({ mediaBucket, dataFolder }: Place): string {
  if (mediaBucket) return storeOf(`the bucket ${mediaBucket.endpoint}/${mediaBucket.bucket}`, null)
  mkdirSync(dataFolder, { recursive: true })
  const { dev, ino } = statSync(dataFolder, { bigint: true })
  return storeOf(`the folder ${join(dataFolder, 'uploads')} of ${hostname()}`, `${machine()} ${dev}:${ino}`)
}

/** Containers on one machine have names of their own, but one kernel. */
function machine(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return hostname()
  }
}

/**
 * Before a migration, which a node that is refused must not make. @throws OperationalError when this node disagrees with another
 * one that serves the database
 */
export async function askAsNode(version: string): Promise<void> {
  if (databaseFile(env.DATABASE_URL)) return
  // A failure is said in one line: the site's own connection would log it besides.
  const db = connect(env.DATABASE_URL)
  try {
    const isKnown = isPostgres(db) && (await tableNames(db)).includes('nodes')
    if (isKnown) await joinNodes(db, factsOf(version), { isAdded: false })
  } finally {
    await db.destroy()
  }
}

/** @throws OperationalError like askAsNode */
export async function joinAsNode(db: Db, version: string): Promise<void> {
  if (!isPostgres(db)) return
  const facts = factsOf(version)
  await joinNodes(db, facts)
  own.facts = facts
  await stayNode(db)
}

/** Called every few seconds. Logs each trouble once, when it begins. */
export async function stayNode(db: Db): Promise<void> {
  if (!own.facts) return
  const { id } = own.facts
  const { clockMs, problem } = await keepNode(db, own.facts)
  // This node left meanwhile.
  if (!own.facts) return leaveNodes(db, id)
  const isApart = Math.abs(clockMs) > noticedMs
  const warnings = [
    ...(isApart ? ["the clock differs from the database's"] : []),
    ...(problem ? ['the nodes disagree'] : []),
  ]
  const isNew = (warning: string) => warnings.includes(warning) && !own.warnings.includes(warning)
  if (isApart && isNew("the clock differs from the database's")) {
    log('clock-apart', { ms: clockMs, words: 'Check the time service of this machine and of the database.' }, 'warn')
  }
  if (problem && isNew('the nodes disagree')) log('nodes-disagree', { words: problem }, 'error')
  own.warnings = warnings
}

export async function leaveAsNode(db: Db): Promise<void> {
  const id = own.facts?.id
  own.facts = null
  own.warnings = []
  if (id) await leaveNodes(db, id)
}
