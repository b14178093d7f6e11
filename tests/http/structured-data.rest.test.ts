// Search engines read correct data: each block of each public page says only what schema.org has words for.
import { afterAll, expect, test } from 'vitest'
import { englishPath } from '#app/languages/pages.ts'
import { judgedPaths } from '#tests/judges/pages.ts'
import { makeRun } from '#tests/support/course-runs.ts'
import { lineOf, wrongIn } from '#tests/support/schema-org/vocabulary.ts'
import { signOffTranslations } from '#tests/support/sign-off-translations.ts'
import { startSite } from '#tests/support/site.ts'
import type { Page } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())
await signOffTranslations(site.db, Date.now())
await makeRun(site.db, 12, Date.now(), { course: 'react' })

type Block = Record<string, unknown> & { '@type': string }

const blocksOf = ({ $ }: Page): Block[] =>
  $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()))

const subjects: Record<string, string> = {
  '/services/': 'Service',
  '/products/': 'SoftwareApplication',
  '/careers/': 'Course',
  '/case-studies/': 'Article',
  '/resources/whitepapers/': 'Article',
  '/newsletter/issues/': 'Article',
  '/blog/': 'BlogPosting',
}
/** The pages of one entry each: of a service, of a course. */
function subjectOf(path: string) {
  if (path === '/') return 'WebSite'
  // A list.
  return path === '/blog/archive' ? undefined : subjects[path.replace(/[^/]+$/, '')]
}

test('every block of every page is valid, in the language of its page, and on the page’s subject', async () => {
  const wrong: string[] = []
  const seen = new Set<string>()
  for (const path of await judgedPaths(site)) {
    const page = await site.visitor().visit(path)
    const blocks = blocksOf(page)
    const isListed = page.$('link[rel=canonical]').length > 0
    const subject = subjectOf(englishPath(page.url.pathname))
    if (isListed && subject && !blocks.some((block) => block['@type'] === subject)) wrong.push(`${path}: no ${subject}`)
    for (const { '@context': context, ...block } of blocks) {
      seen.add(String(block['@type']))
      if (context !== 'https://schema.org') wrong.push(`${path}: ${context}`)
      wrong.push(...wrongIn(block, `${path}: `))
      const isText = lineOf(String(block['@type'])).includes('CreativeWork')
      if (isText && block.inLanguage !== page.$('html').attr('lang')) wrong.push(`${path}: ${block.inLanguage}`)
    }
  }
  expect(wrong).toEqual([])
  expect([...seen]).toEqual(expect.arrayContaining([...Object.values(subjects), 'WebSite', 'FAQPage']))
})

test('a course has its next run, and none that is not planned', async () => {
  const course = async (path: string) => blocksOf(await site.visitor().visit(path))[0]
  const run = await site.db.selectFrom('course_runs').selectAll().executeTakeFirstOrThrow()
  const dates = { '@type': 'CourseInstance', startDate: run.starts_on, endDate: run.ends_on }
  expect(await course('/careers/react')).toMatchObject({ hasCourseInstance: { ...dates, inLanguage: 'en' } })
  expect(await course('/ko/careers/react')).toMatchObject({ hasCourseInstance: { ...dates, inLanguage: 'ko' } })
  expect(await course('/careers/vue')).not.toHaveProperty('hasCourseInstance')
})

test.each(['/', '/fr', '/ko'])('the search of %s answers at the address that its page states', async (path) => {
  const page = await site.visitor().visit(path)
  const website = blocksOf(page).find((block) => block['@type'] === 'WebSite')
  const { target } = (website?.potentialAction ?? {}) as { target?: { urlTemplate: string } }
  const { pathname, search } = new URL(target?.urlTemplate.replace('{words}', 'data') ?? '')
  const found = await site.visitor().visit(pathname + search)
  expect([found.status, found.$('html').attr('lang')]).toEqual([200, page.$('html').attr('lang')])
  expect(found.$('.search-group li').length).toBeGreaterThan(0)
})

test('the check names an unknown type, a property of another type, and a value of the wrong type', () => {
  const wrong = wrongIn({
    '@type': 'Course',
    serviceType: 'a',
    hasCourseInstance: { '@type': 'Person', name: 'A', jobTitle: { '@type': 'Nothing' } },
    name: '',
  })
  expect(wrong).toEqual([
    'Course.serviceType: no property of Course',
    'Course.hasCourseInstance: Person is none of CourseInstance',
    'Course.hasCourseInstance > Person.jobTitle: Nothing is none of Text, DefinedTerm',
    'Course.hasCourseInstance > Person.jobTitle > : no type "Nothing"',
    'Course.name:  is none of Text',
  ])
})
