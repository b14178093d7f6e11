// What came with an enquiry, to the letter.

import { officeTitle } from '#app/content/company/offices.ts'
import { languageNames } from '#app/content/languages.ts'
import type { EnquiryDetails } from '#app/features/enquiries/enquiries.server.ts'
import { Fact, TypedFact } from '#app/routes/admin/shared/facts.tsx'
import { AnswerBy } from '../records/answer-by.tsx'
import { SentFacts } from '../records/sent-facts.tsx'
import { formLabels } from './labels.ts'

type ContactFactsProps = {
  enquiry: Omit<EnquiryDetails, 'context'>
  /** What the sender's page knew that it was about, in words. */
  about: string
  zone: string
  now: number
}

export function ContactFacts({ enquiry, about, zone, now }: ContactFactsProps) {
  const { reference, form, email, phone, company, services, received_at } = enquiry
  return (
    <SentFacts reference={reference} receivedAt={received_at} zone={zone}>
      <TypedFact label="Email" value={email} />
      <TypedFact label="Phone" value={phone} />
      <TypedFact label="Company" value={company} />
      {services.length > 0 ? <Fact label="Services">{services.join(', ')}</Fact> : null}
      {about ? <Fact label="About">{about}</Fact> : null}
      <Fact label="Answer by">
        <AnswerBy record={enquiry} zone={zone} now={now} />
      </Fact>
      <Fact label="Office">{officeTitle(enquiry.office)}</Fact>
      <Fact label="Language">{languageNames[enquiry.language]}</Fact>
      <Fact label="Sent through">{formLabels[form]}</Fact>
      <TypedFact label="Sent from" value={enquiry.page} />
      <TypedFact label="Campaign" value={enquiry.campaign} />
    </SentFacts>
  )
}
