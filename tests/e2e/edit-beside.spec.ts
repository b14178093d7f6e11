// Editing a page of the site with scripts: the form of a pressed text opens beside it, and the page stays where it is.
import { expect, type Page, test } from '#tests/support/browser-fixtures.ts'
import { signedIn } from '#tests/support/people.ts'
import type { Site } from '#tests/support/site.ts'
import { takeOver } from '../judges/staff-pages.ts'

const course = '/careers/react'
const form = (page: Page) => page.frameLocator('.edit-beside iframe')
const blurb = (page: Page) => page.locator('.hero .edit-mark[title="Edit: Short description"]')

async function openPage(site: Site, page: Page) {
  await takeOver(site, page, await signedIn(site, 'admin'))
  await page.goto(`${course}?edit`)
}

test('a text is saved as a draft beside its page, seen in place and published, all by keys', async ({ site, page }) => {
  await openPage(site, page)
  await blurb(page).focus()
  await page.evaluate(() => scrollTo(0, 60))
  await page.keyboard.press('Enter')
  const field = form(page).locator('[name=blurb]')
  await expect(field).toBeFocused()
  await expect(form(page).locator('.staff-sidebar')).toBeHidden()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Typed beside the page.')
  await form(page).getByLabel('When you save').selectOption('draft')
  await form(page).getByRole('button', { name: 'Save' }).press('Enter')
  await expect(blurb(page)).toContainText('Typed beside the page.')
  await expect(page.locator('.edit-beside')).toBeHidden()
  await expect(blurb(page)).toBeFocused()
  expect([await page.evaluate(() => scrollY), new URL(page.url()).pathname]).toEqual([60, course])
  expect((await site.visitor().visit(`${course}?draft=1`)).html).not.toContain('Typed beside the page.')
  await page.locator('.edit-told').getByRole('button', { name: 'Publish' }).press('Enter')
  await expect(page.locator('.edit-told')).toContainText('Published: the site shows it now.')
  await expect(page.locator('.edit-bar form')).toHaveCount(0)
  expect((await site.visitor().visit(`${course}?published=1`)).html).toContain('Typed beside the page.')
})

test('Escape closes the form, and what was typed is there when it opens again', { tag: '@rest' }, async ({
  site,
  page,
}) => {
  await openPage(site, page)
  await blurb(page).click()
  const field = form(page).locator('[name=blurb]')
  await expect(field).toBeFocused()
  await field.fill('Not saved yet.')
  await page.keyboard.press('Escape')
  await expect(page.locator('.edit-beside')).toBeHidden()
  await expect(blurb(page)).toBeFocused()
  await page.locator('h1 .edit-mark').click()
  await expect(form(page).locator('[name=name]')).toBeFocused()
  await expect(field).toHaveValue('Not saved yet.')
  await form(page).getByRole('link', { name: 'Cancel' }).click()
  await expect(page.locator('.edit-beside')).toBeHidden()
  await expect(blurb(page)).not.toContainText('Not saved yet.')
})
