// Courses whose texts are signed off in French and Korean: the list, a course's page and the application on both.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeRun } from '#tests/support/course-runs.ts'
import { storedMails } from '#tests/support/mailbox.ts'
import { resetRecords } from '#tests/support/public-forms.ts'
import { storedApplications } from '#tests/support/records.ts'
import { signOffTranslations } from '#tests/support/sign-off-translations.ts'
import { startSite } from '#tests/support/site.ts'
import type { Page } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())
beforeEach(() => resetRecords(site))

const right = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', message: 'Why', agreeTerms: 'yes' }
const visit = (path: string) => site.visitor().visit(path)
const placeOf = ({ url }: Page) => url.pathname + url.search + url.hash
const hrefOf = (page: Page, link: string) => page.$(link).attr('href')
const textOf = (page: Page, part: string) =>
  page
    .$(part)
    .text()
    .replace(/[ \n]+/g, ' ')
    .trim()

describe('where only one course is signed off', () => {
  beforeAll(() =>
    signOffTranslations(site.db, Date.now(), ['fr'], ({ kind, key }) => kind === 'courses' && key === 'js-basics'),
  )

  test('the list has that course, with the tab of its path', async () => {
    const page = await visit('/fr/careers')
    expect(page.$('.course-card')).toHaveLength(1)
    expect(page.$('.course-path')).toHaveLength(1)
    expect(textOf(page, '.tabs').trim()).toBe('Tous les parcours Front-end')
  })

  test('its page names no course that has no page', async () => {
    const page = await visit('/fr/careers/js-basics')
    expect(page.$('h1').text()).toBe('JavaScript\u00a0: les bases')
    expect(page.$('.course-rail dl a, [aria-labelledby=others]')).toHaveLength(0)
  })

  test('every other course keeps the page of its application, and its code', async () => {
    const visitor = site.visitor()
    const page = await visitor.visit('/fr/careers/react')
    expect(page.$('h1').text()).toBe('Candidature à la formation «\u00a0React\u00a0»')
    expect(page.$('.offer-here a').attr('href')).toBe('/fr/careers/react?code=FIRST50#enroll')
  })
})

const languages = [
  {
    language: 'fr',
    name: 'JavaScript\u00a0: les bases',
    title: 'Formation «\u00a0JavaScript\u00a0: les bases\u00a0» | BN Technologies',
    panel: 'Candidature à la formation «\u00a0JavaScript\u00a0: les bases\u00a0»',
    close: 'Fermer le formulaire de candidature',
    outline: 'Ce que vous apprenez (formation «\u00a0JavaScript\u00a0: les bases\u00a0»)',
    facts: ['106 exercices', '8 semaines', 'Débutant'],
    courses: 'Formations',
    stop: '8 semaines · Débutant',
    other: ', après «\u00a0JavaScript\u00a0: les bases\u00a0»',
    rail: ['2 sur 2 disponibles', '31 août 2999', 'Conseillé après', 'Prépare à'],
    problem: 'Ce code n’est pas valable',
    thanks: 'Merci de votre intérêt',
  },
  {
    language: 'ko',
    name: 'JavaScript 기초',
    title: 'JavaScript 기초 과정 | BN Technologies',
    panel: 'JavaScript 기초 과정에 지원하기',
    close: '닫기 (지원서)',
    outline: '배우는 내용 (JavaScript 기초 과정)',
    facts: ['106개 과제', '8주', '초급'],
    courses: '교육 과정',
    stop: '8주 · 초급',
    other: ', JavaScript 기초 이후',
    rail: ['2석 중 2석 남음', '2999년 8월 31일', '선행 과정', '다음 과정'],
    problem: '유효하지 않은 코드입니다',
    thanks: '관심을 가져 주셔서 감사합니다',
  },
]

describe.each(languages)('in $language', ({ language, name, panel, ...said }) => {
  beforeAll(() => signOffTranslations(site.db, Date.now()))
  const list = `/${language}/careers`
  const own = `${list}/js-basics`

  test('the panel of the list speaks, and every link keeps the path and the code', async () => {
    const page = await visit(`${list}?path=frontend&course=js-basics&code=FIRST50`)
    expect(textOf(page, '#enroll h3')).toBe(panel)
    for (const fact of said.facts) expect(textOf(page, '#enroll')).toContain(fact)
    const close = '.enrolment .button-ghost'
    expect([textOf(page, close), hrefOf(page, close)]).toEqual([
      said.close,
      `${list}?path=frontend&code=FIRST50#course-js-basics`,
    ])
    const outline = `#enroll a[href^="${own}"]`
    expect([textOf(page, outline), hrefOf(page, outline)]).toEqual([said.outline, `${own}?code=FIRST50`])
    expect(hrefOf(page, '.tabs a:last-child')).toBe(`${list}?path=backend&course=js-basics&code=FIRST50#courses`)
    expect(hrefOf(page, '#course-vue .button')).toBe(`${list}?path=frontend&course=vue&code=FIRST50#enroll`)
    expect(page.$('#application-code').val()).toBe('FIRST50')
    expect(page.$('main a[href^="/careers"]')).toHaveLength(0)
  })

  test('the order of courses says the length, the level and the course before', async () => {
    const page = await visit(list)
    expect(textOf(page, `.course-stop:has(a[href="${own}"]) span`)).toBe(said.stop)
    expect(textOf(page, `.course-stop:has(a[href="${list}/nodejs"]) span`)).toContain(said.other)
  })

  test('a course has its facts, its neighbours and its title', async () => {
    await site.db.deleteFrom('course_runs').execute()
    await makeRun(site.db, 2, Date.UTC(2999, 7, 1), { course: 'js-basics' })
    const page = await visit(`${own}?code=FIRST50`)
    expect([textOf(page, 'title'), textOf(page, 'h1')]).toEqual([said.title, name])
    for (const fact of said.rail) expect(textOf(page, '.course-rail')).toContain(fact)
    expect(hrefOf(page, '.course-rail dl a')).toBe(`${list}/html-css-basics?code=FIRST50`)
    expect(page.$('main a[href^="/careers"]')).toHaveLength(0)
  })

  test('search engines read its names and addresses', async () => {
    const { $ } = await visit(own)
    const [course, crumbs] = $('script[type="application/ld+json"]')
      .toArray()
      .map((script) => JSON.parse($(script).text()))
    expect(course).toMatchObject({ name, url: site.url + own, inLanguage: language, educationalLevel: said.facts[2] })
    expect(crumbs.itemListElement).toMatchObject([{ name: said.courses, item: site.url + list }, { name }])
  })

  test('an application from the panel is refused with what was typed, and then leads back to the list', async () => {
    const visitor = site.visitor()
    const page = await visitor.visit(`${list}?path=frontend&course=js-basics`)
    const refused = await visitor.submit(page, '#application', { ...right, email: '' })
    expect([refused.status, refused.url.pathname, textOf(refused, 'h1')]).toEqual([422, own, name])
    expect([refused.$('#application-firstName').val(), refused.$('#application-message').val()]).toEqual(['Ada', 'Why'])
    const sent = await visitor.submit(refused, '#application', { email: right.email })
    expect([sent.redirects, placeOf(sent)]).toEqual([[303], `${list}?path=frontend#enroll`])
    expect(textOf(sent, '#enroll')).toContain(said.thanks)
    expect(hrefOf(sent, '.form-another a')).toBe(`${list}#courses`)
  })

  test('an application from its page is stored and mailed with the names of the record', async () => {
    const visitor = site.visitor()
    const sent = await visitor.submit(await visitor.visit(own), '#application', right)
    expect([sent.redirects, placeOf(sent)]).toEqual([[303], `${own}#enroll`])
    expect(textOf(sent, '#enroll')).toContain(said.thanks)
    const stored = { language, course_id: 'js-basics', course_name: 'JavaScript Basics', course_level: 'Beginner' }
    expect(await storedApplications(site.db)).toMatchObject([stored])
    const mails = await storedMails(site.db)
    expect(mails.length).toBeGreaterThan(1)
    for (const mail of mails) expect(JSON.stringify(mail)).toContain('JavaScript Basics')
  })

  test('a code is applied in the list, and in the panel of the chosen course', async () => {
    const visitor = site.visitor()
    const offered = await visitor.visit(`${list}?path=frontend`)
    const applied = await visitor.submit(offered, '#offer form', {})
    expect(placeOf(applied)).toBe(`${list}?path=frontend&code=FIRST50#offer`)
    const panel = await visitor.visit(`${list}?course=js-basics`)
    const chosen = await visitor.visit(panel.$('.offer-here a').attr('href') ?? '')
    expect([placeOf(chosen), chosen.$('#application-code').val()]).toEqual([
      `${list}?course=js-basics&code=FIRST50#enroll`,
      'FIRST50',
    ])
  })

  test('a wrong code is refused on the page of the code, which leads to the list', async () => {
    const visitor = site.visitor()
    const refused = await visitor.submit(await visitor.visit(list), '#offer form', { code: 'NOPE' })
    expect([refused.status, refused.url.pathname]).toEqual([422, `${list}/discount`])
    expect(textOf(refused, 'main')).toContain(said.problem)
    expect(hrefOf(refused, '.breadcrumbs a')).toBe(list)
    expect(placeOf(await visitor.submit(refused, '#discount', { code: 'first50' }))).toBe(`${list}?code=FIRST50#offer`)
  })
})
