// The progress of a blog import, as an editor sees it.
import { zipSync } from 'fflate'
import { alive, expect, test } from '#tests/support/browser-fixtures.ts'
import { signedIn } from '#tests/support/people.ts'
import { takeOver } from '../judges/staff-pages.ts'

test('an import shows that the file is being read until it shows the result', { tag: '@rest' }, async ({
  site,
  page,
}) => {
  await takeOver(site, page, await signedIn(site, 'editor'))
  await page.goto('/admin-controls/transfer')
  await alive(page)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/admin-controls/transfer*', async (route) => {
    await released
    await route.continue()
  })
  const buffer = Buffer.from(zipSync({ 'a.md': Buffer.from('---\ntitle: A\n---\n\nWords\n') }))
  await page.setInputFiles('#import-file', { name: 'blog.zip', mimeType: 'application/zip', buffer })
  await page.getByRole('button', { name: 'Preview import' }).click()
  await expect(page.getByRole('progressbar', { name: 'Reading' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reading...' })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: 'blog.zip' })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})
