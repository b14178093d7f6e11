// The files of docs/deploy: every variable exists, and each configuration is read by its own tool where that is installed, and
// the Dockerfile by a parser everywhere.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jsonForm, readDockerfile } from '#tests/support/dockerfile.ts'
import { shippedFiles } from '#tests/support/shipped.ts'
import { startFlags } from '#tests/support/start-flags.ts'

const room = 'docs/deploy'
const read = (file: string) => readFileSync(join(room, file), 'utf8')
const files = readdirSync(room).sort()
const has = (command: string) => spawnSync('which', [command]).status === 0
const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } }

test('every file is linked from docs/deploy.md', () => {
  const links = [...readFileSync('docs/deploy.md', 'utf8').matchAll(/\]\(deploy\/([\w.-]+)\)/g)].map(([, file]) => file)
  expect(files.filter((file) => !links.includes(file))).toEqual([])
})

/** Variables of other programs, by what reads them. */
const foreign: Record<string, RegExp> = {
  Node: /^NODE_ENV$/,
  'the Caddyfile': /^SITE_(HOST|UPSTREAM)$/,
  'systemd, and Linux': /^AF_(INET6?|UNIX)$/,
}

test.each([...files, '../deploy.md'])('%s names variables that exist', (file) => {
  const settings = readFileSync('docs/operations.md', 'utf8')
  const named = new Set(read(file).match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g) ?? [])
  const unknown = [...named].filter((name) => !settings.includes(`\`${name}\``))
  expect(unknown.filter((name) => !Object.values(foreign).some((pattern) => pattern.test(name)))).toEqual([])
})

describe('Dockerfile', () => {
  const stages = readDockerfile(read('Dockerfile'))
  const site = stages.find(({ name }) => name === 'site')
  const lineOf = (name: string) => site?.instructions.find((instruction) => instruction.name === name)?.value ?? ''

  test('has two targets, of which the one for SQLite is built by default', () => {
    expect(stages.map(({ name, from }) => `${name} from ${from.replace(/@.*/, '')}`)).toEqual([
      expect.stringMatching(/^build from node:22\.\d+\.\d+-trixie-slim$/),
      expect.stringMatching(/^deps from node:22\.\d+\.\d+-trixie-slim$/),
      expect.stringMatching(/^site from debian:trixie-\d+-slim$/),
      'run-postgres from site',
      'run from site',
    ])
  })

  test('pins images by digest, and a Node that package.json supports', () => {
    const images = stages.map(({ from }) => from).filter((from) => from.includes(':'))
    for (const image of images) expect(image).toMatch(/@sha256:[0-9a-f]{64}$/)
    const minorIn = (text = '') => Number(/22\.(\d+)/.exec(text)?.[1])
    expect(minorIn(images[0])).toBeGreaterThanOrEqual(minorIn(engines.node))
  })

  test('copies what docs/operations.md ships, and runs it as npm start does, without npm', () => {
    const copies = site?.instructions.filter(({ name, flags }) => name === 'COPY' && flags.from !== 'deps') ?? []
    const copied = copies.flatMap(({ flags, value }) =>
      flags.from ? value.split(' ').slice(-1) : value.split(' ').slice(0, -1),
    )
    expect(copied.sort()).toEqual(
      shippedFiles()
        .map((path) => path.replace(/\/$/, ''))
        .sort(),
    )
    expect(jsonForm(lineOf('CMD'))).toEqual(['node', ...startFlags, 'app/commands/start.js', '--as-built'])
    expect(jsonForm(lineOf('HEALTHCHECK').replace(/.*(?=CMD )/, ''))[0]).toBe('node')
  })

  test('runs as a user who owns nothing but /data', () => {
    const users = stages.map(({ instructions }) => instructions.filter(({ name }) => name === 'USER').at(-1)?.value)
    expect(users).toEqual([undefined, undefined, 'node', 'node', undefined])
    expect([lineOf('VOLUME'), lineOf('STOPSIGNAL'), lineOf('EXPOSE')]).toEqual(['/data', 'SIGTERM', '3000'])
    expect(site?.instructions.filter(({ flags }) => flags.chown)).toEqual([])
  })

  /** By its name, or because fewer may read it than package.json. */
  const isPrivate = (path: string, mode: number) =>
    /(^|\/)(\.|session-secret|secrets\.)|\.(pem|key|db|sqlite|p12|gz)$/.test(path) ||
    (statSync('package.json').mode & 0o077 & ~mode) !== 0

  test.each([
    ['.env', 0o644],
    ['app/.env.production', 0o644],
    ['app/commands/privkey.pem', 0o644],
    ['db/site.db', 0o644],
    ['public/notes.txt', 0o600],
  ])('%s with the mode %o is private', (path, mode) => {
    expect([isPrivate(path, mode), isPrivate('app/root.tsx', 0o777)]).toEqual([true, false])
  })

  test('sees only files that exist, and none that is private', () => {
    const allowed = read('Dockerfile.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1))
    expect(allowed.filter((path) => !existsSync(path))).toEqual([])
    expect(read('Dockerfile.dockerignore').split('\n')[1]).toBe('*')
    const seen = allowed.flatMap((path) =>
      statSync(path).isDirectory()
        ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((file) => join(path, file))
        : [path],
    )
    expect(seen.length).toBeGreaterThan(1000)
    expect(seen.filter((path) => isPrivate(path, statSync(path).mode))).toEqual([])
  })
})

describe('site.service', () => {
  const unit = read('site.service')

  test('runs what npm start runs', () => {
    expect(unit).toContain(`ExecStart=/usr/bin/node ${startFlags.join(' ')} app/commands/start.js --as-built\n`)
    expect(unit).not.toContain('\nMemoryDenyWriteExecute')
  })

  test.runIf(has('systemd-analyze') && existsSync('/usr/bin/node'))(
    'is understood by systemd, and exposes little',
    () => {
      const file = join(room, 'site.service')
      const verified = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
      expect(verified.status, verified.stderr).toBe(0)
      expect(verified.stderr.split('\n').filter((line) => line.includes('site.'))).toEqual([])
      const judged = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=25', file], {
        encoding: 'utf8',
      })
      expect(judged.status, judged.stdout.split('\n').slice(-3).join('\n')).toBe(0)
    },
  )
})

describe('the proxies', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const withNginx = test.runIf(has('nginx') && has('openssl'))

  withNginx.each(['nginx.conf', 'nginx-two-nodes.conf'])('nginx accepts %s', (file) => {
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-subj',
        '/CN=www.example.com',
        '-keyout',
        key,
        '-out',
        certificate,
      ],
      { stdio: 'ignore' },
    )
    const site = read(file)
      .replace('/var/cache/nginx/site', join(folder, 'cache'))
      .replace('/etc/ssl/site/fullchain.pem', certificate)
      .replace('/etc/ssl/site/privkey.pem', key)
    writeFileSync(join(folder, 'nginx.conf'), `pid ${folder}/pid;\nevents {}\nhttp {\n${site}\n}\n`)
    const { status, stderr } = spawnSync(
      'nginx',
      ['-t', '-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'],
      { encoding: 'utf8' },
    )
    expect(status, stderr).toBe(0)
  })

  test.runIf(has('caddy'))('Caddy accepts the Caddyfile', () => {
    const args = ['validate', '--adapter', 'caddyfile', '--config', join(room, 'Caddyfile')]
    const { status, stderr } = spawnSync('caddy', args, { encoding: 'utf8', env: { ...process.env, HOME: folder } })
    expect(status, stderr).toBe(0)
  })
})
