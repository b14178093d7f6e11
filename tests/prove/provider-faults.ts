// 300 enquiries while the mail service fails in ten ways and the server is killed three times: in the end each mail of an
// acknowledged enquiry was accepted exactly once.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '#db/driver/connect.ts'
import { type Fault, startFakeResend } from '#tests/support/fake-resend.ts'
import { type Proof, runAlone } from './proof.ts'
import { clockedServer, sendEnquiry } from './server.ts'

const kinds: Fault[] = [
  'hang',
  'reset',
  'garbage',
  { status: 500 },
  { status: 502, body: '<h1>Bad gateway</h1>' },
  { status: 503, body: 'null' },
  { status: 408 },
  { status: 409, name: 'concurrent_idempotent_requests' },
  { status: 429, name: 'rate_limit_exceeded', retryAfter: 1 },
  { status: 429, name: 'daily_quota_exceeded' },
]

type Faults = { enquiries: number; kills: number }

export async function proveProviderFaults({ enquiries, kills }: Faults = { enquiries: 300, kills: 3 }): Promise<Proof> {
  const folder = mkdtempSync(join(tmpdir(), 'prove-'))
  const provider = await startFakeResend()
  const clocked = clockedServer(folder)
  const start = () =>
    clocked.start({
      RESEND_API_KEY: 're_test',
      RESEND_BASE_URL: provider.url,
      MAIL_FROM: 'Site <site@example.com>',
      MAIL_TO: 'staff@example.com',
    })
  let server = await start()
  let failed = 0
  let seen = -1
  // One failing request each second, if there is one.
  const failing = setInterval(() => {
    if (provider.requests.length === seen) return
    seen = provider.requests.length
    provider.script(kinds[failed++ % kinds.length] ?? 'reset')
  }, 1_000)
  const acknowledged: string[] = []
  try {
    for (let n = 1; n <= enquiries; n++) {
      const email = `p${n}@example.com`
      const from = `203.0.${113 + Math.floor(n / 200)}.${n % 200}`
      if ((await sendEnquiry(server.url, { from, email, message: `Message ${n}` })) === 303) acknowledged.push(email)
      if (n % Math.ceil(enquiries / kills) === 0 || n === enquiries) {
        await server.stop('SIGKILL')
        server = await start()
      }
    }
    // Each kind has its turn, though a failing service is asked less and less often.
    while (failed < kinds.length) await pause(200)
    clearInterval(failing)
    const wanted = acknowledged.length * 2
    // After a used-up quota the site tries again after five minutes.
    for (let waited = 0; waited < 900 && (await unsent(folder)) > 0; waited++) await pause(1_000)
    const mails = provider.mails()
    const toVisitors = acknowledged.filter((email) => mails.filter(({ to }) => to === email).length === 1).length
    const keys = new Set(provider.requests.map(({ key }) => key)).size
    return {
      name: `${enquiries} enquiries through ten kinds of faults and ${kills} kills`,
      figure: `${acknowledged.length} acknowledged; ${mails.length} of ${wanted} mails taken under ${keys} keys in ${provider.requests.length} requests, ${failed} of them failing; each visitor has one: ${toVisitors}`,
      ok: mails.length === wanted && keys === wanted && toVisitors === acknowledged.length && acknowledged.length > 0,
    }
  } finally {
    clearInterval(failing)
    await server.stop('SIGKILL')
    await provider.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function unsent(folder: string): Promise<number> {
  const db = connect(`file:${join(folder, 'site.db')}`)
  const left = await db.selectFrom('outbox').select('id').where('status', '!=', 'sent').execute()
  await db.destroy()
  return left.length
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

await runAlone(import.meta.url, proveProviderFaults)
