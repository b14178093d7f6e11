// Visitors find things by other forms of a word, in three languages, and with misspellings.
import { expect } from 'vitest'
import { sameWords } from '#app/content/search-words.ts'
import { companyInCode } from '#app/features/texts/company/company.server.ts'
import { faqTexts } from '#app/features/texts/kinds/faq.ts'
import { searchPages } from '#app/routes/public/search/search-pages.server.ts'
import type { Language } from '#db/tables/records.ts'
import { catalogue } from '#tests/support/catalogue.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import type { SitePage } from './kinds.ts'
import { indexSitePages, searchSite } from './search.server.ts'

/** Our offers by their French and Korean names. */
const calledAbroad: Record<string, [french: string, korean: string]> = {
  '/services/software-development': ['développement logiciel', '소프트웨어 개발'],
  '/services/cloud-solutions': ['hébergement', '클라우드'],
  '/services/data-analytics': ['analyse de données', '데이터 분석'],
  '/services/cybersecurity': ['cybersécurité', '보안'],
  '/services/it-consulting': ['conseil', '컨설팅'],
  '/services/managed-services': ['infogérance', '유지보수'],
  '/services/digital-marketing': ['publicité', '마케팅을'],
  '/services/bpo-services': ['externalisation', '아웃소싱'],
  '/products/course-enrolment-manager': ['inscription', '등록'],
  '/products/digital-voting-platform': ['vote', '투표'],
  '/products/healthcare-data-hub': ['santé', '의료 데이터'],
  '/products/retail-stock-sync': ['stocks', '재고'],
  '/products/hospitality-booking-desk': ['réservation', '예약'],
  '/products/service-desk-portal': ['portail', '포털'],
  '/industries#education': ['école', '교육'],
  '/industries#consumer': ['consommateur', '소비자'],
  '/industries#hospitality': ['hôtellerie', '호텔'],
  '/industries#banking': ['banque', '은행'],
  '/industries#retail': ['magasin', '소매'],
  '/industries#healthcare': ['hôpital', '병원'],
  '/industries#software': ['logiciel', '소프트웨어'],
  '/industries#travel': ['voyage', '여행'],
  '/industries#consultancy': ['conseil', '컨설팅'],
}

const now = Date.UTC(2026, 5, 15, 12)
const faqIn = (language: Language) => faqTexts.seed('contact', language)

const pageOf = (path: string, body: string): SitePage => ({
  kind: 'page',
  path,
  title: 'A page',
  summary: '',
  body,
  language: 'en',
})

describeOnBothDialects('the search', (open) => {
  const made = async () => {
    const db = await open()
    await indexSitePages(db, searchPages(companyInCode(now), faqIn, catalogue), now)
    return async (query: string) => {
      const { groups, instead } = await searchSite(db, query, now)
      return { instead, paths: groups.flatMap(({ hits }) => hits.map(({ path }) => path)) }
    }
  }

  test('finds all our offers by their French and Korean names', async () => {
    const find = await made()
    const offered = [
      ...catalogue.services.map(({ id }) => `/services/${id}`),
      ...catalogue.products.map(({ id }) => `/products/${id}`),
      ...catalogue.industries.map(({ id }) => `/industries#${id}`),
    ]
    expect(Object.keys(calledAbroad).sort()).toEqual(offered.sort())
    const missing: string[] = []
    for (const [path, names] of Object.entries(calledAbroad))
      for (const name of names) {
        const { paths, instead } = await find(name)
        if (instead !== null || !paths.includes(path)) missing.push(`${name}: ${path}`)
      }
    expect(missing).toEqual([])
  })

  test('finds something for each line of synonyms', async () => {
    const find = await made()
    const missing: string[] = []
    for (const [word = ''] of sameWords) if ((await find(word)).paths.length === 0) missing.push(word)
    expect(missing).toEqual([])
  })

  test.each([
    ['migrate', '/services/cloud-solutions'],
    ['course fee', '/careers'],
    ['devis', '/contact'],
    ['백업', '/services/managed-services'],
  ])('finds for %j the page %s', async (query, path) => {
    const find = await made()
    expect((await find(query)).paths.join(' ')).toContain(path)
  })

  test.each(['internship', 'internships', 'intern', 'Careers'])('finds the courses first for %j', async (query) => {
    const find = await made()
    expect((await find(query)).paths[0]).toBe('/careers')
  })

  test.each([
    ['intern', ['internal', 'international', 'internet']],
    ['internship', ['internal', 'international', 'internet']],
    ['work', ['framework', 'network']],
    ['app', ['appointment', 'apple']],
    ['class', ['classified', 'classification']],
    ['cloud', ['host', 'hosting']],
  ])('finds for %j nothing that has only a longer or vaguer word', async (query, longer) => {
    const db = await open()
    const pages = [query, ...longer].map((word) => pageOf(`/${word}`, `It says ${word}, once.`))
    await indexSitePages(db, pages, now)
    const { groups } = await searchSite(db, query, now)
    expect(groups.flatMap(({ hits }) => hits.map(({ path }) => path))).toEqual([`/${query}`])
  })

  test('ranks what has the typed word before what has only a synonym', async () => {
    const find = await made()
    const { paths } = await find('migration')
    expect(paths.filter((path) => path.startsWith('/services/')).slice(0, 2)).toEqual([
      '/services/cloud-solutions',
      '/services/digital-marketing',
    ])
  })

  test.each([
    ['clowd', 'cloud'],
    ['cybersecurty', 'cybersecurity'],
    ['cybersecurtiy', 'cybersecurity'],
    ['cloud zyzzyva', 'cloud'],
  ])('searches for what is near where nothing has %j', async (query, near) => {
    const find = await made()
    const { paths, instead } = await find(query)
    expect(instead).toBe(near)
    expect(paths).toEqual((await find(near)).paths)
  })

  test('knows the words of a new page within a second', async ({ db }) => {
    const nearAt = async (at: number) => (await searchSite(db, 'zyzzyvo', at)).instead
    expect(await nearAt(now)).toBe(null)
    await indexSitePages(db, [pageOf('/zyzzyva', 'It says zyzzyva, once.')], now)
    expect(await nearAt(now + 1_000)).toBe('zyzzyva')
  })

  test('searches for what is near though it is found in one kind of pages only', async ({ db }) => {
    await indexSitePages(db, [pageOf('/cloud', 'It says cloud, once.')], now)
    const { groups, instead } = await searchSite(db, 'clowd', now)
    expect([instead, groups.length]).toEqual(['cloud', 1])
  })

  test.each([
    ['fr', 'contact', '/fr/contact'],
    ['ko', '사무소', '/ko/contact'],
    ['fr', 'horaires', '/fr/contact'],
    ['fr', 'bureaux', '/fr/contact'],
  ] as const)('finds in %s for %j first %s', async (language, query, path) => {
    const db = await open()
    await indexSitePages(db, searchPages(companyInCode(now), faqIn, catalogue), now)
    const { groups } = await searchSite(db, query, now, { language })
    expect(groups[0]?.hits[0]?.path).toBe(path)
  })

  test('ranks the pages in the language of the search before the others', async ({ db }) => {
    const languages = ['en', 'fr', 'ko'] as const
    const pages = languages.map((language) => ({ ...pageOf(`/${language}`, 'It says cloud.'), language }))
    await indexSitePages(db, [...pages, { ...pageOf('/doc', 'It says cloud.'), kind: 'doc' }], now)
    for (const language of languages) {
      const { groups } = await searchSite(db, 'cloud', now, { language })
      expect(groups.find(({ kind }) => kind === 'page')?.hits[0]?.language).toBe(language)
      expect(groups[0]?.kind).toBe(language === 'en' ? 'doc' : 'page')
    }
  })

  test('finds nothing for unrelated words', async () => {
    const find = await made()
    expect(await find('qqqqq wwwww')).toEqual({ instead: null, paths: [] })
  })
})
