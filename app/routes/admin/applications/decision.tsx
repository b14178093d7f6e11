// Confirms a decision on an application and shows the mail to the applicant.
import { useActionData, useFetcher, useLoaderData } from '@remix-run/react'
import { useRef, useState } from 'react'
import { db } from '#app/db.server.ts'
import { confirmedSchema, type PlaceInput, readPrice } from '#app/features/applications/decision-schema.ts'
import { moveConfirmed } from '#app/features/applications/move-application.server.ts'
import { findPlaceOf } from '#app/features/applications/places/places.server.ts'
import { findMove } from '#app/features/records/statuses.ts'
import { Checkbox, SelectField, TextField } from '#app/forms/fields/fields.tsx'
import { recordFormKey } from '#app/forms/form-answer.ts'
import type { FormAnswer } from '#app/forms/form-state.ts'
import { drawn, message } from '#app/languages/message.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { mailWords } from '#app/routes/admin/mail/mail-follows.server.ts'
import { movedWords } from '#app/routes/admin/records/change-words.ts'
import { pageAfterMove } from '#app/routes/admin/records/record-parts.server.ts'
import { type Asked, keyIn, staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Moment } from '#app/ui/text/moment.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { RecordRow } from '#db/tables/records.ts'
import { type AcceptanceChoice, decisionLetter } from './decision-letter.server.ts'
import { decisions } from './decisions.ts'
import type { Letter } from './letter.tsx'
import { shortRunWords } from './runs/words.ts'
import { applicationIn, changed, nextStepOf, pageOf, recordOf, referenceOf } from './step.server.ts'
import { StepForm } from './step.tsx'

export const handle = { permission: 'applications.write', title: 'Application' } as const

export const loader = staffLoader(handle.permission, async ({ params, request, now, language, staff }) => {
  const decision = keyIn(decisions, params.decision)
  const application = await applicationIn(params)
  if (!application) return null
  const { to, button } = decisions[decision]
  return {
    pageTitle: sayIn(language)(button),
    decision,
    record: recordOf(application, request),
    isPossible: findMove('application', application.status, to)?.asks === decision,
    ...(await decisionLetter(decision, application, { now, language })),
    zone: staff.timeZone,
  }
})

/** The form as it was sent, with the mail that it would send. */
type Drawn = FormAnswer & { letter: Letter | null }

export const action = staffAction(handle.permission, confirmedSchema, {
  form: 'decision',
  run: async (sent) => {
    const { version, paragraph, mail, run, full, confirm, show, ...price } = sent.value
    if (show) return { ok: false, reason: 'only shown' }
    const place = {
      run: run ? { id: run, isWaiting: full.includes(run) } : null,
      price: readPrice(price),
      isConfirmed: confirm,
    }
    const { to } = decisions[keyIn(decisions, sent.params.decision)]
    const confirmed = { mail: mail ? { paragraph } : null, place }
    return moveConfirmed(db, { reference: referenceOf(sent.params), to, version, confirmed }, sent.by)
  },
  done: async (asked, { record, note }) => {
    const mailed = asked.value.mail ? await mailWords(db, record.email, asked) : null
    const told = [movedWords(record, note, asked), mailed].filter(Boolean).join(' ')
    const [to, own] = [await pageAfter(record, asked), pageOf(asked)]
    const label = asked.say('Open {reference}', { reference: record.reference })
    return { to, text: drawn(told), ...(to === own ? {} : { link: { to: own, label } }) }
  },
  failed: 'We couldn’t save the decision. Please try again.',
  refusals: {
    'wrong move': 'This is no longer possible.',
    'seats changed': async (sent) => ({ ...(await drawnAgain(sent)), status: 409, formError: seatsChanged }),
    'only shown': async (sent) => ({ ...(await drawnAgain(sent)), status: 200 }),
    completed: 'They have completed the course, so the acceptance can’t be undone.',
  },
  changed,
})

/** A person who was accepted stays on the page while a run is to be chosen or the place to be confirmed. */
async function pageAfter(record: RecordRow<'application'>, asked: Asked) {
  const [application, place] = await Promise.all([applicationIn(asked.params), findPlaceOf(db, record.reference)])
  const next = application && (await nextStepOf(application, place, asked.now))
  return next ? pageOf(asked) : pageAfterMove('application', record, asked)
}

const seatsChanged = 'The seats in this run have changed. Check the email again before you accept.'

/** With the mail of what was typed. */
async function drawnAgain({
  params,
  value,
  now,
  language,
}: Asked & { value: PlaceInput & { paragraph: string | null } }) {
  const application = await applicationIn(params)
  if (!application) throw new Response(null, { status: 404 })
  const asked = { typed: value, now, language }
  const { letter } = await decisionLetter(keyIn(decisions, params.decision), application, asked)
  const drawn: Partial<Drawn> = { letter: letter && { ...letter, words: value.paragraph ?? '' } }
  return { drawn }
}

export default function DecisionPage() {
  const say = useSay()
  const { decision, record, isPossible, letter, choice, note, needless, zone } = useLoaderData<typeof loader>()
  const { button, text, isDangerous, title } = decisions[decision]
  const { reference, version, name, path } = record
  const action = `${path}/${decision}${record.query}`
  const { typed, ...following } = useLetterOfTyped(action)
  const sent = useDrawnLetter(action)
  return (
    <StepForm
      form="decision"
      record={record}
      action={action}
      title={say(title, { name })}
      button={button}
      isDangerous={isDangerous}
      version={version}
      text={text}
      letter={typed ?? sent ?? letter}
      {...following}
      refusal={isPossible ? null : message('{reference} now has a different status.', { reference })}
      defaults={choice?.values}
    >
      {choice ? <PlaceFields choice={choice} /> : null}
      {needless === null ? null : (
        <p>
          <Said
            phrase="This cancels the interview planned for {time}. The email says so, and takes it out of their calendar."
            values={{ time: <Moment at={needless} zone={zone} /> }}
          />
        </p>
      )}
      {note ? <p>{note}</p> : null}
    </StepForm>
  )
}

const pauseMs = 300

/** With scripts the mail follows what is typed, until the form is sent and answered. */
function useLetterOfTyped(action: string) {
  const { data, submit } = useFetcher<Partial<Drawn>>()
  const [past, setPast] = useState(data)
  const timer = useRef<number>(undefined)
  return {
    typed: data === past ? null : data?.letter,
    onTyped: (form: HTMLFormElement) => {
      clearTimeout(timer.current)
      timer.current = window.setTimeout(() => {
        const values = new FormData(form)
        values.set('show', 'yes')
        submit(values, { method: 'post', action })
      }, pauseMs)
    },
    onSent: () => {
      clearTimeout(timer.current)
      setPast(data)
    },
  }
}

/** That of the last answer, with scripts or without. */
function useDrawnLetter(action: string) {
  const inPlace = useFetcher<Partial<Drawn>>({ key: recordFormKey('decision', action) }).data
  const redrawn = useActionData<Partial<Drawn>>()
  return inPlace?.letter ?? redrawn?.letter
}

/** The run and price of an acceptance, and whether its place is confirmed at once: one form with the mail's button. */
function PlaceFields({ choice: { runs, currencies } }: { choice: AcceptanceChoice }) {
  const say = useSay()
  const isHydrated = useHydrated()
  const language = useLanguage()
  return (
    <>
      <div className="form-grid">
        {runs.length > 0 ? (
          <SelectField
            name="run"
            label={say('Course run')}
            isUnmarked
            options={[
              ...runs.map((one) => ({ value: one.id, label: drawn(shortRunWords(one, { say, language })) })),
              { value: '', label: 'No run yet' },
            ]}
          />
        ) : null}
        <TextField
          name="amount"
          label={say('Price|course')}
          hint={say('With the discount. Leave empty to tell no price.')}
          inputMode="decimal"
          autoComplete="off"
          isUnmarked
        />
        <SelectField
          name="currency"
          label={say('Currency')}
          isUnmarked
          options={currencies.map((value) => ({ value, label: drawn(value) }))}
        />
      </div>
      <Checkbox name="confirm">{say('Confirm the place at once, unless it is on a waiting list')}</Checkbox>
      {/* The first button of the form: Enter in a field does not accept. */}
      <div className="button-row">
        <button type="submit" className="button button-outline" name="show" value="yes">
          {say('Update the email')}
        </button>
      </div>
      {isHydrated ? null : (
        <p className="soft">{say('The email tells the run and price chosen here, even before you update it.')}</p>
      )}
      {/* What the page promises of each run, so that a change is noticed. */}
      {runs
        .filter(({ left }) => left === 0)
        .map(({ id }) => (
          <input key={id} type="hidden" name="full" value={id} />
        ))}
    </>
  )
}
