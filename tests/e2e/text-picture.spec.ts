// Chooses a picture of the media library for a text by keyboard, with scripts and without.
import sharp from 'sharp'
import { alive, expect, test } from '#tests/support/browser-fixtures.ts'
import { signedIn } from '#tests/support/people.ts'
import { takeOver } from '../judges/staff-pages.ts'

test.use({ viewport: { width: 320, height: 640 } })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a portrait is chosen and shown', { tag: javaScriptEnabled ? '@rest' : [] }, async ({ site, page }) => {
      const admin = await signedIn(site, 'admin')
      const background = { r: javaScriptEnabled ? 200 : 20, g: 90, b: 90 }
      const alt = javaScriptEnabled ? 'Ada at work' : 'Bo at work'
      const drawn = sharp({ create: { width: 600, height: 600, channels: 3, background } })
      const body = new FormData()
      body.set('file', new Blob([new Uint8Array(await drawn.jpeg().toBuffer())]), 'portrait.jpg')
      body.set('alt', alt)
      await admin.send('/admin-controls/media', body)
      await takeOver(site, page, admin)
      await page.goto('/admin/texts/team/cto/en')
      if (javaScriptEnabled) await alive(page)
      await page.getByText(/^Choose a/).press('Enter')
      await page.getByRole('radio', { name: alt }).press('Space')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      await page.getByRole('button', { name: 'Save' }).press('Enter')
      await expect(page.getByText('Published: the site shows it now.').first()).toBeVisible()
      await expect(page.getByRole('group', { name: 'Portrait' }).getByRole('img', { name: alt })).toBeVisible()
      await page.goto('/about')
      await expect(page.getByRole('img', { name: alt })).toBeAttached()
    })
  })
}
