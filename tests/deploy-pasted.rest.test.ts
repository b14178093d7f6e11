// The blocks of docs/deploy/systemd.md, pasted into a shell as an operator would: in a folder in place of /, with programs that
// stand in for those that need a server. Where a step fails, the release that runs must go on.
import { execFileSync, spawnSync } from 'node:child_process'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pasted-'))
  for (const path of ['etc/systemd/system', 'var/lib']) mkdirSync(join(root, path), { recursive: true })
  for (const path of [...shipped, ...secrets]) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), path)
  }
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const shipped = [
  'build/server/index.js',
  'public/favicon.ico',
  'app/commands/run.js',
  'package.json',
  'package-lock.json',
  'docs/deploy/site.env',
  'docs/deploy/site.service',
]
const secrets = ['docs/deploy/.env', 'docs/deploy/certificates/privkey.pem']

/** The shell block of a page that has this text. */
function blockWith(page: string, text: string): string {
  const blocks = [...readFileSync(`docs/deploy/${page}`, 'utf8').matchAll(/^```sh\n([\s\S]*?)^```/gm)]
  const [found] = blocks.map(([, block = '']) => block).filter((block) => block.includes(text))
  if (!found) throw new Error(`No block of ${page} has ${text}.`)
  return found
}

type Faults = { npm?: number; runuser?: number }

/** Pastes a block beside site.tar.gz. @param release the name that `date` gives */
function paste(block: string, release = 'first', { npm = 0, runuser = 0 }: Faults = {}) {
  const standIns = `
cd ${root}
useradd() { :; }
date() { echo ${release}; }
npm() { return ${npm}; }
runuser() { return ${runuser}; }
systemctl() { echo "$*" >> ${root}/called; }
journalctl() { :; }
install() {
  local kept=()
  while [ $# -gt 0 ]; do case $1 in -o | -g) shift 2 ;; *) kept+=("$1"); shift ;; esac; done
  command install "\${kept[@]}"
}
`
  const moved = block.replace(/(?<![\w/"])\/(srv|var|etc)\//g, `${root}/$1/`)
  spawnSync('bash', { input: `${standIns}${moved}`, encoding: 'utf8' })
}

const called = () => {
  const file = join(root, 'called')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}
const running = () => basename(readlinkSync(join(root, 'srv/site/current')))
const releases = () => readdirSync(join(root, 'srv/site/releases'))

const pack = () => paste(blockWith('systemd.md', 'tar -czf'))
const upgrade = blockWith('systemd.md', 'systemctl restart site.service &&')
function installSite() {
  pack()
  paste(blockWith('systemd.md', 'useradd'))
}

test('the archive has the release, and no secret of the machine that packed it', () => {
  pack()
  const packed = execFileSync('tar', ['-tzf', join(root, 'site.tar.gz')], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path && !path.endsWith('/'))
  expect(packed.sort()).toEqual([...shipped].sort())
})

test('an installation starts nothing before its settings are edited', () => {
  installSite()
  expect([running(), called()]).toEqual(['first', []])
  paste(blockWith('systemd.md', 'enable --now'))
  expect(called()).toEqual(['daemon-reload', 'enable --now site.service'])
})

describe('an upgrade', () => {
  test('goes live with the settings and the data of the release before', () => {
    installSite()
    paste(upgrade, 'second')
    expect([running(), called()]).toEqual(['second', ['restart site.service']])
    const links = ['.env', 'data'].map((name) => readlinkSync(join(root, 'srv/site/releases/second', name)))
    expect(links).toEqual([join(root, 'etc/site.env'), join(root, 'var/lib/site')])
  })

  test.each<[string, string, Faults]>([
    ['the backup fails', 'second', { runuser: 1 }],
    ['npm ci fails', 'second', { npm: 1 }],
    ['the folder is there already', 'first', {}],
  ])('changes nothing where %s', (_, release, faults) => {
    installSite()
    paste(upgrade, release, faults)
    expect([running(), called()]).toEqual(['first', []])
  })

  test('changes nothing where there is no archive', () => {
    installSite()
    rmSync(join(root, 'site.tar.gz'))
    paste(upgrade, 'second')
    expect([running(), called()]).toEqual(['first', []])
  })
})

test('going back leads to the release before, and an old one can be removed', () => {
  installSite()
  for (const name of ['2026-11-25-090000', '2026-10-14-090000']) mkdirSync(join(root, 'srv/site/releases', name))
  paste(blockWith('systemd.md', 'ls /srv/site/releases'))
  expect([running(), called()]).toEqual(['2026-11-25-090000', ['restart site.service']])
  paste(blockWith('systemd.md', 'rm -r'))
  expect(releases()).toEqual(['2026-11-25-090000', 'first'])
})

test("compose's settings are copied so that only their owner reads them", () => {
  writeFileSync(join(root, 'docs/deploy/compose.env'), 'SITE_HOST=www.example.com\n')
  paste(blockWith('compose.md', 'compose.env'))
  expect(readFileSync(join(root, 'docs/deploy/.env'), 'utf8')).toBe('SITE_HOST=www.example.com\n')
  expect(statSync(join(root, 'docs/deploy/.env')).mode & 0o777).toBe(0o600)
})

test('certificates are copied as files, because a container cannot follow the links of certbot', () => {
  const [live, archive] = ['live', 'archive'].map((name) => join(root, 'etc/letsencrypt', name, 'www.example.com'))
  for (const folder of [live, archive]) mkdirSync(folder ?? '', { recursive: true })
  for (const name of ['fullchain', 'privkey']) {
    writeFileSync(join(archive ?? '', `${name}1.pem`), name)
    symlinkSync(`../../archive/www.example.com/${name}1.pem`, join(live ?? '', `${name}.pem`))
  }
  paste(blockWith('compose.md', 'cp -L'))
  for (const name of ['fullchain', 'privkey']) {
    const copy = join(root, 'docs/deploy/certificates', `${name}.pem`)
    expect([lstatSync(copy).isFile(), readFileSync(copy, 'utf8')]).toEqual([true, name])
  }
})

test.runIf(existsSync('.git'))('git ignores what is private', () => {
  const kept = [...secrets, '.env']
  const { stdout } = spawnSync('git', ['check-ignore', ...kept], { encoding: 'utf8' })
  expect(stdout.trim().split('\n')).toEqual(kept)
})
