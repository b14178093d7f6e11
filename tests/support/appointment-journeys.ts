// Choosing a time for a consultation from a browser without JavaScript; run on both databases.
import ICAL from 'ical.js'
import { beforeEach, expect, test } from 'vitest'
import { cancelAppointment } from '#app/features/appointments/change-appointment.server.ts'
import { theVisitor } from '#db/audit.ts'
import { openAppointments, timesOn } from './appointments.ts'
import { linkTo, newestMail, storedMails } from './mailbox.ts'
import { signedIn } from './people.ts'
import { empty, type Site } from './site.ts'
import type { Page } from './visitor.ts'

const right = { name: 'Ada', email: 'ada@example.com', message: 'Let us talk\n\nabout <b>clouds</b>' }
const taken = 'This time has just been taken. Please choose another one, or send your message without a time.'

/** Each sender has a network address of its own. */
let sender = 0
const from = () => {
  sender += 1
  return { headers: { 'X-Forwarded-For': `10.1.${sender >> 8}.${sender & 255}` } }
}

/** The site has no mail service. */
const isHeld = 'It is booked once a colleague has confirmed it'

/** Confirms the newest held time by its mail. */
async function confirm(site: Site) {
  const { pathname } = new URL(linkTo('/status/', await newestMail(site.db, { kind: 'appointment-held' })))
  const visitor = site.visitor()
  return visitor.submit(await visitor.visit(pathname), '#status-appointment-confirm')
}

/** The site trusts one proxy. */
export function appointmentJourneys(open: () => Site) {
  let site: Site
  beforeEach(async () => {
    site = open()
    await empty(site, 'records', 'outbox', 'rate_limits', 'settings')
  })

  test('/cta is as it was until an office offers appointments', async () => {
    const page = await site.visitor().visit('/cta')
    expect(page.$('.slots, #times-view')).toHaveLength(0)
  })

  test('/contact leads to the times once an office offers them', async () => {
    const ways = async () => (await site.visitor().visit('/contact')).$('.contact-facts a[href="/cta"]').text()
    expect(await ways()).toBe('')
    await openAppointments(site)
    expect(await ways()).toBe('Choose a time for a consultation')
  })

  test('a message without a time is sent as before', async () => {
    await openAppointments(site)
    const visitor = site.visitor()
    const page = await visitor.visit('/cta')
    expect(page.$('.slots input:checked').attr('value')).toBe('none')
    const thanks = await visitor.submit(page, '#connect', right)
    expect(thanks.text).toContain('Your message has been sent successfully')
    expect(thanks.text).not.toContain(isHeld)
    expect(await site.db.selectFrom('appointments').select('id').execute()).toEqual([])
  })

  test('a time is kept, confirmed by the mailed link, moved and cancelled by the status link', async () => {
    await openAppointments(site)
    const visitor = site.visitor()
    const seoul = await visitor.visit('/cta?plan=standard')
    expect(seoul.$('.slots details label').first().text()).toMatch(/^\d+:00 [AP]M$/)
    const page = await visitor.submit(seoul, '#times-view', { zone: 'Europe/Paris' })
    expect(page.url.searchParams.get('plan')).toBe('standard')
    expect(page.$('.slots details label').first().text()).toMatch(/^\d+:00 [AP]M\(\w{3} \d+:00 AM\)$/)
    const [, slot = '', next = ''] = timesOn(page)
    const thanks = await visitor.submit(page, '#connect', { ...right, slot })
    expect(thanks.text).toContain(isHeld)
    const startsAt = Number(slot.split('.')[1]) * 60_000
    const desk = await signedIn(site, 'desk')
    const heldRecord = await desk.visit(`/dashboard/contacts/${thanks.$('.form-reference').first().text()}`)
    expect([heldRecord.$('.page-head .button-primary').text(), heldRecord.$('main .button-primary').length]).toEqual([
      'Confirm appointment',
      1,
    ])
    const [asked] = await storedMails(site.db, { kind: 'appointment-held' })
    expect(asked?.calendar).toBeNull()
    expect(asked?.text_body).toContain('Your time zone (Europe/Paris)')
    expect(asked?.text_body.replace(/\s+/g, ' ')).toMatch(/Until .+ we keep this time for you/)
    const booked = await confirm(site)
    expect(booked.text).toContain('Your appointment is confirmed.')
    const [told] = await storedMails(site.db, { kind: 'appointment-booked' })
    expect(startOf(told?.calendar)).toBe(startsAt)
    const [notice] = await storedMails(site.db, { kind: 'appointment-changed' })
    expect(startOf(notice?.calendar)).toBe(startsAt)
    expect(notice?.text_body).toContain('Visitor’s time zone (Europe/Paris)')
    const again = await site.visitor().visit(`${booked.url.pathname}/appointment/confirm`)
    expect(again.$('#status-appointment-confirm')).toHaveLength(0)

    const reference = thanks.$('.form-reference').first().text()
    await visitor.submit(await visitor.visit('/status'), '#status', { reference, email: right.email })
    const link = linkTo('/status/', await newestMail(site.db, { kind: 'status-link-requested' }))
    const path = new URL(link).pathname
    const status = await visitor.visit(path)
    expect(status.$('[aria-labelledby=appointment]').text()).toContain('Your time zone (Europe/Paris)')
    const before = await (await signedIn(site)).visit('/dashboard/inbox')
    expect(before.$('.inbox-line').text()).toMatch(/Consultation \d+ \w+, \d\d:\d\d · /)
    await site.db.updateTable('records').set({ promised_by: startsAt }).execute()
    expect((await visitor.visit(path)).text).toContain('Our answer is your consultation: ')
    const staff = await signedIn(site)
    // Where it is the answer that is waited for, it stands in the place of the time left.
    expect((await staff.visit('/dashboard/inbox')).$('.inbox-line').text()).not.toContain('Consultation')
    for (const list of ['/dashboard/inbox', '/dashboard/contacts'])
      expect((await staff.visit(list)).$('main').text()).toMatch(/Consultation \d+ \w+/)
    expect(startOf((await visitor.visit(`${path}/appointment.ics`)).html)).toBe(startsAt)
    const move = await visitor.visit(`${path}/appointment`)
    expect(timesOn(move)).not.toContain(slot)
    const later = await visitor.visit(move.$('.slots-days a').attr('href') ?? '')
    expect(later.$('#status-appointment').attr('action')).toContain(`from=${later.url.searchParams.get('from')}`)
    expect((await visitor.submit(move, '#status-appointment', { slot: next })).text).toContain('has been moved')
    expect(startOf((await visitor.visit(`${path}/appointment.ics`)).html)).toBe(Number(next.split('.')[1]) * 60_000)
    const done = await visitor.submit(await visitor.visit(`${path}/appointment/cancel`), '#status-appointment-cancel')
    expect(done.text).toContain('Your appointment has been cancelled.')
    expect(done.$('[aria-labelledby=appointment]')).toHaveLength(0)
    expect(done.$('#history').parent().text()).toMatch(/was cancelled.*was moved.*was booked.*You chose a time/)
    expect((await visitor.visit(`${path}/appointment.ics`)).status).toBe(404)
    expect(timesOn(await visitor.visit('/cta'))).toContain(slot)
  })

  test('of 200 people who choose one time at once, one has it and 199 keep their text', async () => {
    await openAppointments(site)
    const page = await site.visitor().visit('/cta')
    const [, slot = ''] = timesOn(page)
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, n) => {
        const values = { ...right, email: `v${n}@example.com`, slot }
        return site.visitor().submit(page, '#connect', values, { follow: false, ...from() })
      }),
    )
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(199)
    for (const answer of refused) {
      expect(answer.$('.error-summary').text()).toContain(taken)
      expect(answer.$('#connect [name=message]').text().replaceAll('\r', '')).toContain(right.message)
      expect(timesOn(answer)).not.toContain(slot)
      expect(answer.$('.slots input:checked').attr('value')).toBe('none')
    }
    expect(await site.db.selectFrom('records').select('id').execute()).toHaveLength(1)
    expect(await site.db.selectFrom('appointments').select('id').execute()).toHaveLength(1)
    const kept = refused[0]
    if (!kept) throw new Error('No answer was refused')
    const [, other = ''] = timesOn(kept)
    expect((await site.visitor().submit(kept, '#connect', { slot: other }, from())).text).toContain(isHeld)
  })

  test('the record of a held time says who has to confirm it; staff answer its visitor by doing so', async () => {
    await openAppointments(site)
    const page = await site.visitor().visit('/cta')
    const thanks = await site.visitor().submit(page, '#connect', { ...right, slot: timesOn(page)[1] ?? '' })
    expect(thanks.text).toContain(isHeld)
    const staff = await signedIn(site)
    const path = `/dashboard/contacts/${thanks.$('.form-reference').first().text()}`
    expect((await staff.visit(path)).$('main').text()).toContain(
      'The visitor wasn’t emailed a link to confirm this time. Please confirm it yourself. It is kept until ',
    )
    const confirmed = await staff.submit(await staff.visit(`${path}/appointment/confirm`), '#appointment-confirm')
    expect(confirmed.$('.page-head .pill').first().text()).toBe('In progress')
    expect((await staff.visit('/dashboard/inbox')).$('tbody th a')).toHaveLength(0)
  })

  test('a held time waits on the status page; who has another appointment is told, and a taken one too', async () => {
    await openAppointments(site)
    const page = await site.visitor().visit('/cta')
    const [, one = '', two = ''] = timesOn(page)
    const visitor = site.visitor()
    await visitor.submit(page, '#connect', { ...right, slot: one })
    await confirm(site)
    await visitor.submit(page, '#connect', { ...right, message: 'Another', slot: two })
    const refused = await confirm(site)
    expect(refused.status).toBe(409)
    expect(refused.$('.form-error, .error-summary').text()).toContain('You already have another appointment.')
    const status = await visitor.visit(refused.url.pathname.replace('/appointment/confirm', ''))
    expect(status.$('[aria-labelledby=appointment]').text()).toContain('not booked yet')
    expect(status.$('[aria-labelledby=appointment] a[download]')).toHaveLength(0)
    await site.db.updateTable('appointments').set({ held_until: 1 }).where('status', '=', 'held').execute()
    await visitor.submit(page, '#connect', { ...right, email: 'bob@example.com', slot: two }, from())
    await confirm(site)
    await site.db
      .updateTable('appointments')
      .set({ status: 'cancelled' })
      .where('office', '=', 'seoul')
      .where('starts_at', '=', Number(one.split('.')[1]) * 60_000)
      .execute()
    const late = await visitor.submit(refused, '#status-appointment-confirm')
    expect(late.$('.form-error, .error-summary').text()).toContain('Someone else has this time by now.')
  })

  test('the fifth time that one network keeps is refused with the text kept, and goes without a time', async () => {
    await openAppointments(site)
    const page = await site.visitor().visit('/cta')
    const slots = timesOn(page).slice(1, 6)
    const [last] = await slots.reduce<Promise<Page[]>>(async (before, slot, n) => {
      await before
      return [
        await site
          .visitor()
          .submit(page, '#connect', { ...right, email: `v${n}@example.com`, message: `Time ${n}`, slot }),
      ]
    }, Promise.resolve([]))
    expect(last?.status).toBe(409)
    expect(last?.text).toContain('You have chosen several times that are not confirmed yet.')
    if (!last) throw new Error('No answer')
    const sent = await site.visitor().submit(last, '#connect', { slot: 'none' })
    expect(sent.text).toContain('Your message has been sent successfully')
  })

  test('the same form sent twice is one enquiry with one appointment', async () => {
    await openAppointments(site)
    const page = await site.visitor().visit('/cta')
    const [, slot = ''] = timesOn(page)
    const sent = await Promise.all([1, 2].map(() => site.visitor().submit(page, '#connect', { ...right, slot })))
    expect(new Set(sent.map(({ $ }) => $('.form-reference').first().text())).size).toBe(1)
    expect(await site.db.selectFrom('appointments').select('id').execute()).toHaveLength(1)
  })

  test('sent once more after its appointment was cancelled, it is not said to be kept', async () => {
    await openAppointments(site)
    const page = await site.visitor().visit('/cta')
    const [, slot = ''] = timesOn(page)
    const first = await site.visitor().submit(page, '#connect', { ...right, slot })
    const reference = first.$('.form-reference').first().text()
    await cancelAppointment(site.db, { reference }, { actor: theVisitor, now: Date.now() })
    const again = await site.visitor().submit(page, '#connect', { ...right, slot })
    expect(again.$('.form-reference').first().text()).toBe(reference)
    expect(again.text).toContain('Your message has been sent successfully')
    expect(again.text).not.toContain(isHeld)
  })

  test('a robot’s message holds no time', async () => {
    await openAppointments(site)
    const page = await site.visitor().visit('/cta')
    const [, slot = ''] = timesOn(page)
    const message = `http://a.example `.repeat(11)
    const thanks = await site.visitor().submit(page, '#connect', { ...right, message, slot })
    expect(thanks.text).not.toContain(isHeld)
    expect(timesOn(await site.visitor().visit('/cta'))).toContain(slot)
  })

  test.each(['fr', 'ko'])('the times are told in %s, and a taken one is', async (language) => {
    await openAppointments(site, { cameroon: true })
    const visitor = site.visitor()
    const page = await visitor.visit(`/${language}/cta?office=cameroon&zone=Asia%2FTokyo`)
    const [, slot = ''] = timesOn(page)
    expect(slot).toMatch(/^cameroon\./)
    const sent = await visitor.submit(page, '#connect', { ...right, slot })
    expect(sent.text).toContain(
      language === 'fr' ? 'Nous vous gardons ce créneau' : '담당자가 확인하면 예약이 확정됩니다',
    )
    const again = await site.visitor().submit(page, '#connect', { ...right, message: 'Another', slot })
    expect(again.text).toContain(language === 'fr' ? 'vient d’être réservé' : '방금 예약되었습니다')
    expect(timesOn(again)[0]).toMatch(/^cameroon\./)
  })

  test('staff see one table of all days, and set and cancel times with true words about the email', async () => {
    await openAppointments(site)
    const visitor = site.visitor()
    const page = await visitor.visit('/cta?zone=Europe%2FParis')
    const [first = ''] = timesOn(page)
    const last = timesOn(page).at(-1) ?? ''
    await visitor.submit(page, '#connect', { ...right, slot: first })
    await confirm(site)
    const staff = await signedIn(site, 'desk')
    const list = async () => (await staff.visit('/dashboard/appointments')).$
    const heads = ($: Page['$']) =>
      $('thead th')
        .toArray()
        .map((head) => $(head).text().split(' (')[0])
    const named = ['Time', 'Visitor’s time', 'Name', 'Subject', 'Assigned to', 'Duration', 'Office']
    expect(heads(await list())).toEqual(named)

    await site.db.updateTable('appointments').set({ visitor_zone: null }).execute()
    await visitor.submit(page, '#connect', { ...right, email: 'bob@example.com', message: 'Other', slot: last })
    await confirm(site)
    await site.db.updateTable('appointments').set({ visitor_zone: null }).execute()
    const both = await list()
    expect(heads(both)).toEqual(named.filter((head) => head !== 'Visitor’s time'))
    expect(both('table')).toHaveLength(1)
    expect(both('tbody > :first-child > th[scope=rowgroup]')).toHaveLength(2)
    expect(both('tbody')).toHaveLength(2)
    expect(both('.table-group').first().text()).toMatch(/ Free: Seoul \d$/)

    const path = both('tbody td a, tbody th a').first().attr('href') ?? ''
    const held = 'Email isn’t set up yet, so the email is held.'
    const asking = await staff.visit(`${path}/appointment`)
    expect(asking.$('h1').text()).toMatch(/^Change the appointment with /)
    expect(asking.$('main').text()).toMatch(/Booked now: \w+,? .*\d\d:\d\d/)
    const button = '#appointment .form-actions .button-primary'
    expect(asking.$(button).text()).toBe('Change time and send email')
    const moved = await staff.submit(asking, '#appointment', { slot: timesOn(asking)[1] ?? '' })
    expect(moved.text).toContain(`The appointment is set. ${held}`)
    const cancelling = await staff.visit(`${path}/appointment/cancel`)
    expect(cancelling.$('.question-subject').text()).toMatch(/\d\u00a0\(Asia\/Seoul\).* minutes, \w+ office$/)
    const cancelled = await staff.submit(cancelling, '#appointment-cancel')
    expect(cancelled.text).toContain(`The appointment is cancelled. ${held}`)
    expect((await staff.visit(`${path}/appointment`)).$(button).text()).toBe('Set time and send email')
  })

  test('later days are a link away, with the office and the zone', async () => {
    await openAppointments(site)
    const visitor = site.visitor()
    const page = await visitor.visit('/cta?zone=Europe%2FParis')
    const later = await visitor.visit(page.$('.slots-days a').attr('href') ?? '')
    expect(later.url.searchParams.get('zone')).toBe('Europe/Paris')
    expect(timesOn(later).some((time) => timesOn(page).includes(time))).toBe(false)
    expect(later.$('.slots-days a').first().text()).toBe('First days')
    const inLondon = await visitor.submit(later, '#times-view', { zone: 'Europe/London' })
    expect(timesOn(inLondon)).toEqual(timesOn(later))
    const first = await visitor.visit(later.$('.slots-days a').first().attr('href') ?? '')
    expect(timesOn(first)).toEqual(timesOn(page))
  })

  test('showing other times without scripts keeps what was typed, and stores nothing', async () => {
    await openAppointments(site, { cameroon: true })
    const visitor = site.visitor()
    const page = await visitor.visit('/cta?plan=standard')
    const asked = { show: 'times', showOffice: 'cameroon', showZone: 'Asia/Tokyo' }
    const shown = await visitor.submit(page, '#connect', { message: right.message, email: right.email, ...asked })
    expect(shown.status).toBe(200)
    expect(shown.$('.error-summary, .field-error')).toHaveLength(0)
    expect(shown.$('#connect [name=message]').text().replaceAll('\r', '').trim()).toBe(right.message)
    expect(shown.$('#connect [name=email]').attr('value')).toBe(right.email)
    expect(timesOn(shown)[0]).toMatch(/^cameroon\./)
    expect(await site.db.selectFrom('records').select('id').execute()).toEqual([])
    const thanks = await visitor.submit(shown, '#connect', { name: right.name, slot: timesOn(shown)[1] ?? '' })
    expect(thanks.text).toContain(isHeld)
    const [stored] = await site.db.selectFrom('appointments').select('visitor_zone').execute()
    expect(stored?.visitor_zone).toBe('Asia/Tokyo')
  })

  test('a time of later days stays chosen when the form is refused', async () => {
    await openAppointments(site)
    const visitor = site.visitor()
    const page = await visitor.visit('/cta?zone=Europe%2FParis')
    const later = await visitor.visit(page.$('.slots-days a').attr('href') ?? '')
    const slot = timesOn(later).at(-1) ?? ''
    const refused = await visitor.submit(later, '#connect', { ...right, name: '', slot })
    expect(refused.status).toBe(422)
    expect(refused.$('.slots input:checked').attr('value')).toBe(slot)
    expect((await visitor.submit(refused, '#connect', right)).text).toContain(isHeld)
  })
}

function startOf(file: string | null | undefined): number {
  const event = new ICAL.Component(ICAL.parse(file ?? '')).getFirstSubcomponent('vevent')
  return Date.parse(String(event?.getFirstPropertyValue('dtstart')))
}
