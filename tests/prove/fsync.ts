// Proves that an enquiry is on disk before its visitor is thanked, by the kernel's record of the server's system calls.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { contactKey, sendEnquiry } from '#tests/support/enquiry-load.ts'
import { startServer } from '#tests/support/server-process.ts'
import { type Proof, runAlone, withDatabase } from './proof.ts'

const name = 'fsync before the answer'
const sends = 50

export async function proveFsync(): Promise<Proof> {
  if (!hasStrace()) return { name, figure: 'not tried: strace is not installed', ok: true }
  return withDatabase(async (_, url) => {
    const server = await startServer({
      DATABASE_URL: url,
      SESSION_SECRET: 'a-secret-for-proofs-only-long-enough',
      TRUSTED_PROXIES: '1',
    })
    const folder = mkdtempSync(join(tmpdir(), 'prove-'))
    const record = join(folder, 'strace')
    const calls = 'trace=fsync,fdatasync,write,writev,sendto'
    const strace = spawn('strace', ['-f', '-s', '20', '-e', calls, '-o', record, '-p', String(server.child.pid)])
    try {
      const key = await contactKey(server.url)
      await sendEnquiry(server.url, key)
      while (!readFileSync(record, 'utf8').includes('303')) await sleep(100)
      let synced = 0
      for (let n = 0; n < sends; n++) {
        const before = readFileSync(record, 'utf8').length
        const { status } = await sendEnquiry(server.url, key)
        // strace may write its line a moment after the call.
        while (!/"HTTP\/1\.1 303/.test(readFileSync(record, 'utf8').slice(before))) await sleep(10)
        const since = readFileSync(record, 'utf8').slice(before)
        const answer = since.search(/"HTTP\/1\.1 303/)
        const sync = since.search(/f(?:data)?sync\(\d+\)\s+= 0|<\.\.\. f(?:data)?sync resumed>/)
        if (status === 303 && sync >= 0 && sync < answer) synced += 1
      }
      return { name, figure: `${synced} of ${sends} answers came after an fsync`, ok: synced === sends }
    } finally {
      strace.kill('SIGINT')
      if (strace.exitCode === null) await once(strace, 'exit')
      await server.stop('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    }
  })
}

function hasStrace() {
  try {
    execFileSync('strace', ['-V'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

await runAlone(import.meta.url, proveFsync)
