// Public pages behind docs/deploy/nginx.conf and docs/deploy/Caddyfile, beside a file of the same size from the same server:
// npm run bench:proxies. Measures the servers that are installed.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#tests/support/server-process.ts'
import { inTurn, ourSite } from './yardsticks.ts'

const paths = ['/', '/services', '/contact', '/blog']
const folder = mkdtempSync(join(tmpdir(), 'bench-proxies-'))
const files = join(folder, 'files')
mkdirSync(files)
const has = (command: string) => spawnSync('which', [command]).status === 0

const site = await ourSite(
  {
    DATABASE_URL: `file:${join(folder, 'site.db')}`,
    SESSION_SECRET: 'a-secret-for-benchmarks-only-long-enough',
    TRUSTED_PROXIES: '1',
  },
  join(folder, 'log'),
)
const sitePort = new URL(site.url).port
const [pagePort, filePort] = [await freePort(), await freePort()]
for (const path of paths) {
  const page = await fetch(site.url + path, { headers: { 'accept-encoding': 'identity' } })
  writeFileSync(join(files, fileOf(path)), Buffer.from(await page.arrayBuffer()))
}

console.log('| page | a second behind the proxy | the same bytes as a file | share |\n|---|---:|---:|---:|')
if (has('nginx')) await measure('nginx', ['-p', folder, '-c', write('nginx.conf', nginxConfiguration())])
if (has('caddy')) await measure('caddy', ['run', '--adapter', 'caddyfile', '--config', write('Caddyfile', caddyfile())])
site.stop()
rmSync(folder, { recursive: true, force: true })

async function measure(server: string, args: string[]) {
  const child = spawn(server, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: folder } })
  let problem = ''
  child.stderr.on('data', (data: Buffer) => {
    problem += data
  })
  while (!(await fetch(`http://127.0.0.1:${filePort}/${fileOf('/')}`).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`${server} has ended: ${problem}`)
    await sleep(50)
  }
  for (const path of paths) {
    const urls = [`http://127.0.0.1:${pagePort}${path}`, `http://127.0.0.1:${filePort}/${fileOf(path)}`]
    const headers = { 'accept-encoding': 'identity' }
    const [page = 0, file = 0] = await inTurn(urls.map((url) => ({ url, headers })))
    const share = `${((page / file) * 100).toFixed(1)} %`
    console.log(`| ${server}, ${path} | ${Math.round(page)} | ${Math.round(file)} | ${share} |`)
  }
  child.kill('SIGTERM')
  await new Promise((resolve) => child.once('exit', resolve))
}

function fileOf(path: string) {
  return `${path === '/' ? 'home' : path.slice(1)}.html`
}

function write(name: string, text: string) {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

/** The shipped configuration with local ports, without certificates, and with a second server for the files. */
function nginxConfiguration() {
  const shipped = readFileSync('docs/deploy/nginx.conf', 'utf8')
    .replace('/var/cache/nginx/site', join(folder, 'cache'))
    .replace('127.0.0.1:3000', `127.0.0.1:${sitePort}`)
    .replace(/server \{\n {2}listen 80;[\s\S]*?\n\}\n/, '')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${pagePort}`)
    .replace(/ {2}ssl_certificate.*\n/g, '')
  return `user root; worker_processes 1; daemon off; pid ${folder}/pid; error_log stderr;
events { worker_connections 512; }
http { types { text/html html; } access_log off;
${shipped}
server { listen 127.0.0.1:${filePort}; root ${files}; }
}`
}

function caddyfile() {
  const shipped = readFileSync('docs/deploy/Caddyfile', 'utf8')
    .replace(/\{\$SITE_UPSTREAM:[^}]*\}/, `127.0.0.1:${sitePort}`)
    .replace(/\{\$SITE_HOST:[^}]*\}/, `http://127.0.0.1:${pagePort}`)
    .replace(/^#.*\n/gm, '')
  return `{\n\tadmin off\n}\n${shipped}\nhttp://127.0.0.1:${filePort} {\n\troot * ${files}\n\tfile_server\n}\n`
}
