// No child process outlives its parent, not even one that ends before the child has loaded its modules.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'

const children = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.child.ts'))

const endings = {
  disconnects: 'child.disconnect()',
  'is killed': `process.kill(process.pid, 'SIGKILL')`,
}

describe.each(children)('%s', (file) => {
  test.each(Object.entries(endings))('exits when its parent %s at once', async (_, end) => {
    // The child shares its parent's standard output, which closes once both have exited.
    const code = `
      import { fork } from 'node:child_process'
      import { writeSync } from 'node:fs'
      const child = fork(${JSON.stringify(resolve(join('app', file)))}, [], {
        execArgv: ['--import', 'tsx'], serialization: 'advanced', stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
      })
      writeSync(1, String(child.pid))
      ${end}`
    const parent = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'ignore'] })
    let pid = ''
    parent.stdout.on('data', (chunk) => {
      pid += chunk
    })
    let isOver = false
    onTestFinished(() => {
      if (isOver) return
      parent.kill('SIGKILL')
      process.kill(Number(pid), 'SIGKILL')
    })
    await once(parent, 'close')
    isOver = true
    expect(Number(pid)).toBeGreaterThan(0)
  })
})
