// The application for a course in French and Korean: its facts, files, codes and consent.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { consentWording } from '#app/features/applications/insert-application.server.ts'
import { makeRun } from '#tests/support/course-runs.ts'
import { resetRecords } from '#tests/support/public-forms.ts'
import { storedApplications } from '#tests/support/records.ts'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()
afterAll(() => site.close())
beforeEach(() => resetRecords(site))

const languages = ['fr', 'ko'] as const
const right = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', message: 'Why', agreeTerms: 'yes' }

async function applyWith(language: string, bytes: Buffer) {
  const visitor = site.visitor()
  const page = await visitor.visit(`/${language}/careers/react`)
  const body = new FormData()
  for (const { name, value } of page.$('#application').serializeArray()) if (!(name in right)) body.append(name, value)
  for (const [name, value] of Object.entries(right)) body.append(name, value)
  body.append('cv', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'cv.pdf')
  return visitor.send(`/${language}/careers/react`, body)
}

test.each([
  ['fr', 'Le CV dépasse 5 Mo', 'n’est pas un fichier PDF'],
  ['ko', '이력서가 5MB를 넘습니다', 'PDF 파일이 아닙니다'],
])('a wrong CV is refused in %s, with what was typed', async (language, tooLarge, notPdf) => {
  const large = await applyWith(language, Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(6_000_000)]))
  expect([large.status, large.url.pathname]).toEqual([422, `/${language}/careers/react`])
  expect(large.text).toContain(tooLarge)
  const other = await applyWith(language, Buffer.from('GIF89a'))
  expect(other.status).toBe(422)
  expect(other.text).toContain(notPdf)
  expect(other.$('#application-firstName').val()).toBe('Ada')
})

test.each(languages)('in %s the consent is stored as it was read', async (language) => {
  const page = await applyWith(language, Buffer.from('%PDF-1.7\nAda'))
  expect([page.status, page.url.pathname + page.url.hash]).toEqual([200, `/${language}/careers/react#enroll`])
  expect(await storedApplications(site.db)).toMatchObject([
    { language, course_name: 'React', course_level: 'Intermediate', consent_wording: consentWording(language) },
  ])
  const form = await site.visitor().visit(`/${language}/careers/react`)
  expect(form.$('#application label:has([name=agreeTerms])').text()).toBe(consentWording(language))
  expect(consentWording(language)).not.toBe(consentWording('en'))
})

test.each([
  ['fr', '31 août 2999', '2 sur 2 disponibles', '12 semaines'],
  ['ko', '2999년 8월 31일', '2석 중 2석 남음', '12주'],
])('the facts of the course are in %s, with the way to its description in English', async (language, ...facts) => {
  await makeRun(site.db, 2, Date.UTC(2999, 7, 1))
  const { $ } = await site.visitor().visit(`/${language}/careers/react?code=FIRST50`)
  for (const fact of facts) expect($('.course-rail').text()).toContain(fact)
  const english = $('.hero a[hreflang=en]')
  expect([english.attr('href'), english.attr('hreflang')]).toEqual(['/careers/react?code=FIRST50', 'en'])
})

test.each(languages)('in %s a code is applied, carried to a course, and refused in words', async (language) => {
  const visitor = site.visitor()
  const owner = await visitor.visit(`/${language}/careers/discount`)
  const applied = await visitor.submit(owner, '#discount', { code: 'first50' })
  expect(applied.url.pathname + applied.url.search).toBe(`/${language}/careers/discount?code=FIRST50`)
  const course = await visitor.visit(applied.$('main a[href*="/careers/react"]').attr('href') ?? '')
  expect([course.url.pathname, course.$('#application-code').val()]).toEqual([`/${language}/careers/react`, 'FIRST50'])
  const offered = await visitor.visit(`/${language}/careers/react`)
  const used = await visitor.visit(offered.$('.offer-here a').attr('href') ?? '')
  expect(used.url.pathname + used.url.search).toBe(`/${language}/careers/react?code=FIRST50`)
  const wrong = await visitor.visit(`/${language}/careers/react?code=NOPE`)
  expect(wrong.text).not.toContain('not valid')
  const late = await visitor.submit(wrong, '#application', { ...right, code: 'NOPE' })
  expect([late.status, late.text.includes('not valid')]).toEqual([422, false])
})

test('every course has its application on the start page, and none that is not a course', async () => {
  const { $ } = await site.visitor().visit('/fr')
  const paths = $('main a[href^="/fr/careers/"]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '')
  expect(paths.length).toBeGreaterThan(10)
  for (const path of paths) expect((await site.visitor().visit(path)).status, path).toBe(200)
  expect((await site.visitor().visit('/fr/careers/cobol')).status).toBe(404)
})
