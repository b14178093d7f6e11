import { describe, expect, test } from 'vitest'
import type { EnquiryService } from '#app/content/enquiry-services.ts'
import { companyInCode } from '#app/features/texts/company/company.server.ts'
import { defaultMailLook } from '#app/mail/look/mail-look.ts'
import type { Enquiry } from '#db/tables/records.ts'
import { type Mail, writeMail } from '../outbox/queue.server.ts'
import { enquiryReceived } from './staff/records-received.ts'
import { enquiryAcknowledged } from './visitors/enquiry-acknowledged.ts'

const enquiry: Enquiry & { services: EnquiryService[]; about: string } = {
  seq: 1,
  id: '0190',
  reference: 'ENQ-7K3M-92QT',
  kind: 'enquiry',
  form: 'contact',
  status: 'new',
  name: 'Ann Visitor',
  email: 'ann@example.com',
  email_key: 'ann@example.com',
  phone: null,
  company: null,
  subject: null,
  message: 'We need a website.\n<b>Soon</b>.',
  context: null,
  page: null,
  campaign: null,
  merged_into: null,
  search_text: '',
  spam_reasons: null,
  received_at: Date.UTC(2026, 0, 5, 3, 30),
  promised_by: Date.UTC(2026, 0, 6, 3, 30),
  office: 'seoul',
  language: 'en',
  closed_at: null,
  answered_at: null,
  asked_again_at: null,
  read_at: null,
  snoozed_until: null,
  tags: null,
  assignee_id: null,
  version: 1,
  services: [],
  about: '',
}

const written = (mail: Mail) => writeMail(mail, defaultMailLook)
const received = (changes: Partial<typeof enquiry> = {}, to = 'Sales <sales@example.com>') =>
  written(enquiryReceived({ ...enquiry, ...changes }, { to, language: 'en' }))

describe('the notice to staff', () => {
  test('marks fields that were left empty, in both bodies', () => {
    const { text, html, subject } = received()
    expect(subject).toBe('Enquiry ENQ-7K3M-92QT: Contact Form Submission')
    for (const line of ['Phone: Not provided', 'Company: Not provided', 'Services: None selected']) {
      expect(text).toContain(line)
    }
    expect(html).toMatch(/Services<\/th><td[^>]*>None selected</)
    expect(text).toContain('Received: 5 Jan 2026, 12:30 (Seoul) / 5 Jan 2026, 04:30 (Buea)')
    expect(text).toContain('Reply due: 6 Jan 2026, 12:30 (Seoul) / 6 Jan 2026, 04:30 (Buea)')
    expect(text).toContain('Office: Seoul office')
    expect(text).toContain('> We need a website.\n> <b>Soon</b>.')
    expect(html).toContain('We need a website.<br>\n&lt;b&gt;Soon&lt;/b&gt;.')
  })

  test('contains the given values, joined with a comma and a space', () => {
    const { text } = received({ services: ['Cybersecurity', 'IT Consulting'], phone: '+82 2', subject: 'Hello' })
    expect(text).toContain('Services: Cybersecurity, IT Consulting')
    expect(text).toContain('Phone: +82 2')
    expect(text).toContain('Subject: Hello')
  })

  test('mentions only the fields of the smaller form, and the page’s context', () => {
    const { text } = received({ form: 'connect', about: 'Cloud Solutions, product gone' })
    expect(text).not.toMatch(/Phone|Company|Services/)
    expect(text).toContain('About: Cloud Solutions, product gone')
    expect(received().text).not.toContain('About')
  })

  test('goes to the bare address, with Reply-To the visitor and a link to the enquiry', () => {
    expect(received()).toMatchObject({
      kind: 'enquiry-received',
      to: 'sales@example.com',
      replyTo: 'ann@example.com',
      reference: 'ENQ-7K3M-92QT',
    })
    expect(received().text).toContain('\nhttps://site.example/dashboard/contacts/ENQ-7K3M-92QT\n')
  })

  test('typed text cannot become a header', () => {
    const mail = received({ subject: 'Hi\r\nBcc: v@example.com', email: 'a@example.com,v@example.com' })
    expect(mail.subject).toBe('Enquiry ENQ-7K3M-92QT: Hi Bcc: v@example.com')
    expect(mail.replyTo).toBeUndefined()
    expect(mail.text).toContain('cannot be answered directly')
    expect(received({ email: 'x<v@example.com>' }).replyTo).toBeUndefined()
    expect(received({ name: 'Ann\nBcc: v@example.com' }).text).toContain('Name: Ann Bcc: v@example.com')
  })
})

describe('the acknowledgement', () => {
  const typed: Enquiry = { ...enquiry, subject: 'Buy pills', message: 'at spam.example', company: 'Evil' }
  const mail = written(enquiryAcknowledged(typed, companyInCode(0).words, enquiry.received_at))

  test('contains the reference, the promise and the opening hours', () => {
    expect(mail).toMatchObject({ kind: 'enquiry-acknowledged', to: 'ann@example.com', reference: 'ENQ-7K3M-92QT' })
    expect(mail.text).toContain('ENQ-7K3M-92QT')
    expect(mail.text.replaceAll('\n', ' ')).toContain(
      'We reply within 24 hours, by Tue 6 Jan, 12:30 PM in Seoul / 4:30 AM in Buea.',
    )
    expect(mail.text).toContain('Monday to Friday 9:00 AM to 6:00 PM')
  })

  test('has a different text for each form', () => {
    const about = { ...typed, form: 'connect' as const, context: '{"service":"cloud-solutions"}' }
    const all = (['contact', 'quick', 'connect'] as const).map((form) => ({ ...typed, form }))
    const texts = [...all, about].map(
      (one) => written(enquiryAcknowledged(one, companyInCode(0).words, enquiry.received_at)).text,
    )
    expect(new Set(texts).size).toBe(4)
    for (const text of texts) expect(text.replaceAll('\n', ' ')).toContain('within 24 hours')
  })

  test('does not mention a promised time that has passed', () => {
    const late = written(enquiryAcknowledged(typed, companyInCode(0).words, enquiry.promised_by))
    expect(late.text).not.toMatch(/24 hours|late/)
  })

  test('contains no typed text, one link without data behind it, and the marks of automatic mail', () => {
    const all = JSON.stringify({ ...mail, to: '' })
    for (const word of ['Ann', 'ann@example.com', 'pills', 'spam.example', 'Evil']) expect(all).not.toContain(word)
    expect(mail.text.match(/https?:\S+/g)).toEqual(['https://site.example/status?reference=ENQ-7K3M-92QT'])
    expect(mail.headers).toMatchObject({ 'Auto-Submitted': 'auto-replied' })
    expect(mail.replyTo).toBeUndefined()
  })
})
