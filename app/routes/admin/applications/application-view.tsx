// An application: its conversation with the facts, proposed answers, interview and mails beside it.

import { Link, useActionData } from '@remix-run/react'
import { languageNames } from '#app/content/languages.ts'
import type { ApplicationDetails, ApplicationEventLine } from '#app/features/applications/applications.server.ts'
import { experienceLabels } from '#app/features/applications/experience.ts'
import { placeLabel } from '#app/features/applications/places/place-statuses.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import { isOpen } from '#app/features/records/statuses.ts'
import type { ThreadPlace } from '#app/features/records/thread-page.ts'
import type { FormAnswer } from '#app/forms/form-state.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay, useWord } from '#app/languages/say.tsx'
import { typed } from '#app/routes/admin/shared/facts.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { SignupStatus } from '#db/tables/records.ts'
import { ReceivedFiles } from '../mail/received/files.tsx'
import { answerFact } from '../records/answer-by.tsx'
import { RecordMails } from '../records/mails.tsx'
import { RecordPage } from '../records/page.tsx'
import type { BesideRecord } from '../records/route.server.ts'
import { SentFacts } from '../records/sent-facts.tsx'
import { ApplicationThread } from '../records/thread/application.tsx'
import { courseWords } from './course-words.ts'
import { InterviewCard } from './interview/card.tsx'
import { Proposals } from './proposals.tsx'

type ApplicationViewProps = {
  application: ApplicationDetails
  proposals: readonly ApplicationEventLine[]
  place: ThreadPlace
  beside: BesideRecord
}

export function ApplicationView({ application, proposals, place, beside }: ApplicationViewProps) {
  const { mails, may, timeZone, now, desk } = beside
  const refusal = useActionData<FormAnswer>()?.formError
  const { reference, status, version, events, first_name, last_name, email, course_name } = application
  const path = recordPath({ kind: 'application', reference })
  return (
    <RecordPage
      kind="application"
      record={application}
      name={`${first_name} ${last_name}`}
      refusal={refusal}
      replyTo={{ email, subject: `Your application for ${course_name} (${reference})` }}
      beside={beside}
      facts={<ApplicationFacts application={application} zone={timeZone} now={now} snoozedUntil={desk.snoozed_until} />}
      thread={
        <ApplicationThread
          key={reference}
          place={place}
          about={course_name}
          message={application.message}
          desk={desk}
          path={path}
          events={events}
          zone={timeZone}
        />
      }
    >
      <Proposals
        path={path}
        version={version}
        proposals={proposals}
        zone={timeZone}
        may={{ adopt: may.move && isOpen('application', status), dismiss: may.move }}
      />
      <InterviewCard application={application} path={path} mayChange={may.move} />
      <RecordMails about="application" mails={mails} zone={timeZone} isLinked={may.openMail} />
    </RecordPage>
  )
}

type ApplicationFactsProps = { application: ApplicationDetails; zone: string; now: number; snoozedUntil: number | null }

function ApplicationFacts({ application, zone, now, snoozedUntil }: ApplicationFactsProps) {
  const say = useSay()
  const word = useWord()
  const { reference, received_at, files, consent_wording, consent_version, consented_at } = application
  const cv = <ReceivedFiles files={files} path={recordPath({ kind: 'application', reference })} />
  return (
    <SentFacts
      reference={reference}
      receivedAt={received_at}
      zone={zone}
      of={{
        Course: courseWords(application, say, word),
        Experience: say(experienceLabels[application.experience]),
        Email: typed(application.email),
        Phone: typed(application.phone),
        CV: files.length > 0 ? cv : null,
        Discount: application.promo_code ? discountWords(application, say) : null,
        'Course place': application.signup ? <Place {...application} signup={application.signup} /> : null,
        ...answerFact({ record: application, zone, now, snoozedUntil }),
      }}
      more={{
        'First name': typed(application.first_name),
        'Last name': typed(application.last_name),
        Language: say(languageNames[application.language]),
        'Agreed to': (
          <>
            <Said
              phrase="“{wording}” (version {version}), {time}"
              values={{
                wording: <span dir="auto">{consent_wording}</span>,
                version: consent_version,
                time: <Moment at={consented_at} zone={zone} />,
              }}
            />
          </>
        ),
      }}
    />
  )
}

type PlaceProps = Pick<ApplicationDetails, 'place_id' | 'waiting_since'> & { signup: SignupStatus }

const Place = ({ signup, place_id, waiting_since }: PlaceProps) => {
  const say = useSay()
  return (
    <span className="pill-line">
      <Pill status={signup}>{placeLabel(signup)}</Pill>{' '}
      <Link to={`/dashboard/careers/places/${place_id}`}>
        {waiting_since === null ? say('Open the place') : say('On the waiting list')}
      </Link>
    </span>
  )
}

type Discount = Pick<ApplicationDetails, 'promo_code' | 'promo_percent' | 'promo_redeemed_at' | 'status'>

function discountWords({ promo_code, promo_percent, promo_redeemed_at, status }: Discount, say: Say) {
  const discount = { code: promo_code ?? '', percent: promo_percent ?? 0 }
  if (promo_redeemed_at !== null) return say('{code}, {percent}%: given', discount)
  return status === 'accepted'
    ? say('{code}, {percent}%: not given', discount)
    : say('{code}, {percent}%: asked for', discount)
}
