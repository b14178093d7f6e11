// Verifies a backup: restores it into a temporary place, compares the row counts, and starts the site on it.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { compareFiles, readManifest } from '#app/features/backups/backup-files.server.ts'
import { compareFacts, copyOut, ownFiles } from '#app/features/backups/check-backup.server.ts'
import type { Manifest } from '#app/features/backups/manifest.ts'
import { inTemporaryFolder } from '#app/features/backups/temporary-places.server.ts'
import { checkSqlite } from '#db/driver/copy-sqlite.ts'
import {
  forgetNodes,
  loadPostgres,
  type Postgres,
  postgresFacts,
  runOnPostgres,
  withSpareDatabase,
} from '#db/driver/postgres-tools.ts'
import { endMoveIn } from '#db/move/end-move-in.ts'
import { CommandError } from './command.ts'

const startMs = 120_000

/** @throws CommandError with the backup's defect */
export async function proveBackup(
  folder: string,
  { url, environment, dataFolder }: Postgres & { dataFolder: string },
): Promise<Manifest> {
  process.umask(0o077)
  const manifest = readManifest(folder)
  await compareFiles(folder, manifest)
  const place = join(dirname(folder), `verify-${randomBytes(6).toString('hex')}`)
  await inTemporaryFolder(place, dataFolder, async () => {
    if (manifest.database.kind === 'sqlite') {
      for (const name of ownFiles) copyOut(folder, name, join(place, name))
      const file = join(place, manifest.database.file)
      copyOut(folder, manifest.database.file, file)
      compareFacts(manifest, checkSqlite(file))
      await endMoveIn(`file:${file}`)
      await serveFrom(`file:${file}`, manifest, environment)
    } else {
      await withSpareDatabase(url, async (spare) => {
        await loadPostgres({ url: spare, environment }, join(folder, manifest.database.file))
        compareFacts(manifest, await postgresFacts(spare))
        await runOnPostgres(spare, forgetNodes)
        await serveFrom(spare, manifest, environment)
      })
    }
  })
  return manifest
}

/** For a temporary site on the restored database: blanks all settings, so that it sends no mail and makes no backups. */
export async function proofSettings(
  url: string,
  port: number,
  { secret }: Pick<Manifest, 'secret'>,
  environment: NodeJS.ProcessEnv,
) {
  // Imported late, because it reads the environment.
  const { blankSettings } = await import('#app/env.server.ts')
  return {
    ...environment,
    ...blankSettings,
    NODE_OPTIONS: '',
    NODE_ENV: 'production' as const,
    PORT: String(port),
    HOST: '127.0.0.1',
    APP_URL: `http://localhost:${port}`,
    DATABASE_URL: url,
    ...(secret === 'included' ? {} : { SESSION_SECRET: environment.SESSION_SECRET }),
  }
}

async function serveFrom(url: string, manifest: Manifest, environment: NodeJS.ProcessEnv) {
  const port = await freePort()
  const env = await proofSettings(url, port, manifest, environment)
  const site = spawn(process.execPath, ['app/commands/start.js', '--as-built', '--with-parent'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [site.stdout, site.stderr]) {
    stream?.on('data', (chunk) => {
      output = `${output}${chunk}`.slice(-2_000)
    })
  }
  const ended = once(site, 'exit')
  try {
    await answering(`http://127.0.0.1:${port}/healthcheck`, () => {
      if (site.exitCode !== null) throw new CommandError(`The site does not start on the restored database: ${output}`)
    })
    const page = await fetch(`http://127.0.0.1:${port}/`)
    const html = await page.text()
    if (page.status !== 200 || !html.includes('</html>')) {
      throw new CommandError(`The site started on the restored database answers its first page with ${page.status}.`)
    }
  } finally {
    site.kill('SIGKILL')
    await ended
  }
}

async function answering(url: string, look: () => void) {
  const end = performance.now() + startMs
  let status: number | string = 'nothing'
  while (performance.now() < end) {
    look()
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5_000) })
      await response.arrayBuffer()
      status = response.status
      if (status === 200) return
    } catch {
      // The site is not listening yet.
    }
    await sleep(100)
  }
  throw new CommandError(`The site started on the restored database answers its health check with ${status}.`)
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
