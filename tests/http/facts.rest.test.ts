// An admin without JavaScript fills in the company's facts; each then stands on every page, in mails and in what machines read.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { companyFacts } from '#app/content/company/facts.ts'
import { isPlaceholder } from '#app/features/texts/missing-facts.ts'
import { publicPages } from '#tests/support/catalogue.ts'
import { storedMails } from '#tests/support/mailbox.ts'
import { signedIn } from '#tests/support/people.ts'
import { startSite } from '#tests/support/site.ts'
import type { Page } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())
const admin = await signedIn(site, 'admin')

const path = '/admin/texts/company/facts/en'
const checklist = '/dashboard/settings/launch-checklist'
let asked = 0
/** Nothing is answered from memory. */
const visit = (path: string) => site.visitor().visit(`${path}${path.includes('?') ? '&' : '?'}asked=${++asked}`)

const facts = {
  legalName: 'Third Number Limited',
  registeredAddress: '9 Court Square, Seoul',
  registrationNumbers: 'KR-987-65',
  foundedOn: '2020-02-03',
  headcount: 'Eleven people',
  email: 'office@third.example',
  whatsapp: '+237 6 55 01 01 01',
  'seoul.street': '17 Willow Street',
  'seoul.postal': '04999',
  'seoul.phone': '+82 2 555 0101',
  'seoul.email': 'seoul@third.example',
  'seoul.mapUrl': 'https://maps.third.example/seoul',
  'seoul.latitude': '37.51',
  'seoul.longitude': '127.02',
  'seoul.landmark': 'Willow Station, exit 3',
  'cameroon.street': '4 Hill Lane',
  'cameroon.postal': 'PO Box 77',
  'cameroon.phone': '+237 233 555 010',
  'cameroon.email': 'buea@third.example',
  'cameroon.landmark': 'Opposite the old market',
  'stats.0.value': '44+',
  'stats.1.value': '{years}+',
  'socials.linkedin': 'https://www.linkedin.com/company/third',
  'press.name': 'Pat Press',
  'press.email': 'press@third.example',
  'press.phone': '+82 2 555 0199',
  'privacy.officer': 'Quinn Quiet',
  'privacy.email': 'privacy@third.example',
  hostingProvider: 'Rack and Row',
  escalationContact: 'Erin Escalates',
  backupSchedule: 'every six hours, kept for thirty days',
  backupRetention: 'thirty-one days',
  'seoul.hours.lastDay': '6',
  'seoul.hours.opens': '07:00',
  'seoul.hours.closes': '15:00',
  'cameroon.hours.lastDay': '6',
  'cameroon.hours.opens': '07:00',
  'cameroon.hours.closes': '15:00',
}

const hours = 'Monday to Saturday 7:00 AM to 3:00 PM'

/** Where each is to be read, beside the page that it comes from. */
const places: [fact: string, paths: string[]][] = [
  [facts.legalName, ['/media', '/privacy', '/terms', '/ko/terms', '/fr/privacy']],
  [
    `${facts.legalName}, ${facts.registrationNumbers}, ${facts.registeredAddress}`,
    ['/terms', '/ko/terms', '/fr/terms'],
  ],
  ['3 February 2020', ['/media', '/about']],
  [facts.headcount, ['/media']],
  [facts.email, ['/contact', '/.well-known/security.txt']],
  ['+237655010101', ['/contact', '/fr/contact', '/ko/contact']],
  ['17 Willow Street, 04999, Seoul, South Korea', ['/', '/about', '/blog', '/search']],
  [facts['seoul.phone'], ['/contact']],
  [facts['cameroon.phone'], ['/contact']],
  [facts['seoul.email'], ['/contact']],
  [facts['seoul.mapUrl'], ['/contact']],
  [facts['seoul.landmark'], ['/contact']],
  [facts['cameroon.landmark'], ['/contact']],
  ['44+', ['/', '/about']],
  [facts['socials.linkedin'], ['/', '/contact', '/services']],
  [facts['press.email'], ['/media']],
  [facts['privacy.officer'], ['/privacy', '/ko/privacy', '/fr/privacy']],
  [facts['privacy.email'], ['/privacy', '/ko/privacy', '/fr/privacy']],
  [facts.hostingProvider, ['/privacy', '/ko/privacy', '/fr/privacy']],
  [facts.escalationContact, ['/docs/support-and-service-levels']],
  [facts.backupRetention, ['/privacy']],
  [hours, ['/contact', '/cta', '/media']],
  ['Closed on Sunday', ['/contact']],
]

const linesOf = ({ $ }: Page, state: string) =>
  $('.point-text')
    .toArray()
    .map((line) => $(line).text())
    .filter((line) => line.startsWith(state))

describe('the launch checklist', () => {
  test('leads from each missing fact of the company to its empty field', async () => {
    const list = await admin.visit(checklist)
    const links = list
      .$('[id^=fact-] a, .point-text a')
      .toArray()
      .map((link) => list.$(link).attr('href') ?? '')
    expect(links.length).toBeGreaterThan(35)
    const pages = new Map<string, Page>()
    for (const link of links) {
      const [page = '', id] = link.split('#')
      const form = pages.get(page) ?? (await admin.visit(page))
      pages.set(page, form)
      expect(form.status, link).toBe(200)
      if (id) expect(form.$(`[id="${id}"]`), link).toHaveLength(1)
    }
  })

  test('asks nothing that is shown as a placeholder in the form', async () => {
    const form = await admin.visit(path)
    expect(form.html).not.toContain('to be confirmed')
    expect(form.$('#text .field-hint').text()).toContain('Still missing')
  })
})

describe('what is filled in', () => {
  beforeAll(async () => {
    const saved = await admin.submit(await admin.visit(path), '#text', facts)
    expect([saved.url.pathname, saved.redirects]).toEqual([path, [303]])
  })

  test.each(places)('%s stands on every page that tells it', async (fact, paths) => {
    for (const one of paths) {
      const page = await visit(one)
      const words = page.html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
      expect(page.text.includes(fact) || words.includes(fact), one).toBe(true)
    }
  })

  test('takes the place of the former words everywhere, and no fact of the company is missing', async () => {
    const former = ['Monday to Friday 9:00 AM to 6:00 PM', 'Closed at weekends']
    const isReviewed = (path: string) => /^\/(terms|privacy|cookies)(\/|$)/.test(path)
    const left: Record<string, string[]> = {}
    for (const { path } of publicPages) {
      if (isReviewed(path)) continue
      const { text } = await visit(path)
      const found = former.filter((words) => text.includes(words))
      if (found.length > 0) left[path] = found
    }
    expect(left).toEqual({})
  })

  test('is what machines read', async () => {
    const { html } = await visit('/contact')
    for (const fact of [
      `"legalName":"${facts.legalName}"`,
      `"foundingDate":"${facts.foundedOn}"`,
      `"email":"${facts.email}"`,
      '"streetAddress":"17 Willow Street, 04999"',
      `"telephone":"${facts['cameroon.phone']}"`,
      '"latitude":37.51',
      '"dayOfWeek":["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"],"opens":"07:00","closes":"15:00"',
      `"hasMap":"${facts['seoul.mapUrl']}"`,
    ])
      expect(html).toContain(fact)
  })

  test('is in the mails, in the language of each reader', async () => {
    const visitor = site.visitor()
    const send = async (email: string, language: string) =>
      visitor.submit(
        await visitor.visit('/contact'),
        '#contact',
        { name: 'V', email, message: `Hello in ${language}` },
        { headers: { 'Accept-Language': language } },
      )
    await send('en@example.com', 'en')
    await send('ko@example.com', 'ko')
    const mails = await storedMails(site.db)
    const to = (address: string) =>
      mails.find((mail) => mail.to_address === address)?.text_body.replace(/\s+/g, ' ') ?? ''
    expect(to('en@example.com')).toContain(`${hours}. Closed on Sunday.`)
    expect(to('en@example.com')).toContain(facts.email)
    expect(to('ko@example.com')).toContain('월\u2060~\u2060토 07:00~15:00. 일요일 휴무.')
  })

  test('is ticked on the launch checklist, and stands on the letterhead where that says nothing else', async () => {
    const list = await admin.visit(checklist)
    const ours = Object.values(companyFacts).flatMap((fact) =>
      typeof fact === 'string' && isPlaceholder(fact) ? fact : [],
    )
    expect(ours.length).toBeGreaterThan(5)
    expect(linesOf(list, 'Missing: Founding date')).toEqual([])
    expect(linesOf(list, '✓ Filled in').length).toBeGreaterThan(35)
    const slots = (await admin.visit('/contact')).$('main .fact-slot')
    expect(slots).toHaveLength(0)
  })

  test('is on the card for address books, as the office’s phone is in the search', async () => {
    const board = await admin.visit('/admin/branding/export')
    const cards = board
      .$('a[href*="/files/"][href$=".vcf"]')
      .toArray()
      .map((link) => board.$(link).attr('href') ?? '')
    expect(cards).toHaveLength(1)
    for (const card of cards) {
      const { html } = await admin.visit(card)
      expect(html, card).toContain(facts['seoul.phone'])
      expect(html, card).toContain(facts.email)
    }
    for (const phone of [facts['seoul.phone'], facts['cameroon.phone']])
      expect(
        (await visit(`/search?q=${encodeURIComponent(phone)}`)).$('main a[href="/contact"]').length,
      ).toBeGreaterThan(0)
  })
})

describe('rows', () => {
  const press = (page: Page, command: string, typed: Record<string, string> = {}) =>
    admin.submit(page, '#text', { ...typed, rows: command })
  const labels = ({ $ }: Page) =>
    $('[name^="stats."][name$=".label"]')
      .toArray()
      .map((field) => $(field).val())

  test('are added, moved and removed by buttons, with everything that was typed and nothing stored', async () => {
    const before = await site.db.selectFrom('text_versions').selectAll().execute()
    const page = await admin.visit(path)
    expect(page.$('#text button[type=submit]:not([hidden])').first().text()).toBe('Save')
    expect(page.$('#text button[name=rows][formnovalidate]').length).toBe(page.$('#text button[name=rows]').length)
    const [first, ...rest] = labels(page)
    const added = await press(page, 'add stats', { legalName: 'Typed but not saved', 'seoul.phone': 'wrong' })
    expect([added.status, labels(added)]).toEqual([200, [first, ...rest, '']])
    expect(added.$('[name=legalName]').val()).toBe('Typed but not saved')
    expect(added.$('.error-summary')).toHaveLength(0)
    expect(added.$('fieldset[autofocus] > legend').first().text()).toBe('Statistic 4')
    // There may be four.
    expect(added.$('button[value="add stats"]')).toHaveLength(0)
    const moved = await press(added, 'down stats.0')
    expect(labels(moved)).toEqual([rest[0], first, ...rest.slice(1), ''])
    const removed = await press(moved, 'remove stats.3')
    expect(labels(removed)).toEqual([rest[0], first, ...rest.slice(1)])
    const refused = await admin.submit(removed, '#text')
    expect(refused.status).toBe(422)
    expect(refused.$('.error-summary').text()).toContain('Seoul office: Phone must be a number')
    expect(labels(refused)).toEqual([rest[0], first, ...rest.slice(1)])
    const saved = await admin.submit(refused, '#text', { 'seoul.phone': facts['seoul.phone'] })
    expect(saved.redirects).toEqual([303])
    expect(labels(saved)).toEqual([rest[0], first, ...rest.slice(1)])
    expect(await site.db.selectFrom('text_versions').selectAll().execute()).toHaveLength(before.length + 1)
  })

  test('a command that fits nothing leaves the form as it was', async () => {
    const page = await press(await admin.visit(path), 'remove stats.99')
    expect([page.status, labels(page).length]).toEqual([200, 3])
  })
})

describe('questions and answers', () => {
  test('are added by staff, and stand on the page, in its structured data and in the search', async () => {
    const form = await admin.visit('/admin/texts/faq/contact/en')
    const added = await admin.submit(form, '#text', { rows: 'add questions' })
    await admin.submit(added, '#text', {
      'questions.4.question': 'Do you repair typewriters?',
      'questions.4.answer': 'Gladly.\n\nBring the ribbon.',
    })
    const page = await visit('/contact')
    expect(page.$('.faq details')).toHaveLength(5)
    expect(page.$('.faq details').last().find('p')).toHaveLength(2)
    expect(page.html).toContain('"name":"Do you repair typewriters?"')
    expect((await visit('/search?q=typewriters')).$('main').text()).toContain('Contact')
  })
})

describe('a testimonial', () => {
  const quotes = async () => (await visit('/')).$('.testimonial')
  const path = '/admin/texts/testimonials/first/en'
  const words = { text: 'They answered at night.', name: 'Cleo Client', title: 'Head of Ships, Sea Ltd.' }

  test('is on the home page only with the day of the consent, and is ticked on the launch checklist', async () => {
    expect(await quotes()).toHaveLength(0)
    await admin.submit(await admin.visit(path), '#text', { text: words.text })
    expect((await admin.visit(path)).$('h1').text()).toContain('“They answered at night.”')
    const state = async () =>
      (await admin.visit('/admin/texts/testimonials'))
        .$('tbody tr')
        .first()
        .find('.pill, .pill ~ .row-note, .button-row + .row-note')
        .text()
    await admin.submit(await admin.visit(path), '#text', { consentOn: '2026-11-01' })
    // Its name is a placeholder still.
    expect([(await quotes()).length, await state()]).toEqual([0, 'DraftIncomplete'])
    await admin.submit(await admin.visit(path), '#text', { ...words, consentOn: '' })
    expect([(await quotes()).length, await state()]).toEqual([0, 'DraftIncomplete'])
    await admin.submit(await admin.visit(path), '#text', { consentOn: '2026-11-01', name: '' })
    expect([(await quotes()).length, await state()]).toEqual([0, 'DraftIncomplete'])
    await admin.submit(await admin.visit(path), '#text', { consentOn: '2026-11-01', name: words.name })
    expect(await state()).toBe('Published')
    const shown = await quotes()
    expect([shown.length, shown.text()]).toEqual([1, Object.values(words).join('')])
    const { $ } = await admin.visit('/admin/texts/testimonials')
    const titles = $('table a.typed').toArray()
    expect(titles.map((title) => $(title).text())).toEqual(['Cleo Client', 'Testimonial 2', 'Testimonial 3'])
    const list = await admin.visit(checklist)
    expect(linesOf(list, '✓ Filled in: First client testimonial')).toHaveLength(1)
    expect(linesOf(list, 'Empty: Second client testimonial')).toHaveLength(1)
    // Two names are missing still.
    expect(linesOf(list, 'Empty: Client name')).toHaveLength(1)
  })
})

describe('the list of testimonials', () => {
  const list = '/admin/texts/testimonials'
  const names = async () => {
    const { $ } = await visit('/')
    return $('.testimonial')
      .toArray()
      .map((quote) => $(quote).text())
  }

  test('gets another, which is added, published, moved first, hidden and removed without a script', async () => {
    const before = await names()
    const form = await admin.submit(await admin.visit(list), '#add', { title: 'Nora North' })
    expect(form.url.pathname).toBe(`${list}/nora-north/en`)
    expect(form.$('[name=name]').val()).toBe('Nora North')
    expect(await names()).toEqual(before)
    await admin.submit(form, '#text', { text: 'Quick work.', title: 'Owner', consentOn: '2026-11-02' })
    expect(await names()).toEqual([...before, 'Quick work.Nora NorthOwner'])
    const press = async (move: string) => admin.submit(await admin.visit(list), `[data-move="${move} nora-north"]`)
    for (let at = 0; at < 3; at += 1) await press('up')
    expect((await names())[0]).toContain('Quick work.')
    const hidden = await press('hide')
    expect([hidden.redirects, hidden.text.includes('Hidden')]).toEqual([[303], true])
    expect(await names()).toEqual(before)
    await press('show')
    expect(await names()).toHaveLength(before.length + 1)
    await press('remove')
    expect(await names()).toEqual(before)
    expect((await admin.visit(`${list}/nora-north/en`)).status).toBe(404)
  })

  test('has no entry without a name, and an editor changes nothing of it', async () => {
    const refused = await admin.submit(await admin.visit(list), '#add', { title: ' ' })
    expect([refused.status, refused.$('.field-error').text()]).toEqual([422, 'Error: Name is required'])
    const editor = await signedIn(site, 'editor')
    const page = await editor.visit(list)
    expect([page.status, page.$('#add, [data-move]').length]).toEqual([200, 0])
  })
})

describe('an editor', () => {
  test('prepares a draft that visitors do not see, and an admin publishes it', async () => {
    const editor = await signedIn(site, 'editor')
    const page = await editor.visit(path)
    expect(page.$('#text select[name=publish], #undo-publish, #return-to-code')).toHaveLength(0)
    const saved = await editor.submit(page, '#text', { headcount: 'Twelve people' })
    expect(saved.redirects).toEqual([303])
    expect((await visit('/media')).text).not.toContain('Twelve people')
    const forced = await editor.submit(saved, '#text', { publish: 'now', headcount: 'Thirteen people' })
    expect(forced.status).toBe(403)
    const form = await admin.visit(path)
    expect(form.$('[name=headcount]').val()).toBe('Twelve people')
    await admin.submit(form, '#text')
    expect((await visit('/media')).text).toContain('Twelve people')
  })

  test('a viewer reads, and the others are not let in', async () => {
    const viewer = await signedIn(site, 'viewer')
    expect((await viewer.visit(path)).$('#text')).toHaveLength(0)
    expect((await viewer.visit('/admin/texts')).text).toContain('Company facts')
    const desk = await signedIn(site, 'desk')
    expect((await desk.visit(path)).status).toBe(403)
  })
})

describe('taking back', () => {
  test('the last publishing is undone in one press, and everything returns to the site’s own text in another', async () => {
    const form = await admin.visit(path)
    await admin.submit(form, '#text', { headcount: 'Forty people' })
    const page = await admin.visit(path)
    const undone = await admin.submit(page, '#undo-publish')
    expect([undone.url.pathname, undone.redirects]).toEqual([path, [303]])
    expect((await visit('/media')).text).not.toContain('Forty people')
    // The page shows what is older: nothing is done.
    expect((await admin.submit(page, '#return-to-code')).text).toContain('your change was not made')
    await admin.submit(undone, '#return-to-code')
    expect((await visit('/media')).text).not.toContain(facts['press.email'])
    expect((await visit('/')).$('.address-pill').text()).toBe('Seoul · Buea')
    const list = await admin.visit(`${path}/versions`)
    expect(list.$('tbody tr').first().text()).toContain('Back to the default text')
    const [, second] = list.$('tbody a').toArray()
    const version = await admin.visit(list.$(second).attr('href') ?? '')
    await admin.submit(version, '#restore')
    expect((await visit('/media')).text).toContain(facts['press.email'])
  })
})

test('without its tables every page stands, with the texts that were read last or those of the code', async () => {
  for (const table of ['texts', 'text_versions', 'text_order', 'text_previews']) {
    await site.db.schema.dropTable(table).execute()
  }
  const others = ['/quick-inquiry', '/search', '/blog/archive', '/careers/discount']
  for (const path of [...publicPages.map(({ path }) => path), ...others]) {
    // Nobody has confirmed the code's case studies.
    if (path.startsWith('/case-studies/')) continue
    const page = await visit(path)
    expect([page.status, page.$('h1').text() !== ''], path).toEqual([200, true])
  }
})
