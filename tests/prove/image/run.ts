// npm run prove:image [-- --debian <folder>]: each step of docs/deploy/Dockerfile without Docker. Debian 13 from debootstrap is the image underneath,
// chroot the container: read-only, without capabilities, as the image's user, with 512 MB, writing to /data and /tmp only.
// Needs root and Debian's packages debootstrap and util-linux. Fills the table of docs/performance.md.
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { jsonForm, readDockerfile } from '#tests/support/dockerfile.ts'
import { launchPostgres } from '#tests/support/postgres-server.ts'
import { fillTable } from '../fill-table.ts'
import { buildStage, makeBases, makeContext } from './build.ts'
import { must, run } from './roots.ts'
import { trySite } from './site.ts'

const stages = readDockerfile(readFileSync('docs/deploy/Dockerfile', 'utf8'))
const folder = mkdtempSync(join(tmpdir(), 'image-'))
const place = { folder, context: join(folder, 'context') }
const rows: string[][] = []
const { values } = parseArgs({ options: { debian: { type: 'string' } } })

/** Runs a step, and notes what it says; one that fails ends it all. */
async function step(name: string, take: () => Promise<string>) {
  const began = performance.now()
  const figure = await take()
  console.log(`${name}: ${figure} (${Math.round((performance.now() - began) / 1000)} s)`)
  rows.push([name, figure])
}

const sizeOf = async (path: string) =>
  Number.parseInt(await must(run('du', ['--summarize', '--apparent-size', '--block-size=1000000', path])), 10)

try {
  makeContext(place)
  const version = /^node:([\d.]+)/.exec(stages[0]?.from ?? '')?.[1] ?? ''
  await step(`Debian 13, and Node ${version}`, async () => {
    await makeBases(place, version, values.debian)
    return `${await sizeOf(join(folder, 'debian'))} MB, from debootstrap and the registry's package \`node\``
  })
  for (const stage of stages) {
    await step(`stage \`${stage.name}\``, async () => {
      const steps = await buildStage(place, stage)
      return `${steps} ${steps === 1 ? 'step' : 'steps'}; ${await sizeOf(join(folder, stage.name))} MB`
    })
  }
  const site = stages.find(({ name }) => name === 'site')
  const command = jsonForm(site?.instructions.find(({ name }) => name === 'CMD')?.value ?? '[]')
  const check = jsonForm(site?.instructions.find(({ name }) => name === 'HEALTHCHECK')?.value ?? '[]')
  if (site) {
    for (const name of ['run', 'run-postgres']) {
      const root = join(folder, name)
      const data = join(folder, `data-of-${name}`)
      mkdirSync(data, { mode: 0o700 })
      // As Docker does with a new volume.
      const { uid, gid } = statSync(join(root, 'data'))
      chownSync(data, uid, gid)
      const server = name === 'run-postgres' ? await launchPostgres() : null
      await step(`the site from \`${name}\`${server ? ', on PostgreSQL' : ''}`, () =>
        trySite({ root, data, uid, site, command, check, database: server?.url }),
      )
      server?.remove()
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
fillTable('docs/performance.md', 'image', ['step', 'what happened'], rows)
