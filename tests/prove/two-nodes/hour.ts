// Two nodes behind nginx on one PostgreSQL database and one bucket: every half minute one of them is killed, while visitors
// read and write, staff save texts, and morning mails are due; then both are upgraded in turn.
// npx tsx tests/prove/two-nodes/hour.ts --seconds 120 takes two minutes instead of ten.
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Db } from '#db/schema.ts'
import { startFakeResend } from '#tests/support/fake-resend.ts'
import { startFakeS3 } from '#tests/support/fake-s3.ts'
import { freePort, type ServerProcess, startServer } from '#tests/support/server-process.ts'
import { type Proof, runAlone, withPostgres } from '../proof.ts'
import { addDigestReader, judgeMails, judgeVisitors } from './judge.ts'
import { startVisitors } from './load.ts'
import { hasNginx, startNginx } from './nginx.ts'
import { startEditor } from './saved-fact.ts'

const name = 'Two nodes behind nginx, one killed every 30 s'
const killEveryMs = 30_000
const readerEveryMs = 10_000
/** Two mails each: fewer than the site sends in the meantime. */
const enquiryEveryMs = 1_500
/** Longer than nginx leaves a node alone after a failure, and than a new one needs to be warm. */
const settleMs = 6_000
const picture = `${'a'.repeat(24)}-480.jpg`
const paths = ['/', '/services', '/contact', `/media/${picture}`, '/blog', '/about', '/careers', '/robots.txt']

type Provider = Awaited<ReturnType<typeof startFakeResend>>

export const proveTwoNodes = (seconds = 600): Promise<Proof> => {
  if (!hasNginx()) return Promise.resolve({ name, figure: 'not tried: nginx is not installed', ok: true })
  return withPostgres(name, async (db, url) => {
    const provider = await startFakeResend()
    provider.rules.isPaced = true
    const bucket = await startFakeS3()
    bucket.objects.set(picture, { bytes: Buffer.alloc(60_000, 7), type: 'image/jpeg' })
    const nodes = await startNodes({ DATABASE_URL: url, ...bucket.environment, ...mailSettings(provider) })
    try {
      return await runHour({ db, provider, nodes }, seconds)
    } finally {
      await nodes.stop()
      await bucket.close()
      await provider.close()
    }
  })
}

const mailSettings = ({ url }: Provider) => ({
  RESEND_API_KEY: 're_test',
  RESEND_BASE_URL: url,
  MAIL_FROM: 'Site <site@example.com>',
  MAIL_TO: 'staff@example.com',
})

/** Both nodes on ports of their own, and nginx before them. */
async function startNodes(settings: Record<string, string>) {
  const ports = [await freePort(), await freePort()] as const
  const front = await freePort()
  const start = (index: number) =>
    startServer({
      SESSION_SECRET: 'a-secret-for-proofs-only-long-enough',
      // nginx, and the visitors' own header.
      TRUSTED_PROXIES: '2',
      APP_URL: `http://localhost:${front}`,
      ...settings,
      PORT: String(ports[index]),
    })
  const servers: ServerProcess[] = [await start(0), await start(1)]
  const nginx = await startNginx(front, ports)
  return {
    url: nginx.url,
    urls: ports.map((port) => `http://127.0.0.1:${port}`),
    /** Ends a node, and starts it again. @returns the exit code */
    async replace(index: number, signal: NodeJS.Signals) {
      const code = await servers[index]?.stop(signal)
      servers[index] = await start(index)
      return code
    },
    async stop() {
      await nginx.stop()
      for (const server of servers) await server.stop('SIGKILL')
    },
  }
}

type Running = { db: Db; provider: Provider; nodes: Awaited<ReturnType<typeof startNodes>> }

async function runHour({ db, provider, nodes }: Running, seconds: number): Promise<Proof> {
  const editor = await startEditor(db, nodes.urls)
  const load = await startVisitors(nodes.url, paths, enquiryEveryMs)
  const adding = setInterval(() => void addDigestReader(db), readerEveryMs)
  const end = performance.now() + seconds * 1000
  let kills = 0
  for (let round = 0; performance.now() < end; round++) {
    const next = performance.now() + killEveryMs
    await nodes.replace(round % 2, 'SIGKILL')
    kills += 1
    // A process that has just begun draws its first pages slowly.
    await sleep(settleMs)
    await editor.saveAndLook(round % 2)
    await sleep(Math.max(0, Math.min(next, end) - performance.now()))
  }
  clearInterval(adding)
  const upgraded = performance.now()
  const codes: unknown[] = []
  for (const index of [0, 1]) {
    codes.push(await nodes.replace(index, 'SIGTERM'))
    await sleep(settleMs)
  }
  await load.stop()
  const visitors = await judgeVisitors(db, load, upgraded)
  const mails = await judgeMails(db, provider)
  return {
    name,
    figure: `${seconds} s, ${kills} kills; ${visitors.words}; ${mails.words}; ${editor.saves} facts saved on one node, on the other after ${editor.medianMs()} ms (median), ${editor.longestMs()} at most`,
    ok:
      visitors.ok &&
      mails.ok &&
      codes.every((code) => code === 0) &&
      editor.saves === kills &&
      editor.longestMs() < 1_100,
  }
}

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '600' } }, strict: false })
await runAlone(import.meta.url, () => proveTwoNodes(Number(values.seconds)))
