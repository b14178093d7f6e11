// Pages whose texts are translated one by one: they exist in a language once staff have signed its texts off.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reviewedPaths } from '#app/features/texts/translations/reviewed-paths.server.ts'
import { hrefIn, otherLanguages } from '#app/languages/pages.ts'
import { englishOn } from '#tests/support/english-words.ts'
import { signOffTranslations } from '#tests/support/sign-off-translations.ts'
import { startSite } from '#tests/support/site.ts'

let paths: readonly string[]
const site = await startSite()
afterAll(() => site.close())

const statusOf = async (path: string) => (await site.visitor().visit(path)).status

test('none of them exists in another language before that', async () => {
  for (const language of otherLanguages) {
    expect(await reviewedPaths(site.db, language, Date.now())).toEqual([])
    for (const path of ['/services', '/services/cloud-solutions', '/products', '/about', '/technologies', '/careers']) {
      const page = await site.visitor().visit(`/${language}${path}`)
      expect([path, page.status]).toEqual([path, 404])
      expect(page.$('main a[hreflang=en]').first().attr('href')).toBe(path)
    }
    expect((await site.visitor().visit(`/${language}/services.data`)).text).not.toContain('summary')
  }
})

test.each([
  [
    'service=cloud-solutions&industry=healthcare',
    'Cloud Solutions, Secteur Healthcare',
    'Cloud Solutions',
    'Healthcare',
  ],
  ['industry=manufacturing', 'Secteur Manufacturing', 'Manufacturing'],
  ['plan=professional', 'Formule Professional', 'Professional'],
  ['product=service-desk-portal', 'Service Desk Portal', 'Service Desk Portal'],
])(
  'a form names its subject in English before that, and says that it is English: %s',
  async (query, subject, ...names) => {
    const page = await site.visitor().visit(`/fr/cta?${query}`)
    expect(page.$('.enquiry-subject h3').text()).toBe(`Sujet\u00a0: ${subject}`)
    const english = page.$('.enquiry-subject [lang=en]').toArray()
    expect(english.map((name) => page.$(name).text())).toEqual(names)
  },
)

test.each(['/fr', '/fr/sitemap', '/fr/careers/discount', '/fr/careers/html-css-basics', '/fr/search?q=javascript'])(
  'a course has its English name on %s before that, marked as English',
  async (path) => {
    const { $ } = await site.visitor().visit(path)
    expect(
      $('main a[href^="/fr/careers/js-basics"] [lang=en], main a[href^="/fr/careers/js-basics"][lang=en]').text(),
    ).toBe('JavaScript Basics')
    $('[lang=en]').remove()
    expect($('main').text()).not.toMatch(/JavaScript Basics|HTML & CSS/)
  },
)

describe('once all texts are signed off', () => {
  beforeAll(async () => {
    await signOffTranslations(site.db, Date.now())
    paths = await reviewedPaths(site.db, 'fr', Date.now())
  })

  test('each page of a list and each of its entries exists in every language', async () => {
    expect(paths.length).toBeGreaterThan(30)
    expect(await reviewedPaths(site.db, 'ko', Date.now())).toEqual(paths)
    const wrong: string[] = []
    for (const language of otherLanguages)
      for (const path of paths) {
        const page = await site.visitor().visit(hrefIn(language, path, paths))
        const alternates = page.$('link[rel=alternate][hreflang]').length
        if (page.status !== 200 || page.$('html').attr('lang') !== language || alternates !== 4)
          wrong.push(`${language} ${path}: ${page.status}, ${alternates} versions`)
      }
    expect(wrong).toEqual([])
  })

  test.each(otherLanguages)('none of them has English words in %s', async (language) => {
    const visitor = site.visitor()
    const found: string[] = []
    for (const path of paths) {
      const page = await visitor.visit(hrefIn(language, path, paths))
      found.push(...englishOn(page, await visitor.visit(path)).map((words) => `${path}: ${words}`))
    }
    expect(found).toEqual([])
  })

  test.each(otherLanguages)('their links lead to pages in %s, or say that the page is in English', async (language) => {
    const visitor = site.visitor()
    const found: string[] = []
    for (const path of paths) {
      const { $ } = await visitor.visit(hrefIn(language, path, paths))
      for (const link of $('main a[href^="/"]:not([hreflang])').toArray()) {
        const href = $(link).attr('href') ?? ''
        if (!href.startsWith(`/${language}`)) found.push(`${path}: ${href}`)
      }
    }
    expect(found).toEqual([])
  })

  test('search engines read the addresses of the language', async () => {
    const { $ } = await site.visitor().visit('/fr/services/cloud-solutions')
    const [service, breadcrumbs] = $('script[type="application/ld+json"]')
      .toArray()
      .map((script) => JSON.parse($(script).text()))
    expect([service.name, service.url]).toEqual(['Solutions cloud', `${site.url}/fr/services/cloud-solutions`])
    expect(breadcrumbs.itemListElement[0]).toMatchObject({ name: 'Services', item: `${site.url}/fr/services` })
  })

  test('forms name their subject in the language', async () => {
    const visitor = site.visitor()
    const ask = await visitor.visit('/fr/cta?service=cloud-solutions&industry=manufacturing&intent=demo')
    expect(ask.$('main').text()).toContain('Démonstration, Solutions cloud, Secteur Industrie')
    expect(ask.$('.enquiry-subject [lang=en]').length).toBe(0)
    const lines = async (path: string) => {
      const { $ } = await visitor.visit(path)
      return $('.enquiry-subject dt')
        .toArray()
        .map((line) => $(line).text())
    }
    const inFrench = ['Ce que vous recevez', 'Pour commencer', 'Durée', 'Prix']
    expect(await lines('/fr/cta?product=digital-voting-platform')).toEqual(inFrench)
    expect(await lines('/fr/cta?plan=standard')).toEqual(inFrench)
    expect(await lines('/ko/cta?plan=standard')).toEqual(['제공 결과물', '시작', '기간', '비용'])
    expect((await lines('/fr/cta?service=cloud-solutions')).slice(2)).toEqual(['Durée', 'Prix'])
    expect((await lines('/ko/cta?industry=education')).slice(2)).toEqual(['기간', '비용'])
    const contact = await visitor.visit('/ko/contact?plan=enterprise')
    expect(contact.$('input[name=subject]').attr('value')).toBe('가격 문의: 엔터프라이즈')
  })

  test('English pages and the site map name them', async () => {
    const services = await site.visitor().visit('/services')
    expect(services.$('link[rel=alternate][hreflang=fr]').attr('href')).toMatch(/\/fr\/services$/)
    expect(services.$('.languages a[lang=ko]').attr('href')).toBe('/ko/services')
    const { $: map } = await site.visitor().visit('/sitemap.xml')
    expect(
      map('loc')
        .toArray()
        .map((loc) => map(loc).text()),
    ).toContain(`${site.url}/fr/services/cloud-solutions`)
    expect((await site.visitor().visit('/fr/sitemap')).$('main a[href="/fr/services/cloud-solutions"]').text()).toBe(
      'Solutions cloud',
    )
  })

  test('the search in a language has its pages first', async () => {
    for (const [language, query] of [
      ['fr', 'cloud'],
      ['ko', '클라우드'],
    ] as const) {
      const { $ } = await site.visitor().visit(`/${language}/search?q=${encodeURIComponent(query)}`)
      const found = $('.search-group a')
        .toArray()
        .map((link) => $(link).attr('href'))
      expect(found[0]).toBe(`/${language}/services/cloud-solutions`)
      expect(found).not.toContain('/services/cloud-solutions')
      expect($('.search-group').first().find('h2').text()).toContain(language === 'fr' ? 'Services' : '서비스')
    }
  })

  test('an old address in the footer leads to the page in the language', async () => {
    const visitor = site.visitor()
    const { $ } = await visitor.visit('/fr')
    const link = $('footer a[href$="/services/cloud"]')
    expect([link.attr('href'), link.attr('hreflang')]).toEqual(['/fr/services/cloud', undefined])
    expect((await visitor.visit('/fr/services/cloud')).url.pathname).toBe('/fr/services/cloud-solutions')
  })

  test('a page that does not exist in English does not in another language', async () => {
    expect(await statusOf('/fr/services/no-such-service')).toBe(404)
  })
})
