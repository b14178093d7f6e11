// nginx with docs/deploy/nginx-two-nodes.conf, on local ports and without TLS.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export const hasNginx = () => spawnSync('nginx', ['-v']).status === 0

/** @param nodes the ports of the two nodes */
export async function startNginx(port: number, nodes: readonly [number, number]) {
  const folder = mkdtempSync(join(tmpdir(), 'prove-nginx-'))
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, port, nodes))
  const child = spawn('nginx', ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  let problem = ''
  child.stderr.on('data', (data: Buffer) => {
    problem += data
  })
  while (!(await fetch(`http://127.0.0.1:${port}/robots.txt`).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`nginx has ended: ${problem}`)
    await sleep(50)
  }
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function configuration(folder: string, port: number, [first, second]: readonly [number, number]) {
  const shipped = readFileSync('docs/deploy/nginx-two-nodes.conf', 'utf8')
    .replace('10.77.213.11:3000', `127.0.0.1:${first}`)
    .replace('10.77.213.12:3000', `127.0.0.1:${second}`)
    .replace(/server \{\n {2}listen 80;[\s\S]*?\n\}\n/, '')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replace(/ {2}ssl_certificate.*\n/g, '')
  const user = process.getuid?.() === 0 ? 'user root; ' : ''
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (use) => `${use}_temp_path ${folder}/${use};`,
  )
  return `${user}worker_processes 1; daemon off; pid ${folder}/pid; error_log stderr;
events { worker_connections 512; }
http { access_log off; ${temporary.join(' ')}
${shipped}
}`
}
