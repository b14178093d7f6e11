// A site is moved from SQLite into PostgreSQL while enquiries come in and mails go out. The command is killed twice
// on the way. Whatever was acknowledged must be in the other database, whatever was refused must have kept its text, and no
// mail may be sent from the former one meanwhile, or twice.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '#db/driver/connect.ts'
import { fillDesk } from '#tests/bench/desk/fill-desk.ts'
import { judgeAnswers, startEnquiries } from '#tests/support/enquiry-load.ts'
import { type FakeResend, startFakeResend } from '#tests/support/fake-resend.ts'
import { launchPostgres } from '#tests/support/postgres-server.ts'
import { runCommand } from '#tests/support/run-command.ts'
import { type ServerProcess, startServer } from '#tests/support/server-process.ts'
import { type Proof, runAlone } from './proof.ts'

const name = 'Moved under load, the command killed twice'
const records = 3_000
/** Two moments, at which the command is ended by SIGKILL. */
const kills = ['Copying outbox', 'Making the indexes']

export async function proveMoving(): Promise<Proof> {
  const postgres = await launchPostgres()
  if (!postgres) return { name, figure: 'not tried: PostgreSQL is not installed', ok: true }
  const folder = mkdtempSync(join(tmpdir(), 'prove-'))
  const mails = await startFakeResend()
  const from = `file:${join(folder, 'site.db')}`
  try {
    await fillDesk(from, records, Date.now())
    const moved = await moveOnce(from, postgres.url, mails)
    const doubled = mails.requests.length - new Set(mails.requests.map(({ key }) => key)).size
    return {
      name,
      figure: `${moved.acknowledged} acknowledged, ${moved.lost} lost; ${moved.refused} refused, ${moved.textLost} without their text; ${moved.sentMeanwhile} mails sent meanwhile, ${doubled} twice; pages answered ${moved.pages}`,
      ok:
        moved.lost + moved.textLost + moved.sentMeanwhile + moved.otherwise.length + doubled === 0 &&
        moved.pages === 200 &&
        moved.refused > 0 &&
        moved.doctor,
    }
  } finally {
    await mails.close()
    postgres.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function moveOnce(from: string, to: string, mails: FakeResend) {
  const settings = {
    DATABASE_URL: from,
    SESSION_SECRET: 'a-secret-for-proofs-only-long-enough',
    TRUSTED_PROXIES: '1',
    RESEND_API_KEY: 're_test',
    RESEND_BASE_URL: mails.url,
    MAIL_FROM: 'BN <site@example.com>',
    MAIL_TO: 'staff@example.com',
  }
  const former = await startServer(settings)
  const servers = [former]
  try {
    const load = await startEnquiries(former.url, 2)
    await load.until(303, 20)
    await killedAt(kills[0] ?? '', ['--to', to], settings)
    await load.until(503, 10)
    const sent = mails.requests.length
    const doctor = (await runCommand('doctor', [], settings)).output.includes('has not ended: nothing is stored')
    const pages = await statusOf(former, '/')
    await killedAt(kills[1] ?? '', ['--resume'], settings)
    const ended = await runCommand('move', ['--resume'], settings)
    if (ended.code !== 0) throw new Error(ended.output)
    await load.until(503, 10)
    await load.stop()
    const sentMeanwhile = mails.requests.length - sent
    const next = await startServer({ ...settings, DATABASE_URL: to })
    servers.push(next)
    const anew = await startEnquiries(next.url, 1)
    await anew.until(303, 3)
    await anew.stop()
    const answers = [...load.answers, ...anew.answers.filter(({ status }) => status === 303)]
    return { ...(await judgeAnswers(answers, () => storedIn(to))), pages, doctor, sentMeanwhile }
  } finally {
    for (const server of servers) await server.stop('SIGTERM')
  }
}

/** Runs the command until it says the line, and ends it by SIGKILL. */
async function killedAt(line: string, args: string[], settings: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, ['app/commands/run.js', 'move', ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const gone = once(child, 'exit')
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk
      if (output.includes(line)) child.kill('SIGKILL')
    })
  await gone
  if (child.signalCode !== 'SIGKILL') throw new Error(`It was not killed at “${line}”:\n${output}`)
}

const statusOf = async ({ url }: ServerProcess, path: string) => (await fetch(url + path)).status

async function storedIn(url: string): Promise<string[]> {
  const db = connect(url)
  try {
    return (await db.selectFrom('enquiries').select('message').execute()).map((row) => row.message)
  } finally {
    await db.destroy()
  }
}

await runAlone(import.meta.url, proveMoving)
