// Confirms a decision on an application and shows the mail to the applicant.

import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { confirmedSchema } from '#app/features/applications/decision-schema.ts'
import { moveConfirmed } from '#app/features/applications/move-application.server.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import { findMove, statusLabel } from '#app/features/records/statuses.ts'
import { drawn, message } from '#app/languages/message.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { storedMessage } from '#app/languages/stored-messages.ts'
import { movedWords } from '#app/routes/admin/records/words.ts'
import { Confirm } from '#app/routes/admin/shared/confirm-page.tsx'
import { Choice, FilterForm } from '#app/routes/admin/shared/filter-fields.tsx'
import { keyIn, staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm } from '#app/routes/admin/shared/staff-page.tsx'
import { Button } from '#app/ui/button.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { type DecisionLetter, decisionLetter } from './decision-letter.server.ts'
import { type DecisionId, decisions } from './decisions.ts'
import { BesideLetter, OwnMessage, SendsMail } from './letter.tsx'
import { applicationsCrumb } from './paths.ts'
import { runWords, shortRunWords } from './runs/words.ts'
import { applicationIn, changed, recordOf, referenceOf } from './step.server.ts'
import { ApplicationStep } from './step.tsx'

export const handle = { permission: 'applications.write', title: 'Application' } as const

export const loader = staffLoader(handle.permission, async ({ params, request, now, language }) => {
  const decision = keyIn(decisions, params.decision)
  const application = await applicationIn(params)
  if (!application) return null
  const { to, button } = decisions[decision]
  const isPossible = findMove('application', application.status, to)?.asks === decision
  const mail = await decisionLetter(decision, application, request, now)
  if (mail?.note) mail.note = sayIn(language)(storedMessage(mail.note))
  return { pageTitle: sayIn(language)(button), decision, record: recordOf(application), mail, isPossible }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, confirmedSchema, {
  form: 'decision',
  run: ({ params, value: { version, paragraph, mail, run, seat }, by }) => {
    const { to } = decisions[keyIn(decisions, params.decision)]
    const chosen = run ? { id: run, isWaiting: seat === 'waiting' } : null
    const confirmed = { mail: mail ? { paragraph } : null, run: chosen }
    return moveConfirmed(db, { reference: referenceOf(params), to, version, confirmed }, by)
  },
  done: (asked, { record, note }) => ({ to: recordPath(record), text: drawn(movedWords(record, note, asked)) }),
  failed: 'We couldn’t save the decision. Please try again.',
  refusals: {
    'wrong move': 'This is no longer possible.',
    'seats changed': 'The seats in this run have changed. Check the email again before you accept.',
    completed: 'They have completed the course, so the acceptance can’t be undone.',
  },
  changed,
})

export default function DecisionPage() {
  return <DecisionForm {...useLoaderData<typeof loader>()} />
}

// Confirms a decision: with its mail, and the course run of an acceptance, or as a question without a mail.
type DecisionFormProps = {
  decision: DecisionId
  record: ReturnType<typeof recordOf>
  /** Null for a decision that sends no mail. */
  mail: DecisionLetter | null
  isPossible: boolean
}

function DecisionForm({ decision, record, mail, isPossible }: DecisionFormProps) {
  const say = useSay()
  const { button, text, isDangerous } = decisions[decision]
  const title = say(decisions[decision].title, { name: record.name })
  const { reference, status, version, name, course } = record
  const path = recordPath({ kind: 'application', reference })
  const refusal = isPossible ? null : message('{reference} now has a different status.', { reference })
  if (!mail) {
    return (
      <Confirm
        form="decision"
        title={drawn(title)}
        button={button}
        isDangerous={isDangerous}
        version={version}
        above={[applicationsCrumb]}
        record={{ label: drawn(reference), href: path, subject: [name, course] }}
        state={<Pill status={status} label={statusLabel('application', status)} />}
        refusal={refusal}
        reload={message('Reload {reference}', { reference })}
      >
        {text ? say(text) : null}
      </Confirm>
    )
  }
  const { seat, letter, note } = mail
  return (
    <ApplicationStep record={record} title={title} crumb={button} refusal={refusal}>
      <BesideLetter letter={letter}>
        {seat ? <SeatChoice path={`${path}/accept`} seat={seat} /> : null}
        <StaffForm
          form="decision"
          action={`${path}/${decision}${seat ? `?run=${seat.chosen}` : ''}`}
          defaults={{ mail: 'yes' }}
          button={say(button)}
          variant={isDangerous ? 'danger' : 'primary'}
          cancel={path}
        >
          {/* The version of the page as it is now: after a refusal, the changes are visible. */}
          <input type="hidden" name="version" value={version} />
          {note ? <p>{note}</p> : null}
          {seat?.run ? <SeatFields run={seat.run} /> : null}
          <OwnMessage />
          <SendsMail />
        </StaffForm>
      </BesideLetter>
    </ApplicationStep>
  )
}

type Seat = NonNullable<DecisionLetter['seat']>

/** The choice of the place's run, which changes the mail. */
function SeatChoice({ path, seat }: { path: string; seat: Seat }) {
  const say = useSay()
  const language = useLanguage()
  const { runs, chosen } = seat
  const options = runs.map((run) => [run.id, shortRunWords(run, { say, language })] as const)
  return (
    <FilterForm name={say('Course run')} path={path} chosen={{ run: chosen }}>
      <Choice
        name="run"
        label={say('Course run')}
        all={say('Proposed')}
        chosen={chosen}
        options={[...options, ['none', say('No run yet')]]}
      />
      <Button type="submit" variant="outline">
        {say('Update the email')}
      </Button>
    </FilterForm>
  )
}

/** The state of the run that the page showed, so that a change is noticed. */
function SeatFields({ run }: { run: NonNullable<Seat['run']> }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <>
      <p>
        {run.isWaiting
          ? say('The run is full, so this is a place on its waiting list.')
          : say('A seat in this run: {run}.', { run: runWords(run, { say, language }) })}
      </p>
      <input type="hidden" name="run" value={run.id} />
      <input type="hidden" name="seat" value={run.isWaiting ? 'waiting' : 'free'} />
    </>
  )
}
