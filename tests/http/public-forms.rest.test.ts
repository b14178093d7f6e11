// Guarantees of every public form, from a browser without JavaScript.
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Message, sayIn } from '#app/languages/phrases.server.ts'
import { storedMails } from '#tests/support/mailbox.ts'
import { countRecords, type PublicForm, publicForms, resetRecords } from '#tests/support/public-forms.ts'
import { startSite } from '#tests/support/site.ts'
import type { Page, Values } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())
beforeEach(() => resetRecords(site))
afterEach(() => vi.useRealTimers())

const minute = 60_000
const errorsOf = (page: Page) => page.texts('.error-summary li')

/** The form's current values for these fields. */
function held(page: Page, form: string, values: Values): Values {
  const fields = page.$(`#${form}`)
  const held = Object.keys(values).map((field) => {
    const controls = fields.find(`[name="${field}"]`)
    if (controls.is('[type=radio]')) return [field, controls.filter('[checked]').attr('value') ?? '']
    if (!controls.is('[type=checkbox]')) {
      const chosen = controls.is('select') ? controls.find('[selected]').attr('value') : controls.val()
      return [field, chosen ?? '']
    }
    const ticked = controls.filter('[checked]').toArray()
    const chosen = ticked.map((box) => page.$(box).attr('value') ?? '')
    return [field, Array.isArray(values[field]) ? chosen : (chosen[0] ?? '')]
  })
  return Object.fromEntries(held)
}

/** Counts the rows added since this call. */
async function counting() {
  const count = async () => ({ ...(await countRecords(site)), outbox: (await storedMails(site.db)).length })
  const before: Record<string, number> = await count()
  return async () => {
    const more = Object.entries(await count()).map(([table, number]) => [table, number - (before[table] ?? 0)] as const)
    return Object.fromEntries(more.filter(([, number]) => number !== 0))
  }
}

test('the table is complete', () => {
  const ids = Object.entries(site.build.routes).flatMap(([id, route]) => (route?.module.action ? [id] : []))
  // A POST to an unknown URL is Page Not Found.
  const noForms = ['routes/public/not-found']
  const forms = ids.filter((id) => id.startsWith('routes/public/') && !noForms.includes(id))
  expect(forms).toHaveLength(publicForms.length)
})

describe.each(publicForms)('$form', (row: PublicForm) => {
  const { form, thanks, refused, limits, texts, another, failure } = row
  const id = `#${form}`
  const stores = row.mails === 0 ? row.stores : { ...row.stores, outbox: row.mails }

  async function start() {
    const { path, known } = await row.open(site)
    const right = { ...row.right, ...known }
    const fresh = async (values: Values = {}, visitor = site.visitor()) => {
      await site.db.deleteFrom('rate_limits').execute()
      return visitor.submit(await visitor.visit(path), id, { ...right, ...values })
    }
    return { path, right, fresh, added: await counting() }
  }

  test('free text runs in the direction of its own letters', async () => {
    const { path } = await start()
    const page = await site.visitor().visit(path)
    const typed = page.$(id).find('textarea, input[type=text]').not('[tabindex="-1"]')
    const others = typed.toArray().filter((field) => page.$(field).attr('dir') !== 'auto')
    expect(others.map((field) => page.$(field).attr('name'))).toEqual([])
  })

  test('valid: stored, mailed, and redirected to the thanks', async () => {
    const { fresh, added } = await start()
    const page = await fresh()
    expect([page.redirects, page.status]).toEqual([[303], 200])
    expect(page.text).toContain(thanks)
    expect(await added()).toEqual(stores)
  })

  test('50 identical concurrent POSTs: one counts, and all get the same answer', async () => {
    // Some of the pages show the time.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    const { path, right, added } = await start()
    const open = await site.visitor().visit(path)
    const pages = await Promise.all(Array.from({ length: 50 }, () => site.visitor().submit(open, id, right)))
    const answers = pages.map(({ status, redirects, url, $ }) => [status, redirects, url.href, $('main').text()].join())
    expect(new Set(answers).size).toBe(1)
    expect(pages[0]?.text).toContain(thanks)
    expect(await added()).toEqual(stores)
  })

  test('without cookies, and without Origin: accepted', async () => {
    const { path, right, added } = await start()
    const open = await site.visitor().visit(path)
    const page = await site.visitor().submit(open, id, right, { isBrowser: false })
    expect([page.redirects, page.status]).toEqual([[303], 200])
    expect(await added()).toEqual(stores)
  })

  if (refused.length > 0)
    test('empty or invalid: shows the errors, keeps every word, stores nothing', async () => {
      const { path, added } = await start()
      for (const [values, errors] of refused) {
        const visitor = site.visitor()
        const page = await visitor.submit(await visitor.visit(path), id, values)
        const said = errors.map((error) => sayIn('en')(error as Message))
        expect([page.status, errorsOf(page)], JSON.stringify(values)).toEqual([422, said])
        expect(page.$('title').text()).toMatch(/^Error: /)
        expect(page.$('.error-summary').attr('autofocus')).toBeDefined()
        for (const line of page.$('.error-summary a').toArray()) {
          expect(page.$(`${page.$(line).attr('href')}[aria-invalid=true]`)).toHaveLength(1)
        }
        expect(held(page, form, values)).toEqual(values)
      }
      expect(await added()).toEqual({})
    })

  if ('email' in row.right)
    describe('an address with a probable typo', () => {
      const slip = { email: 'ada@gmial.com' }
      const choices = (page: Page) => page.$(`${id} .address-question [type=radio]`)

      test('is questioned beside its field, with every word kept and nothing stored', async () => {
        const { fresh, right, added } = await start()
        const page = await fresh(slip)
        expect([page.status, held(page, form, { ...right, ...slip })]).toEqual([422, { ...right, ...slip }])
        expect(page.$(`${id} .field:has([name=email]) legend`).text()).toBe('Did you mean ada@gmail.com?')
        expect(page.$(`${id} [role=alert]`).text()).toContain('Nothing has been sent yet')
        expect(choices(page).filter('[checked]').val()).toBe('keep')
        // A question is not an error.
        expect(page.$('title').text()).not.toMatch(/^Error/)
        expect([errorsOf(page), await added()]).toEqual([[], {}])
      })

      test.each([
        ['sent again as it stands: what was typed is used', {}, 'ada@gmial.com'],
        ['the proposal chosen: that is used', { address_choice: 'use' }, 'ada@gmail.com'],
      ])('%s', async (_, choice, used) => {
        const { fresh, right } = await start()
        const again = await site.visitor().submit(await fresh(slip), id, choice)
        expect([again.redirects, again.status]).toEqual([[303], 200])
        expect(again.text).toContain(thanks)
        const emails = (await storedMails(site.db)).map(({ to_address }) => to_address)
        const isMailed =
          row.mails > 0 && right.reference === undefined && form !== 'your-data' && form !== 'newsletter-unsubscribe'
        if (isMailed) expect(emails).toContain(used)
      })

      test('another typo is questioned again, together with any errors', async () => {
        const { fresh } = await start()
        const page = await site
          .visitor()
          .submit(await fresh(slip), id, { email: 'ada@naver.co', address_choice: 'use' })
        expect(page.$(`${id} legend`).text()).toContain('Did you mean ada@naver.com?')
        const others = Object.keys(row.right).filter((name) => name !== 'email')
        const both = await fresh({ ...slip, ...Object.fromEntries(others.map((name) => [name, ''])) })
        expect([both.status, choices(both).length]).toEqual([422, 2])
      })
    })

  test.each(limits)('$field may have $max characters and not one more', async (limit) => {
    const { fresh, right, added } = await start()
    const { field, label, max, fill = (length: number) => '가'.repeat(length) } = limit
    const tooLong = { [field]: fill(max + 1, right) }
    const page = await fresh(tooLong)
    expect(page.status).toBe(422)
    expect(errorsOf(page)).toEqual([`${label} must be ${max.toLocaleString('en')} characters or fewer`])
    expect(held(page, form, { ...right, ...tooLong })).toEqual({ ...right, ...tooLong })
    expect(await added()).toEqual({})
    expect((await fresh({ [field]: fill(max, right) })).redirects).toEqual([303])
  })

  test.each(limits)('$field with 200,000 characters is refused, and redrawn in full', async (limit) => {
    const { fresh, right, added } = await start()
    const { field, label, max } = limit
    const typed = { [field]: `a${'\u0301\u0323'.repeat(1000)}${'x'.repeat(200_000)}` }
    const page = await fresh(typed)
    expect([page.status, errorsOf(page)]).toEqual([
      422,
      [`${label} must be ${max.toLocaleString('en')} characters or fewer`],
    ])
    expect(held(page, form, { ...right, ...typed })).toEqual({ ...right, ...typed })
    expect(await added()).toEqual({})
  })

  if (texts)
    test.each([
      ['Korean and emoji', '김민수 👩‍💻', '안녕하세요.\n\n문의드립니다 🎉'],
      ['French', 'Éloïse Çağlar-d’Arc', 'Où ça ? « Déjà » à Nœud…'],
      ['a formula', '=HYPERLINK("x")', '@SUM(1+1)'],
      ['markup', '<b>x</b>', '</textarea><script>alert(1)</script>'],
    ])('%s arrives to the letter', async (_, line, block) => {
      const { fresh } = await start()
      const values = Object.fromEntries([
        ...texts.lines.map((field) => [field, line]),
        ...texts.blocks.map((field) => [field, block]),
      ])
      expect((await fresh(values)).redirects).toEqual([303])
      expect(await texts.stored(site.db)).toMatchObject(values)
    })

  if (!row.isBehindLink)
    test('an expired, premature, foreign or missing key loses nothing: the redrawn form can be sent', async () => {
      const { path, right, added } = await start()
      const open = await site.visitor().visit(path)
      const key = open.$(`${id} [name=form_key]`).val()
      const now = Date.now()
      const other = (await site.visitor().visit(form === 'contact' ? '/cta' : '/contact')).$('[name=form_key]').val()
      let page = open
      for (const [minutes, formKey] of [
        [0, ''],
        [0, 'x'.repeat(5000)],
        [0, other],
        [-2, key],
        [49 * 60, key],
      ] as const) {
        vi.useFakeTimers({ toFake: ['Date'], now: now + minutes * minute })
        page = await site.visitor().submit(open, id, { ...right, form_key: String(formKey) })
        expect([page.status, held(page, form, right)]).toEqual([422, right])
        expect(page.text).toContain('Everything you typed is still here')
        expect(await added()).toEqual({})
      }
      expect((await site.visitor().submit(page, id)).redirects).toEqual([303])
      expect(await added()).toEqual(stores)
    })

  if (another)
    test('the sixth from one person within an hour is throttled, with its text kept, and accepted later', async () => {
      const { path, right } = await start()
      const visitor = site.visitor()
      const send = async (n: number) => visitor.submit(await visitor.visit(path), id, { ...right, ...another(n) })
      for (let n = 0; n < 5; n++) expect((await send(n)).redirects).toEqual([303])
      const added = await counting()
      const page = await send(6)
      expect(page.status).toBe(429)
      expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0)
      expect(page.text).toContain('Too Many Requests. You have tried several times in a short while')
      const typed = { ...right, ...another(6) }
      expect(held(page, form, typed)).toEqual(typed)
      expect(await added()).toEqual({})
      // A resend of an accepted form is not throttled.
      expect((await send(0)).redirects).toEqual([303])
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * minute })
      expect((await visitor.submit(page, id)).redirects).toEqual([303])
    })

  if (failure)
    test('when storing fails: 503 with an explanation and the text kept', async () => {
      const { fresh, path, right, added } = await start()
      const open = await site.visitor().visit(path)
      const table = failure.without
      await site.db.schema.alterTable(table).renameTo('gone').execute()
      const page = await site
        .visitor()
        .submit(open, id, right)
        .finally(() => site.db.schema.alterTable('gone').renameTo(table).execute())
      expect([page.status, held(page, form, right)]).toEqual([503, right])
      expect(page.$(`${id} .error-summary`).text()).toContain(failure.words)
      expect(await added()).toEqual({})
      expect((await fresh()).redirects).toEqual([303])
    })
})
