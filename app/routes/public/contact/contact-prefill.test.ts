import { describe, expect, it } from 'vitest'
import { catalogue, plans } from '#tests/support/catalogue.ts'
import { contactHref } from './contact-href.ts'
import { contactPrefill } from './contact-prefill.ts'

const prefill = (query: string) => contactPrefill(new URLSearchParams(query), { services: catalogue.services, plans })

describe('a link that fills in the contact form', () => {
  it('ticks known services, by id or by label, in the form’s order', () => {
    expect(prefill('service=cybersecurity&service=IT+Consulting').services).toEqual(['IT Consulting', 'Cybersecurity'])
  })

  it('names a service that the form has no box for in the subject', () => {
    const audits = { id: 'audits', title: 'Audits', shortTitle: '' } as const
    const withAudits = (query: string) => contactPrefill(new URLSearchParams(query), { services: [audits], plans })
    expect(withAudits('service=audits')).toEqual({ subject: 'Audits', services: [] })
    expect(withAudits('service=audits&subject=Help').subject).toBe('Help')
  })

  it('ignores unknown services', () => {
    expect(prefill('service=<script>&service=__proto__')).toEqual({ services: [] })
  })

  it('names the plan in the subject, unless a subject is given', () => {
    expect(prefill('plan=enterprise').subject).toBe('Pricing: Enterprise')
    expect(prefill('plan=enterprise&subject=Voting').subject).toBe('Voting')
    expect(prefill('plan=gold')).not.toHaveProperty('subject')
  })

  it('makes the subject one clean line of at most 200 characters', () => {
    expect(prefill(`subject=${encodeURIComponent(' Open\r\nposition:\u0000 \u202eCTO ')}`).subject).toBe(
      'Open position: CTO',
    )
    expect(prefill(`subject=${'한'.repeat(300)}`).subject).toBe('한'.repeat(200))
  })
})

it('keeps the prefill, and nothing else, in the page’s own links', () => {
  const search = new URLSearchParams('plan=standard&office=seoul&utm_source=x')
  expect(contactHref(search, { office: 'cameroon' }, '#offices')).toBe('/contact?plan=standard&office=cameroon#offices')
  expect(contactHref(new URLSearchParams(), {})).toBe('/contact')
})
