// The shipped build starts under its own flags, however much waits in the database and stands in the ledger of erasures.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startWithMuch } from '#tests/support/start-with-much.ts'

/** What reading all of it would cost several times over, and two measurements never differ by. */
const mostMegabytes = 30

test('50,000 waiting mails, 50,000 erasures and 5,000 posts cost a start no memory', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { empty, full } = await startWithMuch(folder)
  expect(full.statuses).toEqual([200, 200, 200])
  expect(full.megabytes).toBeLessThan(empty.megabytes + mostMegabytes)
})
