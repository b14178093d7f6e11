// The home page and /about in French and Korean, once their texts are signed off.
import { afterAll, expect, test } from 'vitest'
import { companyFacts } from '#app/content/company/facts.ts'
import { signOffTranslations } from '#tests/support/sign-off-translations.ts'
import { startSite } from '#tests/support/site.ts'
import type { Page } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())
await signOffTranslations(site.db, Date.now())

const structuredOn = ({ $ }: Page) =>
  $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()))

test.each([
  ['fr', /^(lun|mar|mer|jeu|ven|sam|dim)\. \d{1,2} h \d\d$/, /^(Ouvert|Fermé, ouvre .+)$/],
  ['ko', /^[월화수목금토일]요일 \d\d:\d\d$/, /^(업무 중|업무 종료, .+ 시작)$/],
])('the clocks of both cities on the home page are in %s', async (language, time, state) => {
  const { $ } = await site.visitor().visit(`/${language}`)
  const textsOf = (selector: string) =>
    $(selector)
      .toArray()
      .map((one) => $(one).text())
  const times = textsOf('.two-cities-time')
  expect(times).toHaveLength(2)
  for (const shown of times) expect(shown.replaceAll('\u00a0', ' ')).toMatch(time)
  for (const shown of textsOf('.two-cities-state')) expect(shown).toMatch(state)
})

test.each(['fr', 'ko'])(
  'the home page in %s leads to pages in the language, and says which are in English',
  async (language) => {
    const page = await site.visitor().visit(`/${language}`)
    const links = page
      .$('main a')
      .toArray()
      .map((link) => [page.$(link).attr('href') ?? '', page.$(link).attr('hreflang')])
    expect(links.filter(([href, hreflang]) => !href?.startsWith(`/${language}/`) && hreflang !== 'en')).toEqual([])
    expect(
      links.filter(([, hreflang]) => hreflang === 'en').every(([href]) => href?.startsWith('/case-studies/')),
    ).toBe(true)
    const [, company, ...offices] = structuredOn(page)
    expect(company.description).not.toBe(structuredOn(await site.visitor().visit('/'))[1].description)
    expect(offices.map(({ url }) => url)).toEqual(
      ['seoul', 'cameroon'].map((office) => `${site.url}/${language}/contact?office=${office}`),
    )
  },
)

test.each(['fr', 'ko'])('/about in %s shows every value, position and stage of the journey', async (language) => {
  const countsOn = ({ $ }: Page) => ['#values h3', '#team h3', '#history h3'].map((heading) => $(heading).length)
  const english = await site.visitor().visit('/about')
  const page = await site.visitor().visit(`/${language}/about`)
  expect(countsOn(page)).toEqual(countsOn(english))
  expect(page.$('#mission .hero-facts > div').length).toBe(companyFacts.stats.length)
  expect(page.$('.team-card a').first().attr('href')).toMatch(`/${language}/contact?subject=`)
})

test.each([
  ['fr', 'Votre message a bien été envoyé'],
  ['ko', '메시지가 전송되었습니다!'],
])('the quick inquiry on /about in %s leads back to it', async (language, thanks) => {
  const visitor = site.visitor()
  const page = await visitor.visit(`/${language}/about`)
  const values = { name: 'Ada Lovelace', email: `ada-${language}@example.com`, message: 'Bonjour' }
  const sent = await visitor.submit(page, 'form#quick', values)
  expect([sent.status, sent.url.pathname + sent.url.hash]).toEqual([200, `/${language}/about#quick-inquiry`])
  expect(sent.$('#quick-inquiry').text()).toContain(thanks)
  expect(sent.$('#quick-inquiry .form-another a').attr('href')).toBe(`/${language}/about#quick-inquiry`)
})
