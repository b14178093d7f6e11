// The discount code, step by step, without JavaScript: announced, applied, carried along, validated again and redeemed.
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PromoCode } from '#db/tables/careers.ts'
import { signedIn } from '#tests/support/people.ts'
import { storedApplications } from '#tests/support/records.ts'
import { empty, startSite } from '#tests/support/site.ts'
import type { Page } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())
const hour = 60 * 60_000
const seed = { code: 'FIRST50', percent: 50, starts_at: 0, ends_at: null, max_uses: null, first_course_only: 1 }
beforeEach(async () => {
  await empty(site, 'records', 'rate_limits', 'promo_codes')
  await addCode({})
})
afterEach(() => vi.useRealTimers())

async function addCode(more: Partial<PromoCode>) {
  const code = { ...seed, active: 1, created_at: 1, version: 1, ...more }
  await site.db.insertInto('promo_codes').values(code).execute()
}
const change = (to: Partial<PromoCode>) => site.db.updateTable('promo_codes').set(to).execute()

const offer = 'Limited time offer: Get 50% off your first course with code'
const visit = (path: string) => site.visitor().visit(path)
const right = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', agreeTerms: 'yes' }
const stored = () => storedApplications(site.db)
const apply = async (path: string, code?: string, visitor = site.visitor()) =>
  visitor.submit(await visitor.visit(path), '#offer form', code === undefined ? {} : { code })
const errorOf = (page: Page) => page.$('.error-summary li').text()
const isOffered = async () => (await visit('/careers')).text.includes(offer)

describe('the offer', () => {
  test('is on the courses page with its code, the same bytes for all', async () => {
    // The forms' keys change with the minute.
    vi.useFakeTimers({ toFake: ['Date'] })
    const [one, two] = [await visit('/careers'), await visit('/careers')]
    expect(one.$('#offer').text()).toContain(`${offer} FIRST50`)
    expect(two.html).toBe(one.html)
    expect(one.headers.get('Cache-Control')).toMatch(/^public/)
    expect(one.headers.get('Set-Cookie')).toBeNull()
  })

  test('disappears without an active code: ended, not begun, disabled or used up', async () => {
    expect(await isOffered()).toBe(true)
    for (const end of [{ ends_at: Date.now() }, { starts_at: Date.now() + hour }, { active: 0 }, { max_uses: 0 }]) {
      await change(end)
      expect(await isOffered(), JSON.stringify(end)).toBe(false)
      await change({ ...seed, active: 1 })
    }
    await change({ ends_at: Date.now() + hour })
    expect(await isOffered()).toBe(true)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * hour })
    expect(await isOffered()).toBe(false)
  })

  test('offers nothing to apply when none is active and the code from the URL is invalid', async () => {
    await change({ active: 0 })
    const page = await visit('/careers?code=NOPE')
    expect(page.$('#offer').text()).toContain('This code is not valid')
    expect(page.$('#offer a')).toHaveLength(0)
    await change({ active: 1 })
    expect((await visit('/careers?code=NOPE')).$('#offer form')).toHaveLength(1)
  })

  test('shows the percentage of the active code', async () => {
    await change({ percent: 25 })
    expect((await visit('/careers')).text).toContain('Get 25% off your first course with code')
  })
})

describe('applying a code', () => {
  test('one button applies the announced code, and every link to the form then carries it', async () => {
    const visitor = site.visitor()
    const page = await apply('/careers?path=frontend', undefined, visitor)
    expect(page.redirects).toEqual([303])
    expect(page.url.href.replace(site.url, '')).toBe('/careers?path=frontend&code=FIRST50#offer')
    expect(page.$('#offer').text()).toContain('Code applied')
    expect(visitor.cookies.size).toBe(0)
    const panel = await visitor.visit(page.$('#course-react a:contains("Enroll Now")').attr('href') ?? '')
    expect(panel.$('#application-code').val()).toBe('FIRST50')
    const own = await visitor.visit(panel.$('#course-react h4 a').attr('href') ?? '')
    expect([own.url.pathname, own.$('#application-code').val()]).toEqual(['/careers/react', 'FIRST50'])
    expect(own.text).toContain('Code applied')
    const tab = await visitor.visit(panel.$('a:contains("Back End")').first().attr('href') ?? '')
    expect(tab.url.searchParams.get('code')).toBe('FIRST50')
    for (const from of [page, own]) {
      const all = await visitor.visit(from.$('a:contains("Browse All Courses")').attr('href') ?? '')
      expect(all.$('#offer').text()).toContain('Code applied')
    }
    const other = await visitor.visit(own.$('[aria-labelledby=others] li a').attr('href') ?? '')
    expect(other.$('#application-code').val()).toBe('FIRST50')
  })

  test('at a course’s form the offer is a link that fills in the code', async () => {
    for (const path of ['/careers?course=vue', '/careers/vue']) {
      const form = await visit(path)
      expect(form.$('#enroll').text()).toContain(`${offer} FIRST50`)
      const page = await visit(form.$('#enroll a:contains("Apply Discount")').attr('href') ?? '')
      expect(page.url.hash).toBe('#enroll')
      expect(page.url.pathname).toBe(path.split('?')[0])
      expect(page.$('#enroll').text()).toContain('Code applied')
      expect(page.$('#application-code').val()).toBe('FIRST50')
      expect(page.headers.get('Cache-Control')).toMatch(/^public/)
    }
  })

  test('a refused form has no link of an offer, which would lose what was typed', async () => {
    const visitor = site.visitor()
    const refused = await visitor.submit(await visitor.visit('/careers/vue'), '#application', { firstName: 'Ada' })
    expect(refused.status).toBe(422)
    expect(refused.$('#application [name=firstName]').val()).toBe('Ada')
    expect(refused.$('.offer-here')).toHaveLength(0)
  })

  test.each([
    ['', 'Enter a code'],
    ['NOPE', 'This code is not valid'],
    ['%', 'This code is not valid'],
    ['코드 👩‍💻', 'This code is not valid'],
    ["' or 1=1 --", 'This code is not valid'],
    ['x'.repeat(41), 'Discount code must be 40 characters or fewer'],
  ])('%j is refused on the form’s own page, with what was typed', async (code, problem) => {
    const visitor = site.visitor()
    const page = await apply('/careers?path=backend', code, visitor)
    expect([page.status, page.url.pathname]).toEqual([422, '/careers/discount'])
    expect(errorOf(page)).toBe(problem)
    expect(page.$('#discount-code').val()).toBe(code)
    expect(page.$('meta[name=robots]').attr('content')).toBe('noindex')
    const mended = await visitor.submit(page, '#discount', { code: 'FIRST50' })
    expect(mended.url.search).toBe('?path=backend&code=FIRST50')
  })

  test('an expired code says so', async () => {
    await addCode({ code: 'SPRING', ends_at: Date.now() + hour })
    await addCode({ code: 'FEW', max_uses: 0 })
    expect(errorOf(await apply('/careers', 'few'))).toBe('This code has been used as often as it may be')
    expect((await apply('/careers', 'spring')).url.search).toBe('?code=SPRING')
    const form = await visit('/careers')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * hour })
    expect(errorOf(await site.visitor().submit(form, '#offer form', { code: 'spring' }))).toBe('This code has expired')
  })

  test('redirects only to the courses', async () => {
    const form = await visit('/careers')
    for (const [name, value] of [
      ['from', 'https://evil.example'],
      ['from', '//evil.example'],
    ] as const) {
      const page = await site.visitor().submit(form, '#offer form', { [name]: value })
      expect(page.url.href.replace(site.url, '')).toBe('/careers?code=FIRST50#offer')
    }
  })

  test('has its own page, which works without an offer', async () => {
    await change({ active: 0 })
    await addCode({ code: 'PARTNER', percent: 20, first_course_only: 0 })
    const visitor = site.visitor()
    const page = await visitor.visit('/careers/discount')
    expect(page.status).toBe(200)
    expect(page.$('#discount-code').val() ?? '').toBe('')
    const applied = await visitor.submit(page, '#discount', { code: 'partner' })
    expect(applied.$('#offer').text()).toContain('PARTNER takes 20% off')
  })

  test('a URL with an invalid code says so and applies nothing', async () => {
    for (const code of ['NOPE', '%00', '<script>alert(1)</script>', 'x'.repeat(3000)]) {
      const page = await visit(`/careers/react?code=${encodeURIComponent(code)}`)
      expect(page.status).toBe(200)
      expect(page.$('#application-code').val() ?? '').toBe('')
      expect(page.text).not.toContain('Code applied')
    }
    expect((await visit('/careers?code=NOPE')).$('#offer').text()).toContain('This code is not valid')
  })
})

describe('an application with a code', () => {
  const send = async (code: string, more: Record<string, string> = {}, visitor = site.visitor()) =>
    visitor.submit(await visitor.visit('/careers/react?code=FIRST50'), '#application', { ...right, code, ...more })

  test('stores it in its canonical form, however it was typed', async () => {
    const page = await send('fIrSt50 ')
    expect(page.redirects).toEqual([303])
    expect(page.$('.form-receipt').text()).toContain('Your discount code FIRST50 was accepted: 50% off.')
    await change({ percent: 5 })
    expect(await stored()).toMatchObject([{ promo_code: 'FIRST50', promo_percent: 50, promo_redeemed_at: null }])
  })

  test.each([
    ['wrong', 'NOPE', { version: 2 }, 'This code is not valid'],
    ['expired in between', 'FIRST50', { ends_at: 1 }, 'This code has expired'],
    ['used up in between', 'FIRST50', { max_uses: 0 }, 'This code has been used as often as it may be'],
  ])('that is %s is not lost: the field says so and the rest stays', async (_, code, meanwhile, problem) => {
    const visitor = site.visitor()
    const form = await visitor.visit('/careers/react?code=FIRST50')
    await change(meanwhile)
    const refused = await visitor.submit(form, '#application', { ...right, code, message: 'Why' })
    expect([refused.status, errorOf(refused)]).toEqual([422, problem])
    expect(refused.$('#application-code').val()).toBe(code)
    expect(refused.$('#application-message').val()).toBe('Why')
    expect(await stored()).toHaveLength(0)
    expect((await visitor.submit(refused, '#application', { code: '' })).redirects).toEqual([303])
    expect(await stored()).toMatchObject([{ promo_code: null, message: 'Why' }])
  })

  test('redeems it on acceptance, and not again for the same address', async () => {
    const staff = await signedIn(site, 'admissions')
    const accept = async (reference: string) => {
      const path = `/dashboard/careers/${reference}`
      await staff.submit(await staff.visit(path), 'form[data-move=reviewing]')
      const asks = await staff.visit(`${path}/accept`)
      return { asks, ...(await staff.submit(asks, '#decision')) }
    }
    const first = (await send('FIRST50')).$('strong.form-reference').text()
    const given = await accept(first)
    expect(given.$('.banner[data-kind=success]').text()).toContain('Discount FIRST50 (50%) given.')
    expect(given.text).toContain('FIRST50, 50%: given')

    const second = await send('FIRST50', { course_id: 'vue' })
    expect(second.text).not.toContain(first)
    const refused = await accept(second.$('strong.form-reference').text())
    // Staff know it before they decide.
    expect(refused.asks.text).toContain(`not given: ${first} was already accepted for this address`)
    expect(refused.$('.thread').text()).toContain(`not given: ${first} was already accepted for this address`)
    expect(refused.text).toContain('FIRST50, 50%: not given')
  })
})
