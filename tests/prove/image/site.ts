// Starts the site from a folder that was built like the image, and does with it what an operator and a visitor would.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Stage, variablesOf } from '#tests/support/dockerfile.ts'
import { password } from '#tests/support/people.ts'
import { freePort } from '#tests/support/server-process.ts'
import { Visitor } from '#tests/support/visitor.ts'
import { limitsMemory, type Ran, runContainer, startContainer } from './roots.ts'

type Image = {
  root: string
  data: string
  uid: number
  site: Stage
  command: string[]
  check: string[]
  /** The address on a PostgreSQL server; without one it is SQLite. */
  database?: string
}

const memory = 512 * 1024 * 1024
const account = { name: 'Ada', email: 'ada@example.com', password, confirmPassword: password }

export async function trySite({ root, data, uid, site, command, check, database }: Image): Promise<string> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const settings = { PORT: String(port), APP_URL: url, TRUSTED_PROXIES: '1' }
  const variables = { ...variablesOf(site), ...settings, ...(database ? { DATABASE_URL: database } : {}) }
  const container = { root, data, user: String(uid), memory, folder: '/app', variables }
  const inside = (...words: string[]) => runContainer(container, words)
  const first = await startSite(() => startContainer(container, command))
  const setup = /http:\S+(\/setup\?token=[\w-]+)/.exec(await first.until(/\/setup\?token=[\w-]+\s/))?.[1] ?? ''
  const admin = new Visitor(url)
  const home = await admin.submit(await admin.visit(setup), '#setup', account)
  const visitor = new Visitor(url)
  const values = { name: 'Eva', email: 'eva@example.com', message: 'Sent to the image' }
  const sent = await visitor.submit(await visitor.visit('/contact'), '#contact', values, { follow: false })
  const healthy = await inside(...check)
  const backup = await inside('node', 'app/commands/run.js', 'backup', ...(database ? [] : ['--prove']))
  const owner = first.uid()
  const code = await first.stop()
  const second = await startSite(() => startContainer(container, command))
  const kept = (await admin.visit('/dashboard/contacts')).text.includes('Eva')
  await second.stop()
  const refused = await Promise.all(
    ['/app/x', '/app/build/x', '/etc/x', '/x'].map((path) => inside('sh', '-c', `echo > ${path}`)),
  )
  const missing = await inside('sh', '-c', 'command -v npm npx yarn gcc python3')
  const facts: [boolean, string][] = [
    [home.url.pathname === '/dashboard', 'the first admin signs in'],
    [sent.status === 303, 'an enquiry is acknowledged'],
    [healthy.code === 0, 'the health check passes'],
    database
      ? [succeeds(backup, 'Backup made: /app/data/'), 'pg_dump makes a backup']
      : [succeeds(backup, 'Verified: restored'), 'a backup is made and verified'],
    [owner === uid, `the process is user ${uid}`],
    [code === 0, 'SIGTERM: exit 0'],
    [kept, 'a second start has the data'],
    [refused.every((ran) => /Read-only|Permission denied/.test(ran.output)), 'the code cannot be written'],
    [missing.output === '', 'no npm, no compiler'],
  ]
  const wrong = facts.filter(([isTrue]) => !isTrue).map(([, fact]) => fact)
  if (wrong.length > 0) throw new Error(`not so: ${wrong.join('; ')}\n${backup.output}\n${first.output()}`)
  const limit = limitsMemory ? 'a limit of 512 MB' : 'no limit of memory, for which this machine has no controller'
  return [...facts.map(([, fact]) => fact), limit].join('; ')
}

const succeeds = ({ code, output }: Ran, words: string) => code === 0 && output.includes(words)

async function startSite(start: () => ChildProcess) {
  const child = start()
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk
    })
  }
  const gone = once(child, 'exit')
  const until = async (pattern: RegExp) => {
    for (let waited = 0; !pattern.test(output); waited++) {
      if (child.exitCode !== null || waited > 600) throw new Error(`The site does not start:\n${output}`)
      await sleep(100)
    }
    return output
  }
  await until(/\[remix-serve\]/)
  // The program in the namespace, whose process 1 it is: its parent does not pass signals on.
  const pid = Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim())
  return {
    output: () => output,
    until,
    uid: () => Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]),
    async stop() {
      process.kill(pid, 'SIGTERM')
      const [code] = await gone
      return code as number | null
    },
  }
}
