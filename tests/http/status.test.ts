// The status page of an enquiry or application: requested with reference and address, sent by mail only, used behind the link.
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { retention, retentionPeriod } from '#app/content/legal/retention.ts'
import { exampleReference } from '#app/features/status-links/words.ts'
import { redact } from '#app/http/edge/request-log.server.ts'
import { answerLinkRequests } from '#app/jobs/answer-link-requests.server.ts'
import type { ApplicationStatus, EnquiryStatus } from '#db/tables/records.ts'
import { linkTo, newestMail, storedMails } from '#tests/support/mailbox.ts'
import { signedIn } from '#tests/support/people.ts'
import { empty, startSite } from '#tests/support/site.ts'
import type { Page, Visitor } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())
const tables = ['record_events', 'records', 'status_links', 'outbox', 'rate_limits'] as const
beforeEach(() => empty(site, ...tables))
afterEach(() => vi.useRealTimers())

const email = 'ada@example.com'
/** For what is sent on Saturday evening: 24 hours after the office opens on Monday at nine. */
const promised = Date.UTC(2027, 0, 12)
const promisedWords = 'Tue 12 Jan, 9:00 AM in Seoul / 1:00 AM in Buea'
const sameAnswer = 'If the reference and address match, a link to it is prepared.'
const day = 24 * 60 * 60_000

async function enquiry(visitor = site.visitor(), more: Record<string, string> = {}) {
  const values = { name: '김민수', email, message: 'Où ça ?\n\n<b>안녕</b> 🎉', ...more }
  const page = await visitor.submit(await visitor.visit('/contact'), '#contact', values)
  return page.$('.form-reference').first().text()
}
/** Also does what the worker does a few seconds later. */
async function ask(values: Record<string, string>, visitor = site.visitor()) {
  const page = await visitor.submit(await visitor.visit('/status'), '#status', values)
  await answerLinkRequests(site.db, Date.now())
  return page
}
const linkMails = () => storedMails(site.db, { kind: 'status-link-requested' })
async function linkPath(values: Record<string, string>) {
  await ask(values)
  return new URL(linkTo('/status/', await newestMail(site.db, { kind: 'status-link-requested' }))).pathname
}
const everything = async () =>
  JSON.stringify(await Promise.all(tables.map((table) => site.db.selectFrom(table).selectAll().execute())))
const errorsOf = (page: Page) => page.texts('.error-summary li')

describe('asking for the link', () => {
  test('mails it once to the sender of the enquiry, ignoring case and spaces', async () => {
    const reference = await enquiry()
    const page = await ask({ reference: ` ${reference.toLowerCase().replaceAll('-', ' ')}`, email: 'ADA@Example.com ' })
    expect(page.redirects).toEqual([303])
    expect(page.text).toContain(sameAnswer)
    const [mail] = await linkMails()
    expect(mail?.text_body).toContain(retentionPeriod(retention.statusLinks))
    expect(mail).toMatchObject({ to_address: email, reference })
    for (const typed of ['김민수', 'Où']) expect(mail?.text_body).not.toContain(typed)
    const [row] = await site.db.selectFrom('status_links').selectAll().execute()
    expect(mail?.text_body).not.toContain(row?.token_hash)
  })

  test('gives the same answer, and mails nothing, when they do not match', async () => {
    const reference = await enquiry()
    const right = await ask({ reference, email })
    const wrong = await ask({ reference, email: 'eve@example.com' })
    const unknown = await ask({ reference: 'ENQ-2222-2222', email })
    expect(await linkMails()).toHaveLength(1)
    // Each message has its own id, and a key that changes with the minute.
    const fleeting = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|status\.\d+\.[0-9a-f]{64}/g
    const answerOf = ({ status, redirects, html }: Page) => [status, redirects, html.replaceAll(fleeting, '')]
    expect(answerOf(wrong)).toEqual(answerOf(right))
    expect(unknown.text).toBe(right.text)
  })

  test('detects a typo, and keeps the typed values', async () => {
    const slip = await ask({ reference: 'ENQ-2222-2223', email: 'ada' })
    expect(errorsOf(slip)).toEqual(['Reference is invalid. It looks like ENQ-7K3M-92QT.', 'Email is invalid'])
    expect(slip.$('#status-reference').val()).toBe('ENQ-2222-2223')
  })

  test('mails at most two a day to an address, with the same answer', async () => {
    const reference = await enquiry()
    const start = Date.now()
    for (const minutes of [0, 11, 22, 33]) {
      vi.useFakeTimers({ toFake: ['Date'], now: start + minutes * 60_000 })
      expect((await ask({ reference, email })).text).toContain(sameAnswer)
    }
    expect(await linkMails()).toHaveLength(2)
    expect(await site.db.selectFrom('status_links').selectAll().execute()).toHaveLength(2)
  })

  test('the sixth from one person within an hour is throttled, with its text kept; a probable robot gets the same answer', async () => {
    const reference = await enquiry()
    await ask({ reference, email, fax_extension: '1' })
    expect(await linkMails()).toHaveLength(1)
    for (const index of [1, 2, 3, 4]) await ask({ reference, email: `ada+${index}@example.com` })
    const refused = await ask({ reference, email: 'ada+5@example.com' })
    expect(refused.status).toBe(429)
    expect(refused.$('#status-reference').val()).toBe(reference)
  })

  test('is prefilled with a reference only', async () => {
    const reference = await enquiry()
    const prefilled = await site.visitor().visit(`/status?reference=${reference}`)
    expect(prefilled.$('#status-reference').val()).toBe(reference)
    expect((await site.visitor().visit('/status?reference=hello')).$('#status-reference').val()).toBeFalsy()
  })

  test('shows an example of a reference and explains each status', async () => {
    const page = await site.visitor().visit('/status')
    expect(page.$('.receipt').text()).toContain(exampleReference)
    const shown = page.texts('dt .pill')
    expect(shown).toEqual([
      ...['Received', 'In progress', 'Completed', 'Withdrawn'],
      ...['Received', 'In review', 'Interview', 'Accepted', 'Closed', 'Withdrawn'],
    ])
    expect(page.text).toContain('Someone is working on a reply.')
    expect(page.text).toContain('We cannot offer you a place this time. You may apply again.')
  })

  test('is noindex, linked in the footer, and the same bytes for all', async () => {
    const page = await site.visitor().visit('/status')
    expect(page.$('meta[name=robots]').attr('content')).toBe('noindex')
    expect(page.$('footer .footer-base a[href="/status"]')).toHaveLength(1)
    expect(page.headers.get('Cache-Control')).toMatch(/^public/)
    expect(page.headers.has('Set-Cookie')).toBe(false)
  })
})

describe('behind the link', () => {
  test('shows status, times and the sent text verbatim, and is not cacheable', async () => {
    const now = Date.UTC(2027, 0, 9, 12)
    vi.useFakeTimers({ toFake: ['Date'], now })
    const reference = await enquiry()
    const path = await linkPath({ reference, email })
    const page = await site.visitor().visit(path)
    expect(page.status).toBe(200)
    expect(page.headers.get('Cache-Control')).toBe('private, no-store')
    expect(page.$('meta[name=robots]').attr('content')).toBe('noindex')
    const received = 'Sat 9 Jan, 9:00 PM in Seoul / 1:00 PM in Buea'
    for (const words of ['Received', reference, '김민수', received, promisedWords]) {
      expect(page.text).toContain(words)
    }
    expect(page.$('#sent ~ .typed-text').text()).toBe('Où ça ?\n\n<b>안녕</b> 🎉')
    expect(redact(`${path}/add?x=1`)).toBe('/status/[redacted]/add?x')
    vi.useFakeTimers({ toFake: ['Date'], now: promised })
    expect((await site.visitor().visit(path)).text).toContain('We are late, and we are sorry')
  })

  test('viewing every page and link three times changes nothing', async () => {
    const reference = await enquiry()
    const path = await linkPath({ reference, email })
    const before = await everything()
    const mails = await storedMails(site.db)
    const links = mails
      .flatMap(({ text_body }) => text_body.match(/https?:\S+/g) ?? [])
      .filter((link) => link.startsWith(site.url))
    expect(links.some((link) => link.includes('/status?reference='))).toBe(true)
    for (const link of [...links, path, `${path}/add`, `${path}/withdraw`, `${path}.data`]) {
      for (let time = 0; time < 3; time++) await site.visitor().visit(link, { follow: false })
    }
    expect(await everything()).toBe(before)
  })

  test('a message can be added from the page and from its own page, once each; staff see it in the thread', async () => {
    const reference = await enquiry()
    const path = await linkPath({ reference, email })
    const visitor = site.visitor()
    const page = await visitor.visit(path)
    const added = await visitor.submit(page, '#status-add', { words: 'Déjà\n추가 🎉' })
    expect([added.redirects, added.url.pathname]).toEqual([[303], path])
    expect(added.text).toContain('Your information has been added')
    expect(added.$('.status-history .typed-text').first().text()).toBe('Déjà\n추가 🎉')
    await visitor.submit(page, '#status-add', { words: 'Déjà\n추가 🎉' })
    const events = await site.db.selectFrom('record_events').select('note').where('type', '=', 'added').execute()
    expect(events).toEqual([{ note: 'Déjà\n추가 🎉' }])
    const notice = await newestMail(site.db, { kind: 'visitor-added' })
    expect(notice).toMatchObject({ to_address: 'staff@example.com', reply_to: email })
    expect(notice.text_body).toContain('> 추가 🎉')

    const staff = await signedIn(site)
    const thread = await staff.visit(`/dashboard/contacts/${reference}`)
    expect(thread.$('.thread').text()).toMatch(/Added by the visitor Unread.*Déjà\n추가 🎉/)
    expect((await staff.visit('/dashboard')).text).toContain('김민수 added to an enquiry')
  })

  test('an invalid message is refused on its own page, with every word kept', async () => {
    const reference = await enquiry()
    const path = await linkPath({ reference, email })
    const visitor = site.visitor()
    const page = await visitor.visit(path)
    const empty = await visitor.submit(page, '#status-add', { words: ' \n' })
    expect([empty.status, empty.url.pathname, errorsOf(empty)]).toEqual([422, `${path}/add`, ['Message is required']])

    await site.db.updateTable('records').set({ status: 'completed', closed_at: Date.now() }).execute()
    const closed = await visitor.submit(page, '#status-add', { words: 'Too late' })
    expect([closed.status, closed.$('#status-add-words').val()]).toEqual([409, 'Too late'])
    expect(closed.text).toContain('It has since been closed')
  })

  test('withdrawing asks for confirmation, happens once, and notifies staff', async () => {
    const reference = await enquiry()
    const path = await linkPath({ reference, email })
    const visitor: Visitor = site.visitor()
    const page = await visitor.visit(path)
    const asked = await visitor.visit(page.$('a:contains("Withdraw this enquiry")').attr('href') ?? '')
    expect(asked.$('h1').text()).toBe('Withdraw this enquiry?')
    for (let time = 0; time < 3; time++) {
      const done = await visitor.submit(asked, '#status-withdraw')
      expect(done.redirects).toEqual([303])
      expect(done.text).toContain('It has been withdrawn.')
      expect(done.$('.pill').text()).toBe('Withdrawn')
    }
    const [row] = await site.db.selectFrom('records').selectAll().execute()
    expect(row).toMatchObject({ status: 'completed', version: 2 })
    const events = await site.db.selectFrom('record_events').select('note').where('type', '=', 'withdrawn').execute()
    expect(events).toEqual([{ note: 'withdrawn by the visitor' }])
    expect(await storedMails(site.db, { kind: 'visitor-withdrew' })).toHaveLength(1)
    const staff = await signedIn(site)
    const thread = await staff.visit(`/dashboard/contacts/${reference}`)
    expect(thread.$('.thread').text()).toContain('Withdrawn by the visitor')
    expect((await visitor.visit(`${path}/withdraw`)).text).toContain('nothing to withdraw')
  })

  test('a forged, truncated or 14-day-old link shows nothing and accepts nothing', async () => {
    const reference = await enquiry()
    const path = await linkPath({ reference, email })
    for (const gone of ['/status/x', path.slice(0, -1), `${path}a`]) {
      const page = await site.visitor().visit(gone)
      expect([page.status, page.text.includes('This link no longer works')]).toEqual([404, true])
      expect(page.text).not.toContain(reference)
      expect((await site.visitor().post(`${gone}/withdraw`, '')).status).toBe(404)
      expect((await site.visitor().post(`${gone}/add`, 'words=x')).status).toBe(404)
    }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 14 * day })
    expect((await site.visitor().visit(path)).status).toBe(404)
    expect((await site.visitor().visit(`${path}/add`)).status).toBe(404)
    expect(await site.db.selectFrom('records').select('version').execute()).toEqual([{ version: 1 }])
  })
})

describe('an application', () => {
  const words = { firstName: '길동', lastName: 'Çağlar', email, message: 'Why 🎉', agreeTerms: 'yes' }
  async function applied() {
    const visitor = site.visitor()
    const page = await visitor.submit(await visitor.visit('/careers/react'), '#application', words)
    return page.$('.form-reference').first().text()
  }

  test('is requested, shown, added to and withdrawn in the same way; staff see both in the thread', async () => {
    const now = Date.UTC(2027, 0, 9, 12)
    vi.useFakeTimers({ toFake: ['Date'], now })
    const reference = await applied()
    const path = await linkPath({ reference: reference.slice(4).toLowerCase(), email })
    const visitor = site.visitor()
    const page = await visitor.visit(path)
    expect(page.$('h1').text()).toBe('Your application')
    expect(page.$('.pill').text()).toBe('Received')
    for (const shown of [reference, '길동', 'Çağlar', 'React', '12 weeks', 'Why 🎉', promisedWords]) {
      expect(page.text).toContain(shown)
    }
    const added = await visitor.submit(page, '#status-add', { words: 'Déjà\n추가 🎉' })
    expect(added.text).toContain('Your information has been added')
    expect(added.$('.status-history .typed-text').first().text()).toBe('Déjà\n추가 🎉')

    const asked = await visitor.visit(added.$('a:contains("Withdraw this application")').attr('href') ?? '')
    expect(asked.$('h1').text()).toBe('Withdraw this application?')
    for (let time = 0; time < 2; time++) {
      const done = await visitor.submit(asked, '#status-withdraw')
      expect([done.redirects, done.$('.pill').text()]).toEqual([[303], 'Withdrawn'])
      expect(done.text).toContain('It has been withdrawn.')
    }
    for (const kind of ['visitor-added', 'visitor-withdrew']) {
      const mails = await storedMails(site.db, { kind })
      expect(mails).toMatchObject([{ to_address: 'staff@example.com', reply_to: email, reference }])
    }
    const staff = await signedIn(site, 'admissions')
    const thread = (await staff.visit(`/dashboard/careers/${reference}`)).$('.thread').text()
    expect(thread).toContain('Déjà\n추가 🎉')
    expect(thread).toContain('Withdrawn by the applicant')
  })

  test('that is accepted can no longer be withdrawn or added to', async () => {
    const path = await linkPath({ reference: await applied(), email })
    const visitor = site.visitor()
    const page = await visitor.visit(path)
    const asked = await visitor.visit(`${path}/withdraw`)
    await site.db.updateTable('records').set({ status: 'accepted', closed_at: Date.now() }).execute()
    const refused = await visitor.submit(asked, '#status-withdraw')
    expect([refused.status, refused.text.includes('nothing to withdraw')]).toEqual([409, true])
    const closed = await visitor.submit(page, '#status-add', { words: 'Too late' })
    expect([closed.status, closed.$('#status-add-words').val()]).toEqual([409, 'Too late'])
    const now = await visitor.visit(path)
    expect(now.$('.pill').text()).toBe('Accepted')
    expect(now.$('#status-add, a[href$="/withdraw"]')).toHaveLength(0)
    expect(await site.db.selectFrom('records').select('status').execute()).toEqual([{ status: 'accepted' }])
  })
})

describe('in French and Korean, the sender reads where it stands', () => {
  type Words = readonly [label: string, next: string]
  type State = readonly [status: EnquiryStatus | ApplicationStatus, fr: Words, ko: Words]

  const received: State = [
    'new',
    ['Reçue', 'Nous l’avons reçue, et un membre de notre équipe la lira bientôt.'],
    ['접수됨', '접수되었으며, 담당자가 곧 읽어 보겠습니다.'],
  ]
  const ofEnquiry: readonly State[] = [
    received,
    [
      'in_progress',
      ['En cours', 'Un membre de notre équipe prépare une réponse.'],
      ['진행 중', '담당자가 답변을 준비하고 있습니다.'],
    ],
    [
      'completed',
      ['Terminée', 'Nous l’avons close. Si vous attendez encore quelque chose, écrivez-nous à nouveau.'],
      ['완료', '처리를 마쳤습니다. 더 필요하신 것이 있으면 다시 문의해 주세요.'],
    ],
  ]
  /** Has the status of one that is completed. */
  const withdrawnEnquiry: readonly [fr: Words, ko: Words] = [
    ['Retirée', 'Vous l’avez retirée, et nous n’y donnons plus suite.'],
    ['철회됨', '철회하셨으며, 더 이상 처리하지 않습니다.'],
  ]
  const ofApplication: readonly State[] = [
    received,
    ['reviewing', ['À l’étude', 'Un membre de notre équipe la lit.'], ['검토 중', '담당자가 검토하고 있습니다.']],
    [
      'interview',
      ['Entretien', 'Nous aimerions vous parler et vous écrirons pour convenir d’un rendez-vous.'],
      ['면접', '직접 이야기를 나누고 싶습니다. 시간을 정하기 위해 연락드리겠습니다.'],
    ],
    [
      'accepted',
      ['Acceptée', 'Vous avez une place. Nous vous écrirons au sujet de la date de début.'],
      ['합격', '합격하셨습니다. 개강일을 안내해 드리겠습니다.'],
    ],
    [
      'rejected',
      ['Non retenue', 'Nous ne pouvons pas vous proposer de place cette fois. Vous pouvez postuler à nouveau.'],
      ['불합격', '아쉽게도 이번에는 모시지 못하게 되었습니다. 다시 지원하실 수 있습니다.'],
    ],
    [
      'withdrawn',
      ['Retirée', 'Elle a été retirée. Vous pouvez postuler à nouveau.'],
      ['철회됨', '철회되었습니다. 다시 지원하실 수 있습니다.'],
    ],
  ]

  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
  async function readIn(path: string) {
    const pages = await Promise.all(['/fr', '/ko'].map((language) => site.visitor().visit(language + path)))
    return pages.map((page) => [page.$('.pill').text(), page.$('#stage ~ .lead-text').text()].map(plain))
  }
  async function readEach(path: string, states: readonly State[]) {
    const read: unknown[] = []
    for (const [status] of states) {
      await site.db.updateTable('records').set({ status }).execute()
      read.push([status, ...(await readIn(path))])
    }
    return read
  }

  test('of an enquiry', async () => {
    const path = await linkPath({ reference: await enquiry(), email })
    expect(await readEach(path, ofEnquiry)).toEqual(ofEnquiry)
    await site.db.updateTable('records').set({ status: 'new' }).execute()
    const visitor = site.visitor()
    await visitor.submit(await visitor.visit(`/fr${path}/withdraw`), '#status-withdraw')
    expect(await readIn(path)).toEqual(withdrawnEnquiry)
  })

  test('of an application', async () => {
    const visitor = site.visitor()
    const words = { firstName: '길동', lastName: 'Çağlar', email, agreeTerms: 'yes' }
    const sent = await visitor.submit(await visitor.visit('/careers/react'), '#application', words)
    const path = await linkPath({ reference: sent.$('.form-reference').first().text(), email })
    expect(await readEach(path, ofApplication)).toEqual(ofApplication)
  })

  test('and what each state means', async () => {
    const told = async (language: string) => {
      const page = await site.visitor().visit(`/${language}/status`)
      const states = page.$('.track > div').toArray()
      return states.map((state) => [page.$(state).find('dt').text(), page.$(state).find('dd').text()].map(plain))
    }
    const [enquiryInFrench, enquiryInKorean] = withdrawnEnquiry
    const french = [...ofEnquiry.map(([, fr]) => fr), enquiryInFrench, ...ofApplication.map(([, fr]) => fr)]
    const korean = [...ofEnquiry.map(([, , ko]) => ko), enquiryInKorean, ...ofApplication.map(([, , ko]) => ko)]
    expect([await told('fr'), await told('ko')]).toEqual([french, korean])
  })
})
