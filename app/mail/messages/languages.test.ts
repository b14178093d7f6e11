// Checks that every mail to visitors and to staff has the same content in each language.
import * as cheerio from 'cheerio'
import { describe, expect, test } from 'vitest'
import { languageNames } from '#app/content/languages.ts'
import { companyInCode } from '#app/features/texts/company/company.server.ts'
import { defaultMailLook } from '#app/mail/look/mail-look.ts'
import {
  consentNotice,
  subscriptionConfirmed,
  subscriptionRepeated,
  subscriptionRequested,
  unsubscribed,
  unsubscribeRequested,
} from '#app/mail/messages/newsletter/subscriptions.ts'
import type { Language } from '#db/tables/records.ts'
import { linksIn } from '#tests/support/mailbox.ts'
import { decisionMail } from '../decision-mail.ts'
import { type Mail, type WrittenMail, writeMail } from '../outbox/queue.server.ts'
import { toStaff } from '../priority.ts'
import {
  codesRefused,
  deviceUsed,
  passkeyNeeded,
  passwordChanged,
  passwordResetRequested,
  passwordsRefused,
  staffInvited,
  twoStepChanged,
} from './staff/account.ts'
import { appointmentChanged, interviewPlanned, manyAppointments } from './staff/appointments.ts'
import { dailyDigest, overdueDigest } from './staff/digests.ts'
import { clockDoubted, erasureRequested, webhookSwitchedOff } from './staff/operations.ts'
import { mailsWaiting } from './staff/received-mails-waiting.ts'
import { noteMentioned, recordsAssigned } from './staff/records-assigned.ts'
import { applicationReceived, enquiryReceived } from './staff/records-received.ts'
import { replyUndelivered, visitorAdded, visitorWithdrew } from './staff/visitor-news.ts'
import { applicationAcknowledged } from './visitors/application-acknowledged.ts'
import { applicationAccepted, applicationRejected } from './visitors/application-decided.ts'
import { appointmentBooked, appointmentCancelled, appointmentMoved } from './visitors/appointment-arranged.ts'
import { enquiryAcknowledged } from './visitors/enquiry-acknowledged.ts'
import {
  interviewCancelled,
  interviewInvited,
  interviewMoved,
  withoutInterview,
} from './visitors/interview-arranged.ts'
import { dataLinkRequested, statusLinkRequested } from './visitors/links-requested.ts'
import { placeCancelled, placeConfirmed, placeOffered } from './visitors/places.ts'
import { recordReplied } from './visitors/record-replied.ts'

const site = 'https://site.example'
const to = 'ann@example.com'
const links = {
  confirm: `${site}/confirm`,
  preferences: `${site}/preferences`,
  unsubscribe: `${site}/unsubscribe`,
  oneClick: `${site}/one-click`,
}
const enquiry = {
  email: to,
  reference: 'ENQ-7K3M-92QT',
  received_at: Date.UTC(2026, 0, 5, 3, 30),
  asked_again_at: null,
  promised_by: Date.UTC(2026, 0, 6, 3, 30),
  form: 'contact' as const,
  context: null,
}
const aboutService = { form: 'connect' as const, context: '{}' }
const application = {
  name: 'Ann Example',
  email: to,
  reference: 'APP-7K3M-92QT',
  course_name: 'Node.js',
  course_level: 'Intermediate',
  course_weeks: 12,
}

/** Text typed by staff and visitors is not translated. */
const reply = {
  email: to,
  reference: 'ENQ-7K3M-92QT',
  body: 'Node.js',
  headers: {},
  quoted: { at: Date.UTC(2026, 0, 6), text: 'Node.js' },
}

const subjects: Record<Language, string> = { en: 'Re: A question', ko: '회신: 문의', fr: 'Re\u00a0: Une demande' }
const arranged = {
  id: 'x',
  sequence: 0,
  starts_at: Date.UTC(2026, 0, 6, 3, 30),
  minutes: 20,
  applicant_zone: null,
  place: `${site}/room`,
}
const appointment = { ...arranged, office: 'seoul', visitor_zone: null }
const discount = { code: 'FIRST50', percent: 50 }
const held = { place: 'Room 9', teachers: [{ name: 'Theo Teacher' }, { name: 'Tess Tutor' }] }
const dates = { starts_on: '2026-03-01', ends_on: '2026-05-22' }
const run = { ...dates, place: null, hours: '18:00–20:00', language: 'en' as const, teacher: null }
const place = { run, course: held, price: '€ 250', discount }
const unknown = { run: null, course: null, price: null, discount: null }

const mails: Record<string, (language: Language) => Mail> = {
  'an enquiry': (language) => enquiryAcknowledged({ ...enquiry, language }, companyInCode(0).words, 0),
  'a quick inquiry': (language) =>
    enquiryAcknowledged({ ...enquiry, form: 'quick', language }, companyInCode(0).words, 0),
  'a wish for a consultation': (language) =>
    enquiryAcknowledged({ ...enquiry, form: 'connect', language }, companyInCode(0).words, 0),
  'an enquiry about a service': (language) =>
    enquiryAcknowledged({ ...enquiry, ...aboutService, language }, companyInCode(0).words, 0),
  'an enquiry, late': (language) =>
    enquiryAcknowledged({ ...enquiry, language }, companyInCode(0).words, enquiry.promised_by),
  'an application': (language) => applicationAcknowledged({ ...application, language }, false),
  'an application sent again': (language) => applicationAcknowledged({ ...application, language }, true),
  'an acceptance': (language) =>
    decisionMail(applicationAccepted({ ...application, language }, { ...unknown, seat: 'kept' }), null),
  'an acceptance with dates': (language) =>
    decisionMail(applicationAccepted({ ...application, language }, { ...place, seat: 'kept' }), null),
  'an acceptance without hours': (language) =>
    decisionMail(applicationAccepted({ ...application, language }, { ...place, price: null, seat: 'kept' }), null),
  'an acceptance that confirms the place': (language) =>
    decisionMail(applicationAccepted({ ...application, language }, { ...place, seat: 'confirmed' }), null),
  'a place on the waiting list': (language) =>
    decisionMail(applicationAccepted({ ...application, language }, { ...place, seat: 'waiting' }), null),
  'an acceptance that cancels the interview': (language) => {
    const applicant = { ...application, language }
    const accepted = applicationAccepted(applicant, { ...place, seat: 'kept' })
    return decisionMail(withoutInterview(accepted, applicant, arranged), null)
  },
  'a rejection': (language) => decisionMail(applicationRejected({ ...application, language }), null),
  'an interview': (language) => decisionMail(interviewInvited({ ...application, language }, arranged), null),
  'an interview, moved': (language) => decisionMail(interviewMoved({ ...application, language }, arranged), null),
  'an interview, cancelled': (language) =>
    decisionMail(interviewCancelled({ ...application, language }, arranged), null),
  'an enquiry with an appointment': (language) =>
    enquiryAcknowledged({ ...enquiry, language, appointment }, companyInCode(0).words, 0),
  'an enquiry with a time to confirm': (language) =>
    enquiryAcknowledged(
      { ...enquiry, language, appointment: { ...appointment, held_until: 1 }, confirm: { token: 'x', endsAt: 1 } },
      companyInCode(0).words,
      0,
    ),
  'an appointment that staff booked': (language) => appointmentBooked({ ...enquiry, language }, appointment),
  'an appointment, moved': (language) => appointmentMoved({ ...enquiry, language }, appointment),
  'an appointment, cancelled': (language) => appointmentCancelled({ ...enquiry, language }, appointment),
  'an appointment, withdrawn': (language) => appointmentCancelled({ ...enquiry, language }, appointment, true),
  'a place that is confirmed': (language) => decisionMail(placeConfirmed({ ...application, language }, place), null),
  'a confirmed place without a day': (language) =>
    decisionMail(placeConfirmed({ ...application, language }, unknown), null),
  'a place that is cancelled': (language) =>
    decisionMail(placeCancelled({ ...application, language }, run, false), null),
  'a cancelled place on a waiting list': (language) =>
    decisionMail(placeCancelled({ ...application, language }, run, true), null),
  'a seat that is free': (language) => placeOffered({ ...application, language }, run),
  'a link to one’s data': (language) => dataLinkRequested({ email: to, language }, `${site}/your-data/x`),
  'a status link': (language) => statusLinkRequested({ email: to, language }, 'ENQ-7K3M-92QT', `${site}/status/x`),
  'a reply': (language) => recordReplied({ ...reply, language, subject: subjects[language] }),
  'a subscription to confirm': (language) => subscriptionRequested(to, language, links),
  'a subscription that is there': (language) => subscriptionRepeated(to, language, links),
  'a welcome': (language) => subscriptionConfirmed(to, language, links, Date.UTC(2026, 0, 1)),
  'a link to unsubscribe': (language) => unsubscribeRequested(to, language, links),
  'a notice of consent': (language) =>
    consentNotice(to, language, links, { newsletterAt: enquiry.promised_by, marketingAt: enquiry.promised_by }),
  'an unsubscribed address': (language) => unsubscribed(to, language, links, Date.UTC(2026, 0, 1)),
}

const reader = (language: Language) => ({ to: 'ada@example.com', language })
const at = Date.UTC(2026, 0, 5, 3, 30)
const inZone = { at, timeZone: 'Asia/Seoul' }
const person = { name: 'Ann Example', email: to, reference: 'ENQ-7K3M-92QT', path: '/dashboard/contacts/ENQ-7K3M-92QT' }
const assigned = { ...person, promised_by: at }
const arrived = {
  ...enquiry,
  ...{ name: 'Ann Example', phone: null, company: null, subject: null, message: 'Node.js', office: 'seoul', about: '' },
} as unknown as Parameters<typeof enquiryReceived>[0]
const applied = {
  ...application,
  ...{ received_at: at, promo_code: 'FIRST50', promo_percent: 50, consent_wording: 'Node.js', consent_version: '1' },
  answers: [['Phone', null]],
} as unknown as Parameters<typeof applicationReceived>[0]
const planned = { reference: 'APP-7K3M-92QT', name: 'Ann Example', course: 'Node.js', path: '/dashboard' }
const noWords = { summary: '', attendee: '', reference: null }
const interview = {
  ...planned,
  applicantZone: null,
  appointment: { id: 'x', sequence: 0, startsAt: at, minutes: 20, place: 'Room 9', isCancelled: false, ...noWords },
}
const waiting = { from: to, subject: '', reference: 'ENQ-7K3M-92QT' }
const digest = { timeZone: 'Asia/Seoul', arrivals: [['New enquiries', 2]] as const, longest: [] }
const late = { ...digest, overdue: 2, longest: [{ ...person, dueBy: at }] }

const mailsToStaff: Record<string, (language: Language) => Mail> = {
  'an invitation': (language) =>
    staffInvited({
      ...reader(language),
      inviter: 'Ann Example',
      roles: ['Editor', 'Desk'],
      href: '/invite/x',
      hours: 72,
    }),
  'a new password': (language) => passwordResetRequested({ ...reader(language), href: '/reset-password?token=x' }),
  'a changed password': (language) =>
    passwordChanged({ ...reader(language), ...inZone, passkeys: ['Node.js'], tokens: ['Node.js'] }),
  'a changed second step': (language) =>
    twoStepChanged({ ...reader(language), ...inZone, what: 'Two-step sign-in was turned on' }),
  'a new device': (language) =>
    deviceUsed({ ...reader(language), ...inZone, device: 'Node.js', address: '203.0.113.9' }),
  'wrong passwords': (language) => passwordsRefused({ ...reader(language), count: 10 }),
  'wrong codes': (language) => codesRefused({ ...reader(language), count: 5 }),
  'a password without the passkey': (language) => passkeyNeeded({ ...reader(language), count: 3 }),
  'an enquiry that came': (language) =>
    enquiryReceived({ ...arrived, services: ['Cloud Solutions'] }, reader(language)),
  'an enquiry with a time that came': (language) =>
    enquiryReceived(
      { ...arrived, email: 'Ann Example', services: [], appointment: { ...appointment, held_until: 1 } },
      reader(language),
    ),
  'an enquiry with an appointment that came': (language) =>
    enquiryReceived({ ...arrived, form: 'connect', services: [], appointment }, reader(language)),
  'an application that came': (language) => applicationReceived(applied, reader(language)),
  'an application that came again': (language) =>
    applicationReceived({ ...applied, email: 'Ann Example', message: 'Node.js', promo_code: null }, reader(language), [
      ['Phone', '', '1'],
    ]),
  'an application that came again, unchanged': (language) => applicationReceived(applied, reader(language), []),
  'an addition': (language) => visitorAdded(person, { text: 'Node.js', files: 2, quoted: 'x' }, reader(language)),
  'several additions': (language) => visitorAdded(person, { text: '', files: 1, count: 3 }, reader(language)),
  'a long addition': (language) => visitorAdded(person, { text: '1'.repeat(3000) }, reader(language)),
  'a withdrawal': (language) => visitorWithdrew(person, reader(language)),
  'a lost reply': (language) => replyUndelivered(person, 'Node.js', reader(language)),
  'an assigned record': (language) => recordsAssigned({ ...reader(language), by: 'Ann Example', records: [assigned] }),
  'assigned records': (language) =>
    recordsAssigned({ ...reader(language), by: 'Ann Example', records: Array(23).fill(assigned) }),
  'a note': (language) =>
    noteMentioned({ ...reader(language), by: 'Ann Example', note: '1'.repeat(3000), record: person }),
  'a mail to file': (language) => mailsWaiting([waiting], 1, '/dashboard/mail/received', reader(language)),
  'a mail of nobody to file': (language) =>
    mailsWaiting([{ ...waiting, from: '' }], 1, '/dashboard/mail/received', reader(language)),
  'mails to file': (language) => mailsWaiting([waiting], 3, '/dashboard/mail/received', reader(language)),
  'a daily digest': (language) => dailyDigest({ ...reader(language), ...late, toFile: 1 }),
  'a quiet daily digest': (language) => dailyDigest({ ...reader(language), ...digest, overdue: 0, toFile: 0 }),
  'a digest of what is overdue': (language) => overdueDigest({ ...reader(language), ...late, toFile: 0 }),
  'a digest of mails to file': (language) => overdueDigest({ ...reader(language), ...digest, overdue: 0, toFile: 2 }),
  'an interview to hold': (language) => interviewPlanned({ ...reader(language), ...interview, what: 'planned' }),
  'an interview to hold, moved': (language) => interviewPlanned({ ...reader(language), ...interview, what: 'moved' }),
  'an interview to hold, cancelled': (language) =>
    interviewPlanned({ ...reader(language), ...interview, what: 'cancelled' }),
  'a booked appointment': (language) =>
    appointmentChanged(person, appointment, { ...reader(language), what: 'booked', by: null }),
  'a moved appointment': (language) =>
    appointmentChanged(person, appointment, { ...reader(language), what: 'moved', by: 'Ann Example' }),
  'a cancelled appointment': (language) =>
    appointmentChanged(person, appointment, { ...reader(language), what: 'cancelled', by: null }),
  'many appointments': (language) => manyAppointments(10, reader(language)),
  'a request for erasure': (language) => erasureRequested(reader(language), at),
  'a doubted clock': (language) => clockDoubted({ ...reader(language), now: at, newest: at }),
  'an unreachable webhook': (language) =>
    webhookSwitchedOff({ ...reader(language), id: 'x', name: 'Node.js', host: 'Node.js' }),
}

const names =
  /ann@example\.com|ada@example\.com|Asia\/Seoul|Ann Example|Room 9|Theo Teacher|Tess Tutor|BN Technologies|CONNECTING INNOVATION|\bBN\b|FIRST50|Node\.js|(ENQ|APP)-7K3M-92QT|https:\S+/g
/** Korean says what they stand for, or has them too. */
const abbreviations = /\b(UTC|API)\b/g
const others = (Object.keys(languageNames) as Language[]).filter((language) => language !== 'en')

/** The subject and text on one line. */
const said = ({ subject, text }: WrittenMail) => `${subject} ${text}`.replace(/\s+/g, ' ')

/** Links lead to the pages in the mail's language. */
const withEnglishLinks = (text: string) => text.replace(/(https:\/\/[\w.-]+)\/(fr|ko)(?=\/)/g, '$1')

/** The tags, without language-specific attributes. */
const skeleton = ({ html }: WrittenMail) =>
  withEnglishLinks(html)
    .replace(/>[^<]+</g, '><')
    .replace(/ lang="\w+"|word-break:keep-all;/g, '')

function pieces({ html }: WrittenMail): string[] {
  const $ = cheerio.load(html)
  const texts = $('title, body *')
    .contents()
    .toArray()
    .flatMap((node) => (node.type === 'text' ? node.data.replace(names, '').replace(abbreviations, '').trim() : []))
  return texts.filter((text) => /\p{L}/u.test(text))
}

/** French words that are the same in English. */
const sameInFrench = /^(Site|Webhook|Services|\(version 1\))$/

describe.each(Object.entries({ ...mails, ...mailsToStaff }))('%s', (_, makeMail) => {
  const mailIn = (language: Language) => writeMail(makeMail(language), defaultMailLook)
  const english = mailIn('en')

  test('writes its times of day in one form', () => {
    const forms = [/\b\d{1,2}:\d{2}\s[AP]M\b/, /\b(0\d|1[3-9]|2[0-3]):\d{2}\b(?!\s[AP]M)/]
    expect(forms.filter((form) => form.test(said(english))).length).toBeLessThan(2)
  })

  test.each(others)('has the same parts, links and facts: %s', (language) => {
    const mail = mailIn(language)
    const { subject, text, html, appointment, ...rest } = mail
    const differs = { subject: undefined, text: undefined, html: undefined, appointment: undefined }
    expect(rest).toEqual({ ...english, ...differs })
    const own = { summary: '', place: '' }
    expect({ ...appointment, ...own }).toEqual({ ...english.appointment, ...own })
    expect(html).toContain(`<html lang="${language}">`)
    expect(skeleton(mail)).toBe(skeleton(english))
    expect(linksIn(withEnglishLinks(text))).toEqual(linksIn(english.text))
    expect(text.split('\n\n')).toHaveLength(english.text.split('\n\n').length)
    expect(withEnglishLinks(said(mail)).match(names)?.sort()).toEqual(said(english).match(names)?.sort())
    for (const figure of english.text.match(/\b(\d+)(?= (days|weeks|hours)\b)/g) ?? []) expect(text).toContain(figure)
  })

  test.each(others)('leaves nothing in English but names: %s', (language) => {
    const mail = mailIn(language)
    expect(pieces(mail)).toHaveLength(pieces(english).length)
    for (const [index, piece] of pieces(mail).entries())
      if (!sameInFrench.test(piece)) expect(piece).not.toBe(pieces(english)[index])
    expect(said(mail).replace(names, '')).not.toMatch(
      /\b(the|you|your|this|that|and|of|in|Seoul|Buea|Korea|Cameroon|Monday|Jan)\b/,
    )
    expect(mail.subject).not.toBe(english.subject)
  })

  test('uses no Latin letters in Korean, and spaces before punctuation in French', () => {
    expect(said(mailIn('ko')).replace(names, '').replace(abbreviations, '')).not.toMatch(/[a-z]/i)
    for (const piece of pieces(mailIn('fr'))) expect(piece).not.toMatch(/[^\u00a0\u202f\d][:;?!]|'/)
  })
})

test('every kind of mail to staff is here, but for the test of an issue, which is in the language of the issue', () => {
  const kinds = new Set(Object.values(mailsToStaff).map((makeMail) => makeMail('en').kind))
  expect([...kinds, 'newsletter-test'].sort()).toEqual([...toStaff].sort())
})

test('a level missing from the catalogue appears as it was stored', () => {
  const told = applicationAcknowledged({ ...application, course_level: 'Expert', language: 'ko' }, false)
  const mail = writeMail(told, defaultMailLook)
  expect(mail.text).toContain('수준: Expert')
})
