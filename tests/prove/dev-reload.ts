// Thirteen edits under npm run dev: the site must boot only once, or each edit would leave a worker and a database behind.
import { spawn } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#tests/support/server-process.ts'
import { type Proof, runAlone } from './proof.ts'

const edits = 13

async function proveDevReload(): Promise<Proof> {
  const folder = mkdtempSync(join(tmpdir(), 'prove-'))
  for (const name of ['app', 'db', 'public', 'package.json', 'package-lock.json', 'remix.config.js', 'tsconfig.json']) {
    cpSync(name, join(folder, name), { recursive: true })
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const port = await freePort()
  const remix = createRequire(import.meta.url).resolve('@remix-run/dev/dist/cli.js')
  const env = {
    ...process.env,
    NODE_ENV: 'development' as const,
    PORT: String(port),
    DATABASE_URL: 'file:./data/site.db',
  }
  const dev = spawn(process.execPath, [remix, 'vite:dev', '--config', 'remix.config.js'], { cwd: folder, env })
  let output = ''
  for (const stream of [dev.stdout, dev.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  try {
    const url = `http://localhost:${port}/contact`
    await answered(url)
    for (let edit = 1; edit <= edits; edit++) {
      appendFileSync(join(folder, 'app/time/promise.ts'), `\n// Edit ${edit}`)
      await sleep(500)
      await answered(url)
    }
    const boots = output.split('No staff account yet').length - 1
    return { name: 'npm run dev, 13 edits', figure: `${boots} boots and workers`, ok: boots === 1 }
  } finally {
    dev.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Waits for the page: the first one takes a while. */
async function answered(url: string) {
  for (let attempt = 0; attempt < 240; attempt++) {
    const status = await fetch(url).then(
      async (response) => {
        await response.arrayBuffer()
        return response.status
      },
      () => 0,
    )
    if (status === 200) return
    await sleep(250)
  }
  throw new Error(`${url} does not answer`)
}

await runAlone(import.meta.url, proveDevReload)
