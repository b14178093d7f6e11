// Staff enter the company's facts, and the site shows them.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { signedIn } from '#tests/support/people.ts'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()
afterAll(() => site.close())
const admin = await signedIn(site, 'admin')
beforeEach(async () => {
  await site.db.deleteFrom('texts').execute()
  await site.db.deleteFrom('text_versions').execute()
})

const path = '/admin/texts/company/facts/en'
const linkedin = 'https://www.linkedin.com/company/bn'
let asked = 0
/** Nothing is answered from memory. */
const visit = (path: string) => site.visitor().visit(`${path}?asked=${++asked}`)
const productLinks = async () => (await visit('/products')).$('#product-list').closest('section').find('h3 a')

test('nothing is shown of profiles that there are not', async () => {
  const page = await visit('/contact')
  expect(page.$('.social-list')).toHaveLength(0)
  expect(page.html).not.toContain('sameAs')
  expect(page.$('.address-pill').text()).toContain('Seoul')
  expect(await productLinks()).toHaveLength(6)
})

test('the address of the settings leads to the facts', async () => {
  const moved = await admin.visit('/dashboard/settings/company')
  expect([moved.url.pathname, moved.redirects]).toEqual([path, [301]])
})

test('what is published is on the site at once, for everybody', async () => {
  const typed = { 'socials.linkedin': linkedin, primaryOffice: 'cameroon', linkProducts: [] }
  const saved = await admin.submit(await admin.visit(path), '#text', typed)
  expect([saved.url.pathname, saved.redirects]).toEqual([path, [303]])
  const page = await visit('/contact')
  expect(page.$('footer .social-list a').attr('href')).toBe(linkedin)
  expect(page.$('footer .social-list a').attr('rel')).toBe('noopener me')
  expect(page.$('.contact-facts .social-list a').text()).toBe('LinkedIn')
  expect(page.html).toContain(`"sameAs":["${linkedin}"]`)
  expect(page.$('.address-pill').text()).toContain('Buea')
  expect(await productLinks()).toHaveLength(0)
  const again = await admin.visit(path)
  expect(again.$('#text [name="socials.linkedin"]').val()).toBe(linkedin)
  expect(again.$('#text [name=linkProducts]').attr('checked')).toBeUndefined()
})

test('what is wrong comes back with everything that was typed, and changes nothing', async () => {
  const typed = { 'socials.linkedin': linkedin, 'socials.tiktok': 'javascript:alert(1)', primaryOffice: 'cameroon' }
  const page = await admin.submit(await admin.visit(path), '#text', typed)
  expect(page.status).toBe(422)
  expect(page.$('.error-summary li').text()).toContain('TikTok must be an address that begins with https://')
  expect(page.$('#text [name="socials.tiktok"]').val()).toBe('javascript:alert(1)')
  expect(page.$('#text [name="socials.linkedin"]').val()).toBe(linkedin)
  expect(page.$('#text [name=primaryOffice] option[selected]').val()).toBe('cameroon')
  expect(await site.db.selectFrom('text_versions').selectAll().execute()).toEqual([])
})

test('of two who change the same version the later is told, and both texts are kept', async () => {
  const old = await admin.visit(path)
  const colleague = await signedIn(site, 'admin', { name: 'Bea' })
  await colleague.submit(await colleague.visit(path), '#text', { 'socials.linkedin': linkedin })
  const late = await admin.submit(old, '#text', { 'socials.twitter': 'https://x.com/bn' })
  expect(late.status).toBe(409)
  expect(late.$('.error-summary').text()).toMatch(/by Bea, .*: Published \(Social media profiles: LinkedIn\)/)
  expect(late.$('#text [name="socials.twitter"]').val()).toBe('https://x.com/bn')
  expect(late.$('.field-stored').text()).toContain(linkedin)
  expect((await visit('/')).$('footer .social-list a').attr('href')).toBe(linkedin)
  const kept = await site.db.selectFrom('text_versions').select(['action', 'document']).orderBy('number').execute()
  expect(kept.map(({ action }) => action)).toEqual(['published', 'conflict'])
  expect(kept[1]?.document).toContain('https://x.com/bn')
  // The same in one’s own second tab is told in a sentence, and saved by the second press.
  const tab = await admin.visit(path)
  await admin.submit(await admin.visit(path), '#text', { 'socials.linkedin': `${linkedin}-2` })
  const own = await admin.submit(tab, '#text', { 'socials.twitter': 'https://x.com/own' })
  expect([own.status, own.$('#text [name="socials.twitter"]').val()]).toEqual([409, 'https://x.com/own'])
  expect(own.$('.error-summary').text()).toMatch(
    /You changed this yourself in another tab, .+ Nothing you typed is lost/,
  )
  expect(own.$('.field-stored')).toHaveLength(0)
  expect((await admin.submit(own, '#text')).redirects).toEqual([303])
  expect((await visit('/')).$('footer .social-list').html()).toContain('https://x.com/own')
})
