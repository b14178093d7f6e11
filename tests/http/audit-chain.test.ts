// The chain of the audit log: staff check it, and the program in the docs checks a download of it.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '#tests/support/people.ts'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site
let folder: string
beforeAll(async () => {
  site = await startSite()
  folder = mkdtempSync(join(tmpdir(), 'chain-'))
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

const program = () => /```js\n([\s\S]*?)```/.exec(readFileSync('docs/audit.md', 'utf8'))?.[1] ?? ''

/** @returns the output of the program in the docs, or of its failure */
function checkElsewhere(download: string): string {
  writeFileSync(join(folder, 'check.mjs'), program())
  writeFileSync(join(folder, 'chain.json'), download)
  try {
    return execFileSync(process.execPath, [join(folder, 'check.mjs'), join(folder, 'chain.json')], {
      stdio: 'pipe',
    }).toString()
  } catch (error) {
    return String((error as { stderr?: Buffer }).stderr)
  }
}

test('staff check the log, download its chain, and find a change behind the site’s back', async () => {
  const admin = await signedIn(site, 'admin')
  const page = await admin.visit('/dashboard/audit/chain')
  expect(page.$('#main').text()).toContain('Not checked yet')
  expect(page.$('#main .dl').text()).toContain('Last checkNeverEntries')
  const checked = await admin.submit(page, '#check')
  expect(checked.$('#main').text()).toContain('No entry was changed.')
  const hash = String(checked.$('#main .copy-field input').val())
  expect(hash).toMatch(/^[0-9a-f]{64}$/)

  const { html: text } = await admin.visit('/dashboard/audit/chain.json')
  expect(checkElsewhere(text)).toMatch(/^Intact up to link \d+: [0-9a-f]{64}\n$/)
  expect(text).toContain(hash)
  const links = JSON.parse(text)
  expect(
    checkElsewhere(JSON.stringify(links.map((link: object, at: number) => (at === 1 ? { ...link, at: 7 } : link)))),
  ).toContain('Link 2 is not as it was written.')

  const [, second] = links
  await site.db.updateTable('audit_events').set({ actor_name: 'Somebody else' }).where('id', '=', second.id).execute()
  const found = await admin.submit(await admin.visit('/dashboard/audit/chain'), '#check')
  expect(found.$('#main').text()).toContain('Entry 2: An entry was changed after it was written.')
  const download = await admin.visit('/dashboard/audit/chain.json')
  expect(checkElsewhere(download.html)).toContain('Link 2 is not as it was written.')
})
