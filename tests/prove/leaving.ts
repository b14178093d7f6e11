// SIGTERM while a proxy sends on twenty keep-alive connections: how long until the exit, and what was cut off?
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepAliveLoad } from '#tests/support/keep-alive-load.ts'
import { startServer } from '#tests/support/server-process.ts'
import { type Proof, runAlone } from './proof.ts'

export async function proveLeaving(): Promise<Proof> {
  const folder = mkdtempSync(join(tmpdir(), 'prove-'))
  const server = await startServer({
    DATABASE_URL: `file:${join(folder, 'site.db')}`,
    SESSION_SECRET: 'a-secret-for-proofs-only-long-enough',
  })
  let exit: Promise<number | null> | undefined
  let told = 0
  const load = await keepAliveLoad(server.url.replace('localhost', '127.0.0.1'), 20, () => {
    told ||= performance.now()
    exit ??= server.stop('SIGTERM')
  })
  const code = await exit
  const seconds = (performance.now() - told) / 1000
  rmSync(folder, { recursive: true, force: true })
  return {
    name: 'SIGTERM behind a keep-alive proxy',
    figure: `exit ${code} after ${seconds.toFixed(1)} s, ${load.answered} answered, ${load.cut} cut`,
    ok: code === 0 && load.cut === 0 && seconds < 6,
  }
}

await runAlone(import.meta.url, proveLeaving)
