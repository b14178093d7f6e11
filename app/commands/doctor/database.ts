// Checks the database: whether it responds, has this release's schema, and has anything waiting.
import type { Env } from '#app/env.server.ts'
import { backupHealth } from '#app/features/backups/backup-record.server.ts'
import { listCopies } from '#app/features/backups/copies.server.ts'
import { findLastErasure } from '#app/features/people/ledger.server.ts'
import { adminAddressees } from '#app/features/records/notices.server.ts'
import { dataSize, hasServed, newestStored } from '#app/features/system/database-facts.server.ts'
import {
  noticedMs,
  problemBetween,
  type SeenNode,
  sayProblem,
  trustEachOther,
} from '#app/features/system/nodes/node-problems.ts'
import { compareClocks, listNodes } from '#app/features/system/nodes/nodes.server.ts'
import { secretMarks } from '#app/http/secrets/secret.server.ts'
import { sayInEnglish } from '#app/languages/message.ts'
import { outboxHealth } from '#app/mail/outbox/health.server.ts'
import { isPostgres } from '#db/driver/advisory-lock.ts'
import { connect } from '#db/driver/connect.ts'
import { OperationalError, sayFailure } from '#db/driver/say-failure.ts'
import { examineSchema, released } from '#db/migrate.ts'
import { findMark, isForJobs } from '#db/move/standstill.ts'
import type { Db } from '#db/schema.ts'
import { bytes, duration, type Finding, ok, warn, wrong } from './finding.ts'
import { checkSecret } from './secret.ts'

const lateMs = 15 * 60_000
const hour = 60 * 60_000

export async function checkDatabase(env: Env, now: number): Promise<Finding[]> {
  const db = connect(env.DATABASE_URL)
  try {
    const schema = await checkSchema(db)
    const secret = checkSecret(env, await hasServed(db))
    if (schema.level === 'wrong') return [secret, schema]
    return [
      secret,
      schema,
      ...(await checkMove(db, now)),
      await size(db, env),
      await clock(db, now),
      await outbox(db, env, now),
      await backups(db, env, now),
      ...(await erased(db, env)),
      await admins(db),
      ...(schema.level === 'ok' ? await checkNodes(db, env) : []),
    ]
  } catch (error) {
    const found = wrong('Database', sayFailure(error) ?? String(error), 'Nothing else of it could be looked at.')
    return [checkSecret(env, false), found]
  } finally {
    await db.destroy()
  }
}

/** Checks the nodes that serve one PostgreSQL database: that they agree, and that this machine's clock is the database's. */
async function checkNodes(db: Db, env: Env): Promise<Finding[]> {
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

/** Nothing where no move is under way. */
async function checkMove(db: Db, now: number): Promise<Finding[]> {
  const goOn = 'npm run move -- --resume goes on with it; npm run move -- --give-up ends it, and the site stores again.'
  const mark = await findMark(db)
  if (!mark) return []
  const since = new Date(mark.since).toISOString()
  if (mark.state === 'moved') {
    const advice = `Set DATABASE_URL to it and restart the site. (npm run move -- --give-up --yes makes this one store again.)`
    return [wrong('Move', `this database was moved to ${mark.to} and stores nothing any more`, advice)]
  }
  const words = `a move to ${mark.to}, begun ${since}, has not ended`
  if (mark.state === 'moving') return [wrong('Move', `${words}: nothing is stored`, goOn)]
  const still = isForJobs(mark, now) ? 'mails and jobs stand still, forms are stored' : 'the site works as usual'
  return [wrong('Move', `${words}: ${still}`, goOn)]
}

async function checkSchema(db: Db): Promise<Finding> {
  try {
    const { isEmpty, pending, ahead } = await examineSchema(db)
    if (isEmpty) {
      const advice = 'The site makes its tables at the first start; npm run db:migrate does so now.'
      return wrong('Database', 'it is empty', advice)
    }
    if (ahead.length > 0) {
      const found = `a newer release has added to it: ${ahead.join(', ')}`
      return warn('Database', found, 'This release can serve it too.')
    }
    if (pending.length === 0) return ok('Database', `answers; schema ${Object.keys(released).at(-1)}`)
    const found = `${pending.length} changes of the schema are pending`
    return warn('Database', found, 'The next start makes them, with a copy first.')
  } catch (error) {
    if (error instanceof OperationalError) return wrong('Database', error.message, 'A start says the same, and ends.')
    throw error
  }
}

async function size(db: Db, { DATABASE_URL }: Env): Promise<Finding> {
  const { databaseBytes, unusedBytes, logBytes, freeBytes } = await dataSize(db, DATABASE_URL)
  const parts = [`${bytes(databaseBytes)}`]
  if (unusedBytes !== null && unusedBytes > databaseBytes / 2) parts.push(`${bytes(unusedBytes)} of it unused`)
  if (logBytes !== null) parts.push(`log ${bytes(logBytes)}`)
  if (freeBytes !== null) parts.push(`${bytes(freeBytes)} free on its disk`)
  const found = parts.join(', ')
  if (freeBytes !== null && freeBytes < 200 * 1024 * 1024) {
    return wrong('Disk', found, 'Free some space: without it no enquiry can be stored.')
  }
  if (freeBytes !== null && freeBytes < databaseBytes * 3) {
    return warn('Disk', found, 'A backup and its proof need twice the size of the database.')
  }
  return ok('Disk', found)
}

/** No stored time can be later than now. */
async function clock(db: Db, now: number): Promise<Finding> {
  const newest = await newestStored(db)
  if (newest <= now + 60_000) return ok('Clock', `${new Date(now).toISOString()}, later than all that is stored`)
  return wrong(
    'Clock',
    `something stored is from ${new Date(newest).toISOString()}, ${duration(newest - now)} after now`,
    'The clock was set back, or was ahead once: check the time service (timedatectl).',
  )
}

async function outbox(db: Db, { RESEND_API_KEY }: Env, now: number): Promise<Finding> {
  const { queued, oldestDueMs, needsReview, pausedReason } = await outboxHealth(db, now)
  if (pausedReason)
    return wrong(
      'Outbox',
      `sending is paused: ${pausedReason}`,
      'Mend the key or the sender, then resume on the Mail page.',
    )
  if (RESEND_API_KEY && (oldestDueMs ?? 0) > lateMs) {
    return warn(
      'Outbox',
      `${queued} mails wait, the oldest for ${duration(oldestDueMs ?? 0)}`,
      'Is the site running? What does its log say?',
    )
  }
  if (needsReview > 0) return warn('Outbox', `${needsReview} mails wait for a decision`, 'Decide on the Mail page.')
  return ok('Outbox', `${queued} mails wait`)
}

async function backups(db: Db, { BACKUP_WARN_DAYS, BACKUP_EVERY }: Env, now: number): Promise<Finding> {
  const { provenTakenAt, failure, isLate } = await backupHealth(db, BACKUP_WARN_DAYS, now)
  const advice =
    BACKUP_EVERY > 0
      ? 'The log says why; docs/operations.md helps.'
      : 'Set BACKUP_EVERY, or run npm run backup -- --prove.'
  const last =
    provenTakenAt === null ? 'none was ever proven' : `the last proven one is ${duration(now - provenTakenAt)} old`
  if (failure !== null) return wrong('Backups', `${last}; the last by schedule failed: ${failure}`, advice)
  if (isLate) return wrong('Backups', last, advice)
  if (provenTakenAt === null || now - provenTakenAt > 48 * hour) return warn('Backups', last, advice)
  return ok('Backups', last)
}

/** The copies from before the last erasure; nothing if nobody was erased. */
async function erased(db: Db, { BACKUP_FOLDER: backups, dataFolder, DATABASE_URL: url }: Env): Promise<Finding[]> {
  const until = await findLastErasure(db)
  const copies = until === null ? [] : await listCopies(db, { backups, dataFolder, url }, until)
  const places = copies.map(({ called, place }) => `${called.toLowerCase()}: ${place}`)
  if (places.length === 0) return []
  const found = `what was erased stays in copies from before: ${places.join('; ')}`
  return [warn('Erased data', found, 'Backups are removed in their turn; delete the rest once you no longer need it.')]
}

async function admins(db: Db): Promise<Finding> {
  const found = await adminAddressees(db)
  if (found.length > 0)
    return ok(
      'Staff',
      sayInEnglish('{count, plural, one {# active admin} other {# active admins}}', { count: found.length }),
    )
  return warn('Staff', 'there is no active admin', 'npm run staff:create -- --email … --name "…"')
}
