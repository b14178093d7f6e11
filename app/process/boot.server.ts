// Runs once, before the first request is answered.

import { routes } from 'virtual:remix/server-build'
import { db, isAlone } from '#app/db.server.ts'
import { env, hasMailService, misspelled } from '#app/env.server.ts'
import { removeRemains } from '#app/features/backups/temporary-places.server.ts'
import { seedFirstPosts } from '#app/features/blog/seed-first-posts.server.ts'
import { cleanFiles } from '#app/features/people/clean-files.server.ts'
import { installedPlace } from '#app/features/people/ledger.server.ts'
import { replayErasures } from '#app/features/people/replay.server.ts'
import { makeSetupLink, setupHours } from '#app/features/staff/accounts/first-run.server.ts'
import { forgetTurns } from '#app/features/system/job-turns.server.ts'
import { askAsNode, joinAsNode } from '#app/features/system/nodes/this-node.server.ts'
import { handEmailToMails } from '#app/features/texts/company/company.server.ts'
import { installGuard } from '#app/http/edge/guard.server.ts'
import { countRequests } from '#app/http/edge/metrics.server.ts'
import { logCached, logRequests } from '#app/http/edge/request-log.server.ts'
import { routeMatcher } from '#app/http/edge/route-pattern.ts'
import { leaveGently } from '#app/http/remix/leaving.server.ts'
import { handleBySection } from '#app/http/remix/section-handlers.server.ts'
import { secrets } from '#app/http/secrets/secret.server.ts'
import { workUnlessMoving } from '#app/jobs/stand-still.server.ts'
import { startWorker, stopWorker } from '#app/jobs/worker.server.ts'
import { forgetService } from '#app/mail/backlog.server.ts'
import { keepSearchCurrent } from '#app/routes/public/search/search-index.server.ts'
import { databaseFile } from '#db/driver/database-file.ts'
import { folderProblem } from '#db/driver/durable-file.ts'
import { markRun } from '#db/driver/log-mark.ts'
import { migrate } from '#db/migrate.ts'
import { findMark, isForJobs } from '#db/move/standstill.ts'
import { exitOnFailure } from './exit-on-failure.server.ts'
import { log, logError } from './log.server.ts'
import { sayMisspelled } from './misspelled.ts'
import { once } from './once.server.ts'
import { version } from './version.ts'

/** Called on every import of the server build; works once. */
export const start = () => once('start', () => run().catch(exitOnFailure))

// Node's default of ten frames ends within the libraries, before our own code.
Error.stackTraceLimit = 30

async function run() {
  const count = countRequests(routeOf)
  installGuard({
    answered: count,
    cached(observed, response, bytes) {
      count(observed, response)
      logCached(routeOf, observed, response.statusCode, bytes)
    },
  })
  handleBySection()
  logRequests(routeOf)
  for (const one of misspelled()) console.error(sayMisspelled(one))
  const backupProblem = folderProblem(env.BACKUP_FOLDER)
  if (backupProblem) console.error(`No backup can be made in BACKUP_FOLDER: ${backupProblem}`)
  secrets()
  handEmailToMails()
  await askAsNode(version)
  const { applied, backup, ahead } = await migrate(db, env.DATABASE_URL)
  if (ahead.length > 0)
    log('database-ahead', { by: ahead.join(' '), words: 'A newer release has added to the schema.' })
  if (applied.length > 0) log('migrated', { applied: applied.join(' '), backup: backup ?? undefined })
  // A database that is being moved, or was, is served as it is.
  const isStill = isForJobs(await findMark(db), Date.now())
  if (!isStill) await bringUpToDate()
  const file = databaseFile(env.DATABASE_URL)
  if (file && isAlone) markRun(file)
  leaveGently(await workUnlessMoving(db, { start: goToWork(!isStill), stop: stopWorker }))
  if (!isStill) await tellFirstSteps()
}

// The built site map. Loaded lazily, because the build that contains it is still loading when this module is.

let match: ((path: string) => string) | undefined

/** The pattern of a path's route, such as `/services/:service`. */
function routeOf(path: string): string {
  match ??= routeMatcher(Object.keys(routes).map(pathOf))
  return match(path)
}

function pathOf(id: string): string {
  const route = routes[id]
  if (!route) return ''
  const parent = route.parentId ? pathOf(route.parentId) : ''
  return `${parent}/${route.path ?? ''}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')
}

/** A node leaves with its jobs, and joins again where a move was given up. */
function goToWork(hasJoined: boolean) {
  let isNode = hasJoined
  return () => {
    if (!isNode) void joinAsNode(db, version).catch((error: unknown) => logError(error, { job: 'join' }))
    isNode = false
    startWorker()
  }
}

async function bringUpToDate() {
  await joinAsNode(db, version)
  // Not waited for, and not needed: on a server it asks for rights that the site has only where it makes backups.
  void removeRemains({ backups: env.BACKUP_FOLDER, dataFolder: env.dataFolder, url: env.DATABASE_URL })
    .then((removed) => removed.length > 0 && log('removed-remains', { removed: removed.join(' ') }))
    .catch((error: unknown) => logError(error, { job: 'remove-remains' }))
  await eraseAgain()
  await seedFirstPosts(db, Date.now())
  await keepSearchCurrent(db, Date.now())
  if (databaseFile(env.DATABASE_URL) && isAlone) await forgetTurns(db)
}

async function tellFirstSteps() {
  if (!hasMailService) {
    await forgetService(db, Date.now())
    console.log('RESEND_API_KEY is not set: mails are kept in the database and shown to staff at /dashboard/mail.')
  }
  const setupToken = await makeSetupLink(db, Date.now())
  if (setupToken) printSetupLink(setupToken)
}

/** After an older copy of the database was put back. */
async function eraseAgain() {
  const place = installedPlace()
  const count = await replayErasures(db, place, Date.now())
  if (count === 0) return
  const isClean = await cleanFiles(db, place, Date.now())
  log('erased-again', { count, files: isClean ? 'cleaned' : 'to be cleaned' })
}

function printSetupLink(token: string) {
  console.log('No staff account yet: use npm run staff:create -- --email you@example.com --name "Your Name"')
  console.log(`or open this link to create the first one (once, within ${setupHours} hours):`)
  console.log(`  ${env.APP_URL}/setup?token=${token}`)
}
