// Everything a visitor sent, to the letter.
import { languageNames } from '#app/content/languages.ts'
import { officeTitle } from '#app/content/offices.ts'
import type { EnquiryDetails } from '#app/features/enquiries/enquiries.server.ts'
import { Fact, Typed } from '#app/routes/admin/shared/facts.tsx'
import { AnswerBy } from './answer-by.tsx'
import { formLabels } from './contact-labels.ts'
import { SentFacts } from './sent-facts.tsx'

type ContactFactsProps = {
  enquiry: Omit<EnquiryDetails, 'context'>
  /** What the sender's page knew that it was about, in words. */
  about: string
  zone: string
  isOverdue: boolean
}

export function ContactFacts({ enquiry, about, zone, isOverdue }: ContactFactsProps) {
  const { reference, form, name, email, phone, company, subject, services, message, received_at } = enquiry
  return (
    <SentFacts {...{ reference, zone, message }} receivedAt={received_at} spamReasons={enquiry.spam_reasons}>
      <Fact label="Answer by">
        <AnswerBy at={enquiry.promised_by} zone={zone} isOverdue={isOverdue} />
      </Fact>
      <Fact label="Office">{officeTitle(enquiry.office)}</Fact>
      <Fact label="Sent through">{formLabels[form]}</Fact>
      <Fact label="Language">{languageNames[enquiry.language]}</Fact>
      <Fact label="Name">
        <Typed>{name}</Typed>
      </Fact>
      <Fact label="Email">
        <Typed>{email}</Typed>
      </Fact>
      <Fact label="Phone">
        <Typed>{phone}</Typed>
      </Fact>
      <Fact label="Company">
        <Typed>{company}</Typed>
      </Fact>
      <Fact label="Subject">
        <Typed>{subject}</Typed>
      </Fact>
      <Fact label="Services">{services.join(', ') || '–'}</Fact>
      {about ? <Fact label="About">{about}</Fact> : null}
    </SentFacts>
  )
}
