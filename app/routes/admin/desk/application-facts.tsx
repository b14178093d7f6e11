// Everything an applicant sent, to the letter, and what the site knows about it.
import { languageNames } from '#app/content/languages.ts'
import type { ApplicationDetails } from '#app/features/applications/applications.server.ts'
import { experienceLabels } from '#app/features/applications/words.ts'
import { Fact, Typed } from '#app/routes/admin/shared/facts.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { SentFacts } from './sent-facts.tsx'

type ApplicationFactsProps = { application: Omit<ApplicationDetails, 'promised_by'>; zone: string }

export function ApplicationFacts({ application, zone }: ApplicationFactsProps) {
  const { reference, received_at, first_name, last_name, email, phone, experience, message, signup } = application
  return (
    <SentFacts {...{ reference, zone, message }} receivedAt={received_at} spamReasons={application.spam_reasons}>
      <Fact label="Course">
        {application.course_name}: {application.course_level}, {application.course_weeks} weeks
      </Fact>
      <Fact label="Language">{languageNames[application.language]}</Fact>
      <Fact label="First name">
        <Typed>{first_name}</Typed>
      </Fact>
      <Fact label="Last name">
        <Typed>{last_name}</Typed>
      </Fact>
      <Fact label="Email">
        <Typed>{email}</Typed>
      </Fact>
      <Fact label="Phone">
        <Typed>{phone}</Typed>
      </Fact>
      <Fact label="Experience">{experienceLabels[experience]}</Fact>
      <Fact label="Discount">{discountWords(application)}</Fact>
      {signup ? (
        <Fact label="Course place">
          <Pill status={signup} />
        </Fact>
      ) : null}
      <Fact label="Agreed to">
        “{application.consent_wording}” (version {application.consent_version}),{' '}
        <Moment at={application.consented_at} zone={zone} />
      </Fact>
    </SentFacts>
  )
}

type Discount = Pick<ApplicationDetails, 'promo_code' | 'promo_percent' | 'promo_redeemed_at' | 'status'>

function discountWords({ promo_code, promo_percent, promo_redeemed_at, status }: Discount) {
  if (!promo_code) return '–'
  const given = promo_redeemed_at !== null ? 'given' : status === 'accepted' ? 'not given' : 'asked for'
  return `${promo_code}, ${promo_percent}%: ${given}`
}
