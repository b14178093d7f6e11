// npm run prove [-- newsletter]: runs all proofs, or those with this in their names, prints the figures, and fills their rows
// of the table in docs/performance.md.
import { proveBackupUnderLoad } from './backup-under-load.ts'
import { proveClockBack } from './clock-back.ts'
import { proveClockForward } from './clock-forward.ts'
import { proveDeletedDatabase } from './deleted-database.ts'
import { fillTable, readTable } from './fill-table.ts'
import { proveFirstStartKills } from './first-start-kills.ts'
import { proveFsync } from './fsync.ts'
import { proveFullDisk } from './full-disk.ts'
import { proveKillsOnPostgres, proveKillsOnSqlite } from './kills.ts'
import { proveLeaving } from './leaving.ts'
import { proveLockedDatabase } from './locked-database.ts'
import { proveMailOutage } from './mail-outage.ts'
import { proveMoving } from './moving.ts'
import { proveNewsletterKills } from './newsletter/kills.ts'
import { proveNewsletterMeanwhile } from './newsletter/meanwhile.ts'
import { proveNewsletterStopsOnPostgres, proveNewsletterStopsOnSqlite } from './newsletter/stops.ts'
import { proveNewsletterTwoServers } from './newsletter/two-servers.ts'
import { provePostgresFrozen } from './postgres-frozen.ts'
import { provePostgresRestarts } from './postgres-restarts.ts'
import type { Proof } from './proof.ts'
import { proveProviderFaults } from './provider-faults.ts'
import { proveReadOnly } from './read-only.ts'
import { proveTwoNodes } from './two-nodes/hour.ts'
import { proveTwoServersOnPostgres, proveTwoServersOnSqlite } from './two-servers.ts'

const proofs: (() => Promise<Proof>)[] = [
  proveKillsOnSqlite,
  proveKillsOnPostgres,
  proveFirstStartKills,
  proveFsync,
  proveProviderFaults,
  proveMailOutage,
  provePostgresRestarts,
  provePostgresFrozen,
  proveReadOnly,
  proveLockedDatabase,
  proveDeletedDatabase,
  proveFullDisk,
  proveClockForward,
  proveClockBack,
  proveLeaving,
  proveBackupUnderLoad,
  proveMoving,
  proveTwoServersOnSqlite,
  proveTwoServersOnPostgres,
  proveTwoNodes,
  proveNewsletterKills,
  proveNewsletterMeanwhile,
  proveNewsletterStopsOnSqlite,
  proveNewsletterStopsOnPostgres,
  proveNewsletterTwoServers,
]

const asked = process.argv[2]?.toLowerCase() ?? ''
const rows = new Map(asked ? readTable('docs/performance.md', 'figures').map((cells) => [cells[0], cells]) : [])
const chosen = proofs.filter(({ name }) => name.toLowerCase().includes(asked))
if (chosen.length === 0) throw new Error(`No proof has “${asked}” in the name of its function.`)
for (const prove of chosen) {
  const began = performance.now()
  const { name, figure, ok } = await prove().catch(
    (error: unknown): Proof => ({ name: prove.name, figure: String(error), ok: false }),
  )
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`${ok ? 'ok' : 'NOT OK'}  ${name}: ${figure} (${seconds} s)`)
  rows.set(name, [name, figure, ok ? 'yes' : '**no**'])
  if (!ok) process.exitCode = 1
}

fillTable('docs/performance.md', 'figures', ['what', 'figure', 'as promised'], [...rows.values()])
