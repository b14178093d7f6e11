// Everything a visitor sent, to the letter.
import { storedSubjectWords } from '#app/content/enquiry-subjects.ts'
import { officeTitle } from '#app/content/offices.ts'
import type { EnquiryDetails } from '#app/features/enquiries/enquiries.server.ts'
import { Moment } from '#app/ui/moment.tsx'
import { AnswerBy } from './answer-by.tsx'
import { kindLabels } from './contact-labels.ts'
import { Fact, Typed } from './facts.tsx'

type ContactWordsProps = {
  enquiry: Omit<EnquiryDetails, 'digest' | 'search_text'>
  zone: string
  isOverdue: boolean
}

export function ContactWords({ enquiry, zone, isOverdue }: ContactWordsProps) {
  const { reference, kind, name, email, phone, company, subject, services, context, message, received_at } = enquiry
  const about = storedSubjectWords(context)
  return (
    <article className="card" aria-labelledby="words-heading">
      <h2 id="words-heading">What was sent</h2>
      {enquiry.suspicion ? (
        <p className="banner" data-kind="warning">
          Set aside as spam: {enquiry.suspicion}
        </p>
      ) : null}
      <div className="facts">
        <dl className="dl">
          <Fact label="Reference">
            <span className="reference">{reference}</span>
          </Fact>
          <Fact label="Received">
            <Moment at={received_at} zone={zone} /> ({zone})
          </Fact>
          <Fact label="Answer by">
            <AnswerBy at={enquiry.promised_by} zone={zone} isOverdue={isOverdue} />
          </Fact>
          <Fact label="Office">{officeTitle(enquiry.office)}</Fact>
          <Fact label="Sent through">{kindLabels[kind]}</Fact>
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
        </dl>
      </div>
      <h3>Message</h3>
      <p className="typed-message" dir="auto">
        {message}
      </p>
    </article>
  )
}
