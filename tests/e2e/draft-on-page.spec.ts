// A draft on its page of the site in a browser with scripts.
import { alive, expect, test } from '#tests/support/browser-fixtures.ts'
import { signedIn } from '#tests/support/people.ts'
import { takeOver } from '../judges/staff-pages.ts'

test('the way from a preview leads back to what is published', { tag: '@rest' }, async ({ site, page }) => {
  const admin = await signedIn(site, 'admin')
  const path = '/admin/texts/services/software-development/en'
  await admin.submit(await admin.visit(path), '#text', { title: 'Unpublished title', publish: 'draft' })
  await takeOver(site, page, admin)
  await page.goto(path)
  await alive(page)
  await page.locator('#text-more > summary').click()
  await page.getByRole('button', { name: 'Preview on the page' }).click()
  const notice = page.getByRole('note')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unpublished title')
  await expect(notice).toBeVisible()
  await alive(page)
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL(/\/services$/)
  await expect(notice).toHaveCount(0)
  await expect(page.getByText('Unpublished title')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unpublished title')
  await expect(notice).toBeVisible()
})
