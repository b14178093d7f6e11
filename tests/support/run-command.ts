// Runs an operator's command in its own process.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type Ran = { code: number | null; output: string }

/** @param name the command's file, such as `staff-create` @param settings additional environment variables */
export async function runCommand(
  name: string,
  args: string[],
  settings: Record<string, string>,
  input = '',
): Promise<Ran> {
  const child = spawn(process.execPath, ['app/commands/run.js', name, ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...settings },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  child.stdin.end(input)
  const [code] = await once(child, 'close')
  return { code, output }
}
