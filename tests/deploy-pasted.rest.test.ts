// The blocks of docs/deploy.md for systemd, pasted into a shell as an operator would: in a folder in place of /, with programs that
// stand in for those that need a server. Where a step fails, the release that runs must go on.
import { execFileSync, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pasted-'))
  for (const path of ['etc/systemd/system', 'var/lib']) mkdirSync(join(root, path), { recursive: true })
  for (const path of shipped) {
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

/** The shell block that has this text. */
function blockWith(text: string): string {
  const blocks = [...readFileSync('docs/deploy.md', 'utf8').matchAll(/^```sh\n([\s\S]*?)^```/gm)]
  const [found] = blocks.map(([, block = '']) => block).filter((block) => block.includes(text))
  if (!found) throw new Error(`No block of docs/deploy.md has ${text}.`)
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

const pack = () => paste(blockWith('tar -czf'))
const upgrade = blockWith('systemctl restart site.service &&')
function installSite() {
  pack()
  paste(blockWith('useradd'))
}

test('the archive has the release', () => {
  pack()
  const packed = execFileSync('tar', ['-tzf', join(root, 'site.tar.gz')], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path && !path.endsWith('/'))
  expect(packed.sort()).toEqual([...shipped].sort())
})

test('an installation starts nothing before its settings are edited', () => {
  installSite()
  expect([running(), called()]).toEqual(['first', []])
  paste(blockWith('enable --now'))
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
  paste(blockWith('ls /srv/site/releases'))
  expect([running(), called()]).toEqual(['2026-11-25-090000', ['restart site.service']])
  paste(blockWith('rm -r'))
  expect(releases()).toEqual(['2026-11-25-090000', 'first'])
})
