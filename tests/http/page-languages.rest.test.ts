// Every page and form that exists in French and Korean speaks that language, and nothing else.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hrefIn, isTranslated, otherLanguages, translatedPages } from '#app/languages/pages.ts'
import { type Message, type Phrase, sayIn } from '#app/languages/phrases.server.ts'
import { englishOn } from '#tests/support/english-words.ts'
import { signedIn } from '#tests/support/people.ts'
import { countRecords, type PublicForm, publicForms, resetRecords } from '#tests/support/public-forms.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import type { Page, Visitor } from '#tests/support/visitor.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())
beforeEach(() => resetRecords(site))

/** A page without a record or a key in its address. */
const plainPages = translatedPages.filter((path) => !path.includes(':'))
const versions = otherLanguages.flatMap((language) =>
  ['/', ...plainPages, '/careers/react', '/careers/html-css-basics'].map((path) => ({ language, path })),
)

/** Names of cookies, services and versions stand in them; reading.test.ts compares their languages. */
const legal = new Set(['/privacy', '/terms', '/cookies'])

/** A course has its English name, marked as such, until its text is signed off. */
function unmarkedEnglish(page: Page, english: Page) {
  page.$('main [lang=en]:not([hreflang])').remove()
  return englishOn(page, english)
}

test.each(versions.filter(({ path }) => !legal.has(path)))(
  '$path has no English words in $language',
  async ({ language, path }) => {
    const visitor = site.visitor()
    const page = await visitor.visit(hrefIn(language, path))
    expect(page.status).toBe(200)
    expect(page.$('html').attr('lang')).toBe(language)
    expect(unmarkedEnglish(page, await visitor.visit(path))).toEqual([])
  },
)

test.each(versions)('$path in $language and its other versions name each other', async ({ language, path }) => {
  const alternates = async (at: string) => {
    const { $ } = await site.visitor().visit(at)
    return $('link[rel=alternate][hreflang]')
      .toArray()
      .map((link) => `${$(link).attr('hreflang')} ${new URL($(link).attr('href') ?? '', site.url).pathname}`)
  }
  const own = await alternates(hrefIn(language, path))
  expect(await alternates(path)).toEqual(own)
  if (path !== '/' && own.length > 0) {
    const all = ['en', ...otherLanguages] as const
    expect(own.sort()).toEqual([...all.map((one) => `${one} ${hrefIn(one, path)}`), `x-default ${path}`].sort())
  }
})

test.each(otherLanguages)('a page that is in English only is missing in %s, with a link to it', async (language) => {
  const { $ } = await site.visitor().visit('/blog')
  const post = $('main .post-card a').first().attr('href') ?? ''
  expect(post).toMatch(/^\/blog\//)
  for (const path of ['/services', post]) {
    const page = await site.visitor().visit(`/${language}${path}`)
    expect(page.status).toBe(404)
    expect(page.$('main a[hreflang=en]').first().attr('href')).toBe(path)
  }
  expect(
    (await site.visitor().visit(`/${language}/no-such-page`)).$('main .hero .hero-actions a[hreflang=en]').length,
  ).toBe(0)
})

test('a missing page does not claim to be in English only', async () => {
  const { status, $ } = await site.visitor().visit('/no-such-page')
  expect([status, $('.site-footer').text().includes('This page is in English only.')]).toEqual([404, false])
})

test('the sitemap has the pages of its language first, then those in English', async () => {
  const { $ } = await site.visitor().visit('/fr/sitemap')
  const [own, english] = $('main .site-index')
    .toArray()
    .map((part) =>
      $(part)
        .find('a')
        .toArray()
        .map((link) => $(link)),
    )
  expect(own?.length).toBeGreaterThan(2)
  expect(own?.filter((link) => !link.attr('href')?.split('/').includes('fr')).map((link) => link.attr('href'))).toEqual(
    [],
  )
  expect(english?.filter((link) => link.attr('hreflang') !== 'en').map((link) => link.attr('href'))).toEqual([])
  expect(english?.map((link) => link.attr('href'))).toContain('/services/cloud-solutions')
})

const searches = [
  { language: 'fr', query: 'bureaux', first: '/fr/contact' },
  { language: 'ko', query: '사무소', first: '/ko/contact' },
] as const

test.each(searches)('the search in $language has its own pages first', async ({ language, query, first }) => {
  const visitor = site.visitor()
  const asked = (q: string) => `/search?${new URLSearchParams({ q })}`
  const page = await visitor.visit(hrefIn(language, asked(query)))
  expect(page.$('.search-group a').first().attr('href')).toBe(first)
  expect(page.$('footer search form').attr('action')).toBe(`/${language}/search`)
  for (const q of [query, 'cloud', 'javascript', 'zzyzx qqqqq']) {
    const own = await visitor.visit(hrefIn(language, asked(q)))
    own.$('.search-group li:has(a[hreflang])').remove()
    expect(unmarkedEnglish(own, await visitor.visit(asked(q))).filter((text) => text !== q)).toEqual([])
  }
})

test('every public form has a page in every language', async () => {
  const without: string[] = []
  for (const { form, open } of publicForms) {
    if (!isTranslated((await open(site)).path.split('?')[0] ?? '')) without.push(form)
    await resetRecords(site)
  }
  expect(without).toEqual([])
})

const walks = otherLanguages.flatMap((language) => publicForms.map((form) => ({ language, name: form.form, form })))

/** The form's page in the language and in English, each with a visitor of its own. */
async function open({ open }: PublicForm, language: 'fr' | 'ko') {
  const { path, known } = await open(site, language)
  const [own, english] = [site.visitor(), site.visitor()]
  const pages = { own: await own.visit(hrefIn(language, path)), english: await english.visit(path) }
  return { visitors: { own, english }, pages, known }
}

const sendBoth = async (
  { visitors, pages }: { visitors: Record<'own' | 'english', Visitor>; pages: Record<'own' | 'english', Page> },
  form: string,
  values: Parameters<Visitor['submit']>[2],
) => ({
  english: await visitors.english.submit(pages.english, `#${form}`, values),
  own: await visitors.own.submit(pages.own, `#${form}`, values),
})

describe.each(walks)('the form $name in $language', ({ language, form }) => {
  test.skipIf(form.refused.length === 0)('says what is wrong, and keeps what was typed', async () => {
    for (const [values, errors] of form.refused) {
      const opened = await open(form, language)
      const { own, english } = await sendBoth(opened, form.form, { ...opened.known, ...values })
      expect(own.status).toBe(english.status)
      expect(unmarkedEnglish(own, english)).toEqual([])
      for (const error of errors) expect(own.text).toContain(sayIn(language)(error as Message).replaceAll(/\s+/g, ' '))
      for (const [name, value] of Object.entries(values).filter(([, value]) => typeof value === 'string'))
        expect(
          own.$(`#${form.form} [name=${name}]`).first().val() || own.$(`#${form.form} [name=${name}]`).text(),
        ).toBe(english.$(`#${form.form} [name=${name}]`).first().val() || value)
      await resetRecords(site)
    }
  })

  test('thanks in it, stores the same, and writes mails in it', async () => {
    const opened = await open(form, language)
    const before = await countRecords(site)
    const own = await opened.visitors.own.submit(opened.pages.own, `#${form.form}`, { ...opened.known, ...form.right })
    expect(own.status, own.text).toBe(200)
    expect(own.url.pathname.startsWith(`/${language}`), own.url.pathname).toBe(true)
    expect(own.text).toContain(sayIn(language)(form.thanks as Phrase).replaceAll(/\s+/g, ' '))
    expect(sayIn(language)(form.thanks as Phrase)).not.toBe(form.thanks)
    const after = await countRecords(site)
    for (const [table, count] of Object.entries(form.stores))
      expect(Number(after[table as 'records'] ?? 0) - Number(before[table as 'records'] ?? 0)).toBe(count)
    // Other mails are in the language of the record.
    if (form.stores.records || form.stores.subscribers) {
      const mails = await site.db.selectFrom('outbox').select(['kind', 'html_body']).execute()
      const toVisitors = mails.filter(({ kind }) => !/received|taken/.test(kind))
      expect(toVisitors.some(({ html_body }) => html_body.includes(`<html lang="${language}">`))).toBe(true)
    }
  })
})

/** French with the spaces and the apostrophe of its typography. */
test.each(['/', ...plainPages])(
  '%s in French has no ASCII apostrophe and no breaking space before a sign',
  async (path) => {
    const { $ } = await site.visitor().visit(hrefIn('fr', path))
    const raw = $('body').clone()
    raw.find('script, style, [lang=en], [lang=ko]').remove()
    expect(raw.text().match(/\p{L}'\p{L}| [;!?:»]|« /gu) ?? []).toEqual([])
  },
)

test('the sitemap names the pages of each open language, and their other versions', async () => {
  const { html } = await site.visitor().visit('/sitemap.xml')
  for (const language of otherLanguages) {
    expect(html).toContain(`<loc>${site.url}/${language}/contact</loc>`)
    expect(html).toContain(`hreflang="${language}" href="${site.url}/${language}/contact"`)
  }
})

test('a language that is closed leads to English, and no page offers it', async () => {
  const staff = await signedIn(site)
  const open = async (fr: string) =>
    staff.submit(await staff.visit('/dashboard/settings/languages'), '#languages', { fr })
  await open('')
  const closed = await site.visitor().visit('/fr/contact?office=cameroon', { follow: false })
  expect([closed.status, closed.headers.get('Location')]).toEqual([302, '/contact?office=cameroon'])
  const { $ } = await site.visitor().visit('/contact')
  expect($('[hreflang=fr]').length).toBe(0)
  expect($('.languages [hreflang=ko]').length).toBe(2)
  expect((await site.visitor().visit('/sitemap.xml')).html).not.toContain('/fr/')
  await open('yes')
  expect((await site.visitor().visit('/fr/contact')).status).toBe(200)
})
