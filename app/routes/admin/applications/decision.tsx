// Confirms a decision on an application and shows the mail to the applicant.
import { Form, useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { db } from '#app/db.server.ts'
import { confirmedSchema, readPrice } from '#app/features/applications/decision-schema.ts'
import { moveConfirmed } from '#app/features/applications/move-application.server.ts'
import { findMove } from '#app/features/records/statuses.ts'
import { SelectField, TextField } from '#app/forms/fields/fields.tsx'
import { FormContext } from '#app/forms/form-state.ts'
import { ErrorSummary } from '#app/forms/notices/error-summary.tsx'
import { drawn, message } from '#app/languages/message.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { mailWords } from '#app/routes/admin/mail/mail-follows.server.ts'
import { movedWords } from '#app/routes/admin/records/change-words.ts'
import { pageAfterMove } from '#app/routes/admin/records/record-parts.server.ts'
import { keyIn, staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Moment } from '#app/ui/text/moment.tsx'
import { type AcceptanceChoice, decisionLetter } from './decision-letter.server.ts'
import { decisions } from './decisions.ts'
import { runWords, shortRunWords } from './runs/words.ts'
import { applicationIn, changed, recordOf, referenceOf, type StepRecord } from './step.server.ts'
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
    ...(await decisionLetter(decision, application, { request, now, language })),
    zone: staff.timeZone,
  }
})

export const action = staffAction(handle.permission, confirmedSchema, {
  form: 'decision',
  run: ({ params, value: { version, paragraph, mail, run, seat, confirm, ...price }, by }) => {
    const { to } = decisions[keyIn(decisions, params.decision)]
    const place = {
      run: run ? { id: run, isWaiting: seat === 'waiting' } : null,
      price: readPrice(price),
      isConfirmed: confirm,
    }
    const confirmed = { mail: mail ? { paragraph } : null, place }
    return moveConfirmed(db, { reference: referenceOf(params), to, version, confirmed }, by)
  },
  done: async (asked, { record, note }) => {
    const mailed = asked.value.mail ? await mailWords(db, record.email, asked) : null
    const told = [movedWords(record, note, asked), mailed].filter(Boolean).join(' ')
    return { to: await pageAfterMove('application', record, asked), text: drawn(told) }
  },
  failed: 'We couldn’t save the decision. Please try again.',
  refusals: {
    'wrong move': 'This is no longer possible.',
    'seats changed': 'The seats in this run have changed. Check the email again before you accept.',
    completed: 'They have completed the course, so the acceptance can’t be undone.',
  },
  changed,
})

export default function DecisionPage() {
  const say = useSay()
  const { decision, record, isPossible, letter, choice, note, needless, zone } = useLoaderData<typeof loader>()
  const { button, text, isDangerous, title } = decisions[decision]
  const { reference, version, name, path } = record
  const [edited, setEdited] = useState<{ of: string; typed: Typed } | null>(null)
  const shown = JSON.stringify(choice?.values)
  const typed = edited && edited.of === shown ? edited.typed : null
  return (
    <StepForm
      form="decision"
      record={record}
      action={`${path}/${decision}${choice ? addressOf(choice, record) : record.query}`}
      title={say(title, { name })}
      button={choice?.isConfirmed ? 'Accept and confirm' : button}
      isDangerous={isDangerous}
      version={version}
      text={text}
      letter={letter}
      refusal={isPossible ? null : message('{reference} now has a different status.', { reference })}
      above={
        choice ? (
          <AcceptanceForm record={record} choice={choice} onType={(typed) => setEdited({ of: shown, typed })} />
        ) : null
      }
    >
      {needless === null ? null : (
        <p>
          <Said
            phrase="This cancels the interview planned for {time}. The email says so, and takes it out of their calendar."
            values={{ time: <Moment at={needless} zone={zone} /> }}
          />
        </p>
      )}
      {note ? <p>{note}</p> : null}
      {choice ? <ShownPlace choice={choice} typed={typed} /> : null}
    </StepForm>
  )
}

/** The address of the page as it shows this choice. */
function addressOf({ values, isConfirmed }: AcceptanceChoice, { list }: StepRecord) {
  const confirm: Record<string, string> = isConfirmed ? { confirm: 'yes' } : {}
  return `?${new URLSearchParams({ ...values, ...confirm, ...(list ? { list } : {}) })}`
}

/** What the form has now, which the mail beside it may not show yet. */
type Typed = Record<'run' | 'amount' | 'currency', string>

type AcceptanceFormProps = { record: StepRecord; choice: AcceptanceChoice; onType: (typed: Typed) => void }

// Chooses the place's run and price, and whether it is confirmed at once: each changes the mail.
function AcceptanceForm({ record: { path, list }, choice, onType }: AcceptanceFormProps) {
  const say = useSay()
  const language = useLanguage()
  const { runs, noRun, currencies, values, errors, isConfirmed, run } = choice
  const state = { form: 'acceptance', values, errors, busy: false, clearError: () => {} }
  const options = [
    ...runs.map((one) => ({ value: one.id, label: drawn(shortRunWords(one, { say, language })) })),
    { value: noRun, label: 'No run yet' as const },
  ]
  return (
    <FormContext.Provider value={state}>
      <Form
        method="get"
        action={`${path}/accept`}
        className="form card"
        id="acceptance"
        noValidate
        key={JSON.stringify(values)}
        onInput={({ currentTarget }) => onType(Object.fromEntries(new FormData(currentTarget)) as Typed)}
      >
        <ErrorSummary answer={undefined} />
        {list ? <input type="hidden" name="list" value={list} /> : null}
        <div className="form-grid">
          {runs.length > 0 ? (
            <SelectField name="run" label={say('Course run')} isUnmarked options={options} />
          ) : (
            <input type="hidden" name="run" value={noRun} />
          )}
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
        <div className="button-row">
          <Update isConfirmed={isConfirmed}>{say('Update the email')}</Update>
          {run?.isWaiting ? null : (
            <Update isConfirmed={!isConfirmed}>
              {isConfirmed ? say('Keep the place until they agree') : say('Confirm the place at once')}
            </Update>
          )}
        </div>
      </Form>
    </FormContext.Provider>
  )
}

const Update = ({ isConfirmed, children }: { isConfirmed: boolean; children: string }) => (
  <button type="submit" className="button button-outline" name="confirm" value={isConfirmed ? 'yes' : ''}>
    {children}
  </button>
)

/** The place that the page showed, so that a change of its run is noticed; with scripts, as it has been typed since. */
function ShownPlace({ choice, typed }: { choice: AcceptanceChoice; typed: Typed | null }) {
  const say = useSay()
  const language = useLanguage()
  const chosen = typed && choice.runs.find(({ id }) => id === typed.run)
  const run = typed ? chosen && { ...chosen, isWaiting: chosen.left === 0 } : choice.run
  const { amount, currency } = typed ?? choice.price
  const isConfirmed = choice.isConfirmed && !run?.isWaiting
  return (
    <>
      {run ? (
        <p>
          {run.isWaiting
            ? say('The run is full, so this is a place on its waiting list.')
            : say('A seat in this run: {run}.', { run: runWords(run, { say, language }) })}
        </p>
      ) : null}
      <p>
        {amount.trim()
          ? say('Price told: {price}', { price: `${amount.trim()} ${currency}` })
          : say('No price is told.')}
      </p>
      {isConfirmed ? <p>{say('The place is confirmed at once.')}</p> : null}
      <input type="hidden" name="run" value={run?.id ?? ''} />
      <input type="hidden" name="seat" value={run ? (run.isWaiting ? 'waiting' : 'free') : ''} />
      <input type="hidden" name="confirm" value={isConfirmed ? 'yes' : ''} />
      <input type="hidden" name="amount" value={amount} />
      <input type="hidden" name="currency" value={currency} />
    </>
  )
}
