// Every page shows what the specification says, in its order: tests/contract/pages.yaml, row by row.
import { otherLanguages } from '#app/languages/pages.ts'
import type { Language } from '#db/tables/records.ts'
import { broken, contract, type Installation } from '#tests/contract/rows.ts'
import { seenOn } from '#tests/contract/seen.ts'
import { alive, expect, type Page, test } from '#tests/support/browser-fixtures.ts'
import { withdrawCaseStudies } from '#tests/support/confirmed-case-studies.ts'
import { confirmFacts } from '#tests/support/confirmed-site.ts'
import { signOffTranslations } from '#tests/support/sign-off-translations.ts'
import type { Site } from '#tests/support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a confirmed site shows all of the contract', async ({ page, site }) => {
  await confirmFacts(site.db, Date.now())
  expect(await brokenIn(page, ['en'], 'filled')).toEqual([])
})

test('an empty site shows what needs no facts of it', { tag: '@rest' }, async ({ page, site }) => {
  await empty(site)
  expect(await brokenIn(page, ['en'], 'empty')).toEqual([])
})

const languages = ['en', ...otherLanguages] as const
const ways = {
  'on a wide screen': { languages: otherLanguages },
  'on a narrow screen': { languages, viewport: { width: 360, height: 740 } },
  'without scripts': { languages, javaScriptEnabled: false },
}
for (const [way, { languages, ...options }] of Object.entries(ways))
  test.describe(way, { tag: '@rest' }, () => {
    test.use(options)

    for (const installation of ['filled', 'empty'] as const)
      test(`a site that is ${installation} shows it in ${languages.join(', ')}`, async ({
        page,
        site,
        javaScriptEnabled,
      }) => {
        if (installation === 'filled') await confirmFacts(site.db, Date.now())
        else await empty(site)
        await signOffTranslations(site.db, Date.now())
        expect(await brokenIn(page, languages, installation, javaScriptEnabled)).toEqual([])
      })
  })

/** As shipped: without articles and without confirmed case studies. */
async function empty({ db }: Site) {
  await db.updateTable('posts').set({ live_from: null, trashed_at: 1 }).execute()
  await withdrawCaseStudies(db, Date.now())
}

async function brokenIn(
  page: Page,
  languages: readonly Language[],
  installation: Installation,
  hasScripts: boolean | undefined = true,
) {
  const problems: string[] = []
  for (const language of languages)
    for (const { page: path, rows, inEnglish } of contract) {
      if (inEnglish && language !== 'en') continue
      const address = language === 'en' ? path : `/${language}${path === '/' ? '' : path}`
      await page.goto(address)
      if (hasScripts) await alive(page)
      for (const problem of broken(rows, await page.evaluate(seenOn), language, installation))
        problems.push(`${address}: ${problem}`)
    }
  return problems
}
