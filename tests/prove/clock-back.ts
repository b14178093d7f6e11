// The clock of a running server is set back by three days: how long until the next mail is sent, and for how long is a
// throttled sender locked out?
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startFakeResend } from '#tests/support/fake-resend.ts'
import { type Proof, runAlone } from './proof.ts'
import { clockedServer, sendEnquiry } from './server.ts'

const threeDays = 3 * 24 * 60 * 60_000

export async function proveClockBack(): Promise<Proof> {
  const folder = mkdtempSync(join(tmpdir(), 'prove-'))
  const provider = await startFakeResend()
  const clocked = clockedServer(folder)
  const server = await clocked.start({
    RESEND_API_KEY: 're_test',
    RESEND_BASE_URL: provider.url,
    MAIL_FROM: 'Site <site@example.com>',
    MAIL_TO: 'staff@example.com',
  })
  try {
    const send = (name: string, n: number) =>
      sendEnquiry(server.url, { from: '203.0.113.7', email: `${name}@example.com`, message: `Message ${n}` })
    const statuses: number[] = []
    for (let n = 0; n < 6; n++) statuses.push(await send('ada', n))
    await until(() => provider.mails().filter(({ to }) => to === 'staff@example.com').length >= 5)

    // Lets everything in progress finish, as on any quiet day.
    await pause(2_000)
    clocked.setClock(-threeDays)
    await pause(200)
    const set = performance.now()
    await send('bo', 6)
    const arrived = await until(() => provider.mails().some(({ to }) => to === 'bo@example.com'))
    const waited = ((performance.now() - set) / 1000).toFixed(1)
    const again = await send('ada', 7)
    const locked = statuses.at(-1) === 429
    return {
      name: 'The clock three days back',
      figure: `the sender of six enquiries was ${locked ? 'refused' : 'let in'} before and ${again === 303 ? 'let in' : `refused (${again})`} after; an acknowledgement ${arrived ? `left after ${waited} s` : 'had not left after 30 s'}`,
      ok: locked && again === 303 && arrived,
    }
  } finally {
    await server.stop('SIGKILL')
    await provider.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @returns whether it became true within half a minute */
async function until(isSo: () => boolean): Promise<boolean> {
  for (let tries = 0; tries < 300; tries++) {
    if (isSo()) return true
    await pause(100)
  }
  return false
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

await runAlone(import.meta.url, proveClockBack)
