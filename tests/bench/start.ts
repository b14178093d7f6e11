// How long a start takes on an empty site, and with 50,000 waiting mails, 50,000 erasures and 5,000 posts: twice as long at most.
// Run: npm run bench:start
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Started, startWithMuch } from '#tests/support/start-with-much.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-bench-'))
const { empty, full } = await startWithMuch(folder)
rmSync(folder, { recursive: true, force: true })
const said = ({ ms, megabytes }: Started) => `${(ms / 1000).toFixed(1)} s, ${Math.round(megabytes)} MB`
console.log(`empty: ${said(empty)}; full: ${said(full)}; ${(full.ms / empty.ms).toFixed(2)} ×`)
process.exitCode = full.ms <= 2 * empty.ms ? 0 : 1
