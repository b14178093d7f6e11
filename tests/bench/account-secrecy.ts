// Compares response times for known and unknown accounts, in turn, to show that timing does not reveal an account.
import { spawnSync } from 'node:child_process'

const rounds = 30
const known = 'known@example.com'
const unknown = 'nobody@example.com'

/** @param settings the environment of the server at this URL, which must trust one proxy */
export async function compareAnswers(url: string, settings: Record<string, string>): Promise<[string, string][]> {
  makeAccount(settings)
  let asked = 0
  const time = async (path: string, values: Record<string, string>) => {
    asked += 1
    // One client address for each request, to avoid the throttle.
    const headers = { 'X-Forwarded-For': `10.9.${asked >> 8}.${asked & 255}` }
    const start = performance.now()
    const response = await fetch(url + path, {
      method: 'POST',
      body: new URLSearchParams(values),
      headers,
      redirect: 'manual',
    })
    await response.arrayBuffer()
    return performance.now() - start
  }
  const compare = async (path: string, values: Record<string, string>) => {
    const times: Record<string, number[]> = { [known]: [], [unknown]: [] }
    await time(path, { ...values, email: unknown })
    for (let round = 0; round < rounds; round++) {
      const turn = round % 2 === 0 ? [known, unknown] : [unknown, known]
      for (const email of turn) times[email]?.push(await time(path, { ...values, email }))
    }
    const [a, b] = [median(times[known] ?? []), median(times[unknown] ?? [])]
    return `${a.toFixed(1)} ms known, ${b.toFixed(1)} ms unknown, ${(((a - b) / b) * 100).toFixed(1)} % apart`
  }
  return [
    [`Sign-in refused, median of ${rounds}`, await compare('/login', { password: 'Wrong Horse 7' })],
    [`"Forgot password?", median of ${rounds}`, await compare('/forgot-password', {})],
  ]
}

function makeAccount(settings: Record<string, string>) {
  const command = ['app/commands/staff-create.ts', '--email', known, '--name', 'Known', '--password-stdin']
  const { status, stderr } = spawnSync('node_modules/.bin/tsx', command, {
    env: { ...process.env, ...settings },
    input: 'Correct Horse 7',
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
}

function median(values: number[]) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}
