// Confirms a decision: with its mail, and the course run of an acceptance, or as a question without a mail.
import { recordPath } from '#app/features/records/kinds.ts'
import { statusLabel } from '#app/features/records/statuses.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { Confirm } from '#app/routes/admin/shared/confirm-page.tsx'
import { Choice, FilterForm } from '#app/routes/admin/shared/filter-fields.tsx'
import { StaffForm } from '#app/routes/admin/shared/staff-page.tsx'
import { Button } from '#app/ui/button.tsx'
import { Pill } from '#app/ui/pill.tsx'
import type { DecisionLetter } from './decision-letter.server.ts'
import { type DecisionId, decisions } from './decisions.ts'
import { BesideLetter, OwnMessage, SendsMail } from './letter.tsx'
import { applicationsCrumb } from './paths.ts'
import { runWords, shortRunWords } from './runs/words.ts'
import type { recordOf } from './step.server.ts'
import { ApplicationStep } from './step.tsx'

type DecisionFormProps = {
  decision: DecisionId
  record: ReturnType<typeof recordOf>
  /** Null for a decision that sends no mail. */
  mail: DecisionLetter | null
  isPossible: boolean
}

export function DecisionForm({ decision, record, mail, isPossible }: DecisionFormProps) {
  const say = useSay()
  const { button, text, isDangerous } = decisions[decision]
  const title = say(decisions[decision].title, { name: record.name })
  const { reference, status, version, name, course } = record
  const path = recordPath({ kind: 'application', reference })
  const refusal = isPossible ? null : say('{reference} now has a different status.', { reference })
  if (!mail) {
    return (
      <Confirm
        form="decision"
        title={title}
        button={button}
        isDangerous={isDangerous}
        version={version}
        above={[applicationsCrumb]}
        record={{ label: reference, href: path, subject: [name, course] }}
        state={<Pill status={status}>{statusLabel('application', status)}</Pill>}
        refusal={refusal}
        reload={say('Reload {reference}', { reference })}
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
