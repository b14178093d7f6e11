// The company settings of admins, and their effect on the site.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signedIn } from '#tests/support/people.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import type { Visitor } from '#tests/support/visitor.ts'

let site: Site
let admin: Visitor
beforeAll(async () => {
  site = await startSite()
  admin = await signedIn(site, 'admin')
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.db.deleteFrom('settings').execute()
})

const path = '/dashboard/settings/company'
const linkedin = 'https://www.linkedin.com/company/bn'
const visit = (path: string) => site.visitor().visit(path)
const productLinks = async () => (await visit('/products')).$('#product-list').closest('section').find('h3 a')

test('missing profiles show nothing', async () => {
  const page = await visit('/contact')
  expect(page.$('.social-list')).toHaveLength(0)
  expect(page.html).not.toContain('sameAs')
  expect(page.$('.address-pill').text()).toContain('Seoul')
  expect(await productLinks()).toHaveLength(6)
})

test('saved settings apply to the site at once', async () => {
  const typed = { linkedin, primaryOffice: 'cameroon', linkProducts: [] }
  const saved = await admin.submit(await admin.visit(path), '#company', typed)
  expect([saved.url.pathname, saved.redirects]).toEqual(['/dashboard/settings', [303]])
  const page = await visit('/contact')
  expect(page.$('footer .social-list a').attr('href')).toBe(linkedin)
  expect(page.$('footer .social-list a').attr('rel')).toBe('noopener me')
  expect(page.$('.contact-details .social-list a').text()).toBe('LinkedIn')
  expect(page.html).toContain(`"sameAs":["${linkedin}"]`)
  expect(page.$('.address-pill').text()).toContain('Buea')
  expect(await productLinks()).toHaveLength(0)
  const again = await admin.visit(path)
  expect(again.$('#company [name=linkedin]').val()).toBe(linkedin)
  expect(again.$('#company [name=linkProducts]').attr('checked')).toBeUndefined()
})

test('invalid settings are redrawn with all typed values, and change nothing', async () => {
  const typed = { linkedin, tiktok: 'javascript:alert(1)', primaryOffice: 'cameroon' }
  const page = await admin.submit(await admin.visit(path), '#company', typed)
  expect(page.status).toBe(422)
  expect(page.$('.error-summary li').text()).toContain('TikTok must be an address that begins with https://')
  expect(page.$('#company [name=tiktok]').val()).toBe('javascript:alert(1)')
  expect(page.$('#company [name=linkedin]').val()).toBe(linkedin)
  expect(page.$('#company [name=primaryOffice] option[selected]').val()).toBe('cameroon')
  expect(await site.db.selectFrom('settings').selectAll().execute()).toEqual([])
})

test('a conflicting change is refused and overwrites nothing', async () => {
  const old = await admin.visit(path)
  await admin.submit(await admin.visit(path), '#company', { linkedin })
  const late = await admin.submit(old, '#company', { twitter: 'https://x.com/bn' })
  expect(late.status).toBe(409)
  expect(late.$('.error-summary').text()).toMatch(/by Ada, .*: company changed \(linkedin: https:/)
  expect(late.$('#company [name=twitter]').val()).toBe('https://x.com/bn')
  expect((await visit('/')).$('footer .social-list a').attr('href')).toBe(linkedin)
})
