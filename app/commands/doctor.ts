// npm run doctor: checks everything that the site needs, changes nothing, and advises.
import { runTool } from './command.ts'
import type { Finding } from './doctor/finding.ts'

const usage = {
  usage: 'npm run doctor [-- --json]',
  about: `Checks the settings, the files, the database, the clock, the mail and the backups, and reports problems with their
remedies. Changes nothing. Exit code 1 when something is wrong, 0 otherwise, even with warnings.

  --json   prints one JSON object`,
  options: { json: { type: 'boolean', default: false } },
} as const

const marks: Record<Finding['level'], string> = { ok: 'ok   ', warn: 'look ', wrong: 'WRONG' }

const examineSite = async ({ json }: { json?: boolean }) => {
  const { env, misspelled } = await import('#app/env.server.ts')
  const { examine } = await import('./doctor/examine.ts')
  const findings = await examine(env, misspelled(), Date.now)
  const isWell = findings.every(({ level }) => level !== 'wrong')
  console.log(json ? JSON.stringify({ ok: isWell, findings }) : findings.map(toLines).join('\n'))
  process.exitCode = isWell ? 0 : 1
}

// It reports misspelled settings itself.
await runTool(usage, examineSite, { tellsSettings: false })

function toLines({ level, about, found, advice }: Finding) {
  const line = `${marks[level]}  ${about.padEnd(12)}  ${found}`
  return advice ? `${line}\n${' '.repeat(21)}${advice}` : line
}
