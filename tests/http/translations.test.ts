// Staff compare a translation with its English text, look at it on its page and sign it off, without JavaScript.
import { afterAll, expect, test } from 'vitest'
import { signedIn } from '#tests/support/people.ts'
import { startSite } from '#tests/support/site.ts'
import type { Page } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())
const admin = await signedIn(site, 'admin')

const review = '/admin/texts/services-page/services/fr/review'
const service = '/admin/texts/services/cloud-solutions/fr/review'

const pathOf = ({ url }: Page) => url.pathname + url.search

test('the list names each text of a language with its state, and leads to its review', async () => {
  const { $ } = await admin.visit('/admin/texts/translations/fr')
  expect($('main h1').text()).toBe('Translations')
  expect($('main').text()).toMatch(/Draft: \d+ \([\d,]+ words\)/)
  const links = $('main td, main th').find('a[href$="/fr/review"]').toArray()
  expect(links.length).toBeGreaterThan(60)
  expect($(`main a[href="${service}"]`).closest('tr').text()).toContain('Draft')
  expect((await admin.visit('/admin/texts/translations/en')).status).toBe(404)
})

test('the review has both texts beside each other, each in its language', async () => {
  const { $ } = await admin.visit(service)
  const row = $('main tbody tr').first()
  expect(row.find('td[lang=en]').text().trim()).toBe('Cloud Solutions')
  expect(row.find('td[lang=fr]').text()).toBe('Solutions cloud')
})

test('the preview shows the page with all translations, to whoever has its link and to no other', async () => {
  const shown = pathOf(await admin.submit(await admin.visit(service), '#preview'))
  expect(shown).toMatch(/^\/fr\/services\/cloud-solutions\?draft=/)
  const reader = site.visitor()
  const page = await reader.visit(shown)
  expect([page.status, page.$('h1').text()]).toEqual([200, 'Solutions cloud'])
  expect(page.$('.draft-notice').length).toBe(1)
  expect(page.$('meta[name=robots]').attr('content')).toBe('noindex')
  expect((await reader.visit('/fr/services/cloud-solutions')).status).toBe(404)
  expect((await reader.visit(shown.replace('/fr/', '/ko/'))).status).toBe(404)
  expect((await reader.visit(shown.slice(0, -2))).status).toBe(404)
})

test('the preview leads staff to the review of what it shows, in their language, and no other reader', async () => {
  const wayFrom = async (page: Page) => {
    const link = page.$('.draft-notice a')
    return [link.attr('href'), link.attr('lang'), link.text()]
  }
  const shown = pathOf(await admin.submit(await admin.visit(service), '#preview'))
  expect(await wayFrom(await admin.visit(shown))).toEqual([service, 'en', 'Review this translation'])
  expect((await site.visitor().visit(shown)).$('.draft-notice a').length).toBe(0)
  // Other pages of the language open with the same link.
  const [, draft] = shown.split('?')
  expect(await wayFrom(await admin.visit(`/fr/services?${draft}`))).toEqual([review, 'en', 'Review this translation'])
  // An entry without a page of its own: back to where the preview was opened.
  const value = '/admin/texts/values/quality/ko/review'
  await site.db.updateTable('users').set({ language: 'fr' }).execute()
  const about = await admin.submit(await admin.visit(value), '#preview')
  expect([about.url.pathname, ...(await wayFrom(about))]).toEqual(['/ko/about', value, 'fr', 'Relire cette traduction'])
  await site.db.updateTable('users').set({ language: 'en' }).execute()
  expect((await admin.visit(value)).$('#preview').length).toBe(1)
})

test('after the sign-off visitors have the page, and the next text is offered', async () => {
  const reader = site.visitor()
  const next = await admin.submit(await admin.visit(review), '#sign-off')
  expect(pathOf(next)).toBe('/admin/texts/products-page/products/fr/review')
  expect((await reader.visit('/fr/services')).status).toBe(404)
  await admin.submit(await admin.visit(service), '#sign-off')
  const page = await reader.visit('/fr/services')
  expect(page.status).toBe(200)
  expect(page.$('main').text()).toContain('Solutions cloud')
  expect(page.$('main').text()).not.toContain('Cybersecurity')
  expect((await reader.visit('/fr/services/cybersecurity')).status).toBe(404)
})

test('a sign-off is refused when the English text was changed meanwhile', async () => {
  const read = await admin.visit('/admin/texts/services/data-analytics/fr/review')
  const english = '/admin/texts/services/data-analytics/en'
  await admin.submit(await admin.visit(english), '#text', { title: 'Figures' })
  const refused = await admin.submit(read, '#sign-off')
  expect(refused.status).toBe(409)
  expect(refused.$('main').text()).toContain('Please review it again')
  expect((await site.visitor().visit('/fr/services/data-analytics')).status).toBe(404)
})

test('a change of the English text leaves the translation on the site and says so in its review', async () => {
  await admin.submit(await admin.visit('/admin/texts/services/cloud-solutions/en'), '#text', { title: 'Cloud' })
  expect((await site.visitor().visit('/fr/services/cloud-solutions')).status).toBe(200)
  const { $ } = await admin.visit(service)
  expect($('main .pill').first().text()).toBe('Published')
  expect($('main').text()).toContain('The English text has changed since this translation was published.')
  expect([$('main del').first().text().trim(), $('main ins').first().text()]).toEqual([
    'Before: Cloud Solutions',
    'Cloud',
  ])
  const checklist = await admin.visit('/dashboard/settings/launch-checklist')
  expect(checklist.$(`main a[href="${service}"]`).text()).toBe('Cloud: French')
})

test('a draft is marked once the English text changes, in the list, its review and its form', async () => {
  const form = '/admin/texts/services/managed-services/fr'
  const words = 'The English text has changed since'
  expect((await admin.visit(`${form}/review`)).text).not.toContain(words)
  const english = await admin.visit('/admin/texts/services/managed-services/en')
  await admin.submit(english, '#text', { title: 'Care' })
  const { $, text } = await admin.visit(`${form}/review`)
  expect([$('main .pill').first().text(), text.includes(`${words} this draft was written`)]).toEqual(['Draft', true])
  expect([$('main del').first().text().trim(), $('main ins').first().text()]).toEqual([
    'Before: Managed Services',
    'Care',
  ])
  const list = await admin.visit('/admin/texts/translations/fr')
  expect(list.$(`main a[href="${form}/review"]`).closest('tr').text()).toContain('English changed since')
  const marked = 'English changed since'
  expect((await admin.visit(form)).$('.page-head').text()).toContain(marked)
  await admin.submit(await admin.visit(form), '#text', { title: 'Entretien', publish: 'draft' })
  expect((await admin.visit(`${form}/review`)).text).not.toContain(words)
  expect((await admin.visit(form)).$('.page-head').text()).not.toContain(marked)
})

test('a text that is taken offline keeps its words as a draft, and visitors no longer have its page', async () => {
  const form = '/admin/texts/services/cloud-solutions/fr'
  await admin.submit(await admin.visit(form), '#text', { title: 'Nuage', publish: 'now' })
  expect((await site.visitor().visit('/fr/services/cloud-solutions')).$('h1').text()).toBe('Nuage')
  expect((await admin.visit(form)).$('.page-acts a[href="/fr/services/cloud-solutions"]').length).toBe(1)
  const told = await admin.submit(await admin.visit(form), '#return-to-code')
  expect(told.text).toContain('Taken offline')
  expect((await site.visitor().visit('/fr/services/cloud-solutions')).status).toBe(404)
  const { $ } = await admin.visit(`${form}/review`)
  expect($('main .pill').first().text()).toBe('Draft')
  expect($('main tbody tr').first().find('td[lang=fr]').text()).toBe('Nuage')
})

test('the sign-off says when its page waits for another text', async () => {
  const form = await admin.visit('/admin/texts/about-page/about/ko')
  const alone = await admin.submit(form, '#text', { publish: 'now' })
  expect(alone.text).toContain('Published. Visitors won’t see its page until an entry of “Values” is published too.')
  expect(alone.$('.banner[data-kind=success] + a').attr('href')).toBe('/admin/texts/translations/ko')
  expect((await site.visitor().visit('/ko/about')).status).toBe(404)
  await admin.submit(await admin.visit('/admin/texts/values/quality/ko/review'), '#sign-off')
  expect((await site.visitor().visit('/ko/about')).status).toBe(200)
})

test('a newer draft is told apart from what visitors read, and a closed language is named', async () => {
  const form = '/admin/texts/values/quality/ko'
  await admin.submit(await admin.visit(form), '#text', { title: '품질 최우선', publish: 'draft' })
  expect((await admin.visit(`${form}/review`)).text).toContain('Below is a newer draft')
  const list = await admin.visit('/admin/texts/translations/ko')
  expect(list.$(`a[href="${form}/review"]`).closest('tr').text()).toContain('Newer draft')
  const settings = await admin.visit('/dashboard/settings/languages')
  await admin.submit(settings, '#languages', { ko: '' })
  expect((await admin.visit('/admin/texts/translations/ko')).text).toContain('This language is closed')
  const signed = await admin.submit(await admin.visit(`${form}/review`), '#sign-off')
  expect(signed.text).toContain('Published. Visitors won’t see it while this language is closed.')
  expect(signed.$('.banner[data-kind=success] + a').attr('href')).toBe('/dashboard/settings/languages')
  await admin.submit(await admin.visit(form), '#text', { title: '최우선 품질', publish: 'draft' })
  const preview = pathOf(await admin.submit(await admin.visit(`${form}/review`), '#preview'))
  expect((await site.visitor().visit(preview)).$('html').attr('lang')).toBe('ko')
  expect(pathOf(await site.visitor().visit('/ko/about'))).toBe('/about')
  await admin.submit(await admin.visit('/dashboard/settings/languages'), '#languages', { ko: 'yes' })
})

test('a viewer reads the review and cannot sign it off', async () => {
  const viewer = await signedIn(site, 'viewer')
  const page = await viewer.visit('/admin/texts/services/it-consulting/fr/review')
  expect([page.status, page.$('#sign-off').length]).toEqual([200, 0])
  const sent = new URLSearchParams({ version: '0', digest: '' })
  expect((await viewer.post(pathOf(page), sent)).status).toBe(403)
})

test('what is not signed off yet can be listed alone; lists and the settings count the rest', async () => {
  const list = '/admin/texts/translations/fr'
  const open = '?show=open'
  const rows = async (show = '') => (await admin.visit(list + show)).$('main tbody tr').length
  const signedOff = async () => Number(/\d+/.exec((await admin.visit(list)).$('.done-line').text())?.[0])
  const pagesOf = async () => {
    const { $ } = await admin.visit('/dashboard/settings/languages')
    return Number(/^(\d+) of \d+ pages are published$/.exec($('label:contains("/fr") .row-note').text())?.[1])
  }
  const other = (await admin.visit(list + open)).$('main a[href^="/admin/texts/services/"]').first().attr('href') ?? ''
  const states = async () =>
    (await admin.visit('/admin/texts/services')).$(`a[href="${other.replace('/review', '')}"]`).text()
  const before = [await rows(), await rows(open), await signedOff(), await pagesOf()]
  expect(await states()).toMatch(/^Draft/)
  await admin.submit(await admin.visit(other), '#sign-off')
  const [all = 0, waiting = 0, done = 0, pages = 0] = before
  expect([await rows(), await rows(open), await signedOff(), await pagesOf()]).toEqual([
    all,
    waiting - 1,
    done + 1,
    // The page of all services too, which had none to list.
    pages + 2,
  ])
  expect(await states()).toMatch(/^Published/)
})
