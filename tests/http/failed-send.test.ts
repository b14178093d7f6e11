// A form that cannot be stored offers to send the typed text by mail and by WhatsApp, without scripts, where staff have
// entered how the company is reached.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hrefIn, pageLanguages } from '#app/languages/pages.ts'
import type { Language } from '#db/tables/records.ts'
import { signedIn } from '#tests/support/people.ts'
import { type PublicForm, publicForms, resetRecords } from '#tests/support/public-forms.ts'
import { startSite } from '#tests/support/site.ts'
import type { Page, Values } from '#tests/support/visitor.ts'

const languages = Object.keys(pageLanguages) as Language[]
const longest = 1900
const site = await startSite()
afterAll(() => site.close())
beforeAll(async () => {
  await enterFacts({ email: 'office@example.com', whatsapp: '+237 6 55 01 01 01' })
})

async function enterFacts(facts: Values) {
  const admin = await signedIn(site, 'admin')
  const form = await admin.visit('/admin/texts/company/facts/en')
  const saved = await admin.submit(form, '#text', facts)
  expect(saved.redirects, saved.text).toEqual([303])
}

/** The page that a browser without scripts is shown while the row's table is gone. */
async function failedPage({ form, failure, open, right }: PublicForm, language: Language, more: Values = {}) {
  await resetRecords(site)
  const { path, known } = await open(site, language)
  const page = await site.visitor().visit(hrefIn(language, path))
  const without = failure?.without ?? 'outbox'
  await site.db.schema.alterTable(without).renameTo('gone').execute()
  const failed = await site
    .visitor()
    .submit(page, `#${form}`, { ...right, ...known, ...more })
    .finally(() => site.db.schema.alterTable('gone').renameTo(without).execute())
  expect(failed.status, form).toBe(503)
  return failed
}

const linksIn = ({ $ }: Page, form: string) =>
  $(`#${form} .error-summary a.button`)
    .toArray()
    .map((link) => ({ ...($(link).attr() ?? {}), url: new URL($(link).attr('href') ?? '') }))

const textOf = ({ searchParams }: URL) => searchParams.get('body') ?? searchParams.get('text') ?? ''

/** Each visible field with its label, as the page shows it. */
function linesIn({ $ }: Page, form: string): string[] {
  const label = (element: Parameters<typeof $>[0]) => {
    const own = $(element)
      .closest('fieldset')
      .find('legend')
      .add($(`label[for="${$(element).attr('id')}"]`))
      .first()
    return own.contents().first().text().trim()
  }
  return $(`#${form} :is(.input:not([type=file]), fieldset.checkbox-group :checked)`)
    .toArray()
    .map((element) => [label(element), [$(element).val() ?? ''].flat().join()])
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}`)
}

const isMessage = ({ $ }: Page, { form, isBehindLink }: PublicForm) =>
  !isBehindLink || $(`#${form} textarea`).length > 0

test('every form can fail here, but for those that store nothing with a failure of its own', () => {
  expect(publicForms.filter(({ failure }) => !failure).map(({ form }) => form)).toEqual([
    'discount',
    'newsletter-preferences',
  ])
})

describe.each(publicForms.filter(({ failure }) => failure))('$form', (row) => {
  test.each(languages)(
    'in %s: both links have the typed text with its labels, and nothing hidden',
    async (language) => {
      const page = await failedPage(row, language)
      const links = linksIn(page, row.form)
      if (!isMessage(page, row)) return expect(links).toEqual([])
      const lines = linesIn(page, row.form)
      expect(lines.length).toBeGreaterThan(0)
      expect(links.map(({ url }) => url.origin + url.pathname)).toEqual([
        'nulloffice@example.com',
        'https://wa.me/237655010101',
      ])
      for (const { url, rel, href } of links as { url: URL; rel: string; href: string }[]) {
        expect(textOf(url).split('\r\n').sort()).toEqual([...lines].sort())
        expect(rel).toBe('noreferrer')
        expect(href.length).toBeLessThanOrEqual(longest)
        expect(href).not.toMatch(/form_|fax_extension|%20undefined/)
      }
      expect(links[0]?.url.searchParams.get('subject')).toContain('BN Technologies')
    },
  )
})

describe('the contact form', () => {
  const contact = publicForms.find(({ form }) => form === 'contact') as PublicForm

  test.each([
    ['English', 'A long story. '.repeat(300)],
    ['Korean', '길고 긴 이야기 '.repeat(300)],
    ['emoji', '👩‍💻'.repeat(600)],
    ['half a character', `${'a'.repeat(10)}\ud83d`],
  ])('%s: an address of any text is short enough, and says where the text is cut', async (_, message) => {
    const page = await failedPage(contact, 'en', { message })
    for (const { url, href } of linksIn(page, 'contact') as unknown as { url: URL; href: string }[]) {
      expect(href.length).toBeLessThanOrEqual(longest)
      expect(textOf(url)).not.toContain('undefined')
      expect(textOf(url).endsWith(' […]')).toBe(message.length > 100)
    }
    const told = page.$('#contact .error-summary').text().includes('copy the rest')
    expect(told).toBe(message.length > 100)
  })

  test('lines stay lines, and no typed text adds a header or a parameter', async () => {
    const message = 'One\r\nTwo & three?\r\nbcc=eve@example.com&cc=eve@example.com#x'
    const page = await failedPage(contact, 'en', { message })
    const [mail, chat] = linksIn(page, 'contact')
    expect([...(mail?.url.searchParams.keys() ?? [])]).toEqual(['subject', 'body'])
    expect([...(chat?.url.searchParams.keys() ?? [])]).toEqual(['text'])
    for (const link of [mail, chat]) {
      expect(link?.url.hash).toBe('')
      expect(link && textOf(link.url)).toContain(`Message: ${message}`)
    }
  })

  test('a refused form, whose text is not lost, has no such links', async () => {
    const visitor = site.visitor()
    const page = await visitor.submit(await visitor.visit('/contact'), '#contact', { name: 'Ada' })
    expect([page.status, linksIn(page, 'contact')]).toEqual([422, []])
  })

  test('without these facts there are no links', async () => {
    await enterFacts({ email: '', whatsapp: '' })
    expect(linksIn(await failedPage(contact, 'en'), 'contact')).toEqual([])
    await enterFacts({ email: '', whatsapp: '+82 10 1234 5678' })
    const links = linksIn(await failedPage(contact, 'en'), 'contact')
    expect(links.map(({ url }) => url.pathname)).toEqual(['/821012345678'])
  })
})

test('staff, whose text goes nowhere else, have none', async () => {
  await enterFacts({ email: 'office@example.com' })
  const admin = await signedIn(site, 'admin')
  const page = await admin.visit('/dashboard/inbox/new')
  await site.db.schema.alterTable('record_events').renameTo('gone').execute()
  const typed = { form: 'phone', name: 'Ada', reach: 'ada@example.com', message: 'Private', language: 'en' }
  const failed = await admin
    .submit(page, 'main form:has(textarea)', typed)
    .finally(() => site.db.schema.alterTable('gone').renameTo('record_events').execute())
  expect([failed.status, failed.$('.error-summary a.button').length]).toEqual([503, 0])
  expect(failed.html).not.toContain('Email or phone: ')
})
