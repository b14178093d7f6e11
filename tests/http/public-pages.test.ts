// A page that everybody may read is in the sitemap, on the page /sitemap, in the search and before the judges; or it is named
// here, with the reason why not. docs/house.md says what a new page needs.

import { afterAll, expect, test } from 'vitest'
import { companyInCode } from '#app/features/texts/company/company.server.ts'
import { faqTexts } from '#app/features/texts/kinds/faq.ts'
import { languageOfPath } from '#app/languages/pages.ts'
import { searchPages } from '#app/routes/public/search/search-pages.server.ts'
import type { Language } from '#db/tables/records.ts'
import { judgedPaths, listedPaths } from '#tests/judges/pages.ts'
import { catalogue, publicPages } from '#tests/support/catalogue.ts'
import { routesWithout } from '#tests/support/public-routes.ts'
import { startSite } from '#tests/support/site.ts'

const faqIn = (language: Language) => faqTexts.seed('contact', language)
const pagesOfSearch = searchPages(companyInCode(Date.now()), faqIn, catalogue)

/** The footer leads to the others: see page-languages.rest.test.ts. */
const isEnglish = (path: string) => languageOfPath(path) === 'en'

const site = await startSite()
afterAll(() => site.close())

const personal = 'a personal link: its reader was sent it'
const forOneRecord = 'leads nowhere without a record of the visitor'

const notListed: Record<string, string> = {
  '/brand/:token': personal,
  '/search': 'shows what other pages say',
  '/your-data': 'asks for an address that only its owner gives',
  '/your-data/:token': personal,
  '/your-data/:token/erase': personal,
  '/status': 'asks for a reference that only its owner has',
  '/status/:token': personal,
  '/status/:token/add': personal,
  '/status/:token/appointment': personal,
  '/status/:token/appointment/confirm': personal,
  '/status/:token/appointment/cancel': personal,
  '/status/:token/withdraw': personal,
  '/careers/discount': 'the owner page of a small form that stands on /careers',
  '/blog/archive': 'a list of posts that are listed themselves',
  '/blog/archive/:year': 'a list of posts that are listed themselves',
  '/blog/tag/:tag': 'a list of posts that are listed themselves',
  '/blog/author/:author': 'a list of posts that are listed themselves',
  '/blog/preview/:token': personal,
  '/quick-inquiry': 'the owner page of a small form that stands on /about',
  '/newsletter/confirm/:token': personal,
  '/newsletter/preferences/:token': personal,
  '/newsletter/unsubscribe': 'asks for an address that only its owner gives',
  '/newsletter/unsubscribe/:token': personal,
  '/blocked/:status': 'a refusal',
  '/*': 'a page that is not there',
}

const notJudged: Record<string, string> = {
  '/brand/:token': forOneRecord,
  '/your-data/:token': forOneRecord,
  '/your-data/:token/erase': forOneRecord,
  '/status/:token': forOneRecord,
  '/status/:token/add': forOneRecord,
  '/status/:token/appointment': forOneRecord,
  '/status/:token/appointment/confirm': forOneRecord,
  '/status/:token/appointment/cancel': forOneRecord,
  '/status/:token/withdraw': forOneRecord,
  '/blog/archive/:year': 'the page of /blog/archive with fewer posts',
  '/blog/preview/:token': 'judged with the staff pages, which have a draft',
  '/newsletter/preferences/:token': forOneRecord,
  '/newsletter/unsubscribe/:token': forOneRecord,
  '/blocked/:status': 'the page of /no-such-page with other words',
}

test('every public page is in the sitemap, or has a reason not to be', async () => {
  expect(routesWithout(await listedPaths(site))).toEqual(Object.keys(notListed))
})

test('every page of the sitemap is linked from the page /sitemap, and found by the search', async () => {
  const { $ } = await site.visitor().visit('/sitemap')
  const linked = new Set(
    $('main a')
      .map((_, link) => $(link).attr('href'))
      .toArray(),
  )
  const found = new Set(pagesOfSearch.map(({ path }) => path))
  // It has no link to itself.
  const paths = publicPages.map(({ path }) => path).filter((path) => path !== '/sitemap' && isEnglish(path))
  // Unlisted pages of one address are public, too; the form of a code stands on its page.
  const unlisted = Object.keys(notListed).filter((path) => !/[:*]/.test(path) && path !== '/careers/discount')
  expect([...paths, ...unlisted].filter((path) => !linked.has(path))).toEqual([])
  expect(paths.filter((path) => !found.has(path))).toEqual([])
})

test('every public page is before the judges, or has a reason not to be', async () => {
  expect(routesWithout(await judgedPaths(site))).toEqual(Object.keys(notJudged))
})

/** A list of posts, which are found themselves. */
const foundByTitle = new Set(['/blog'])

test('the search knows the words of every page but those that are found by their title', () => {
  const wordless = pagesOfSearch.filter(({ path, body, unseen }) => !body && !unseen && isEnglish(path))
  expect(new Set(wordless.map(({ path }) => path))).toEqual(foundByTitle)
})
