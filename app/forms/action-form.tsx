// The one form. Without JavaScript it posts to its owner page, which redraws it; with JavaScript the answer appears in place.

import { Form, PrefetchPageLinks, useLocation } from '@remix-run/react'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { isOfStaff } from '#app/http/of-staff.ts'
import { errorMarks, withoutErrorMark } from '#app/languages/pages.ts'
import { useHrefIn, useSay } from '#app/languages/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/toasts/toasts.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { type Draft, useDraft } from './draft.ts'
import { formOfField } from './fields/field-names.ts'
import { OwnerField, VersionField } from './fields/fields.tsx'
import { fieldsAsText } from './fields/form-fields.ts'
import { FormKey } from './fields/honeypot.tsx'
import { recordFormKey, useFormAnswer } from './form-answer.ts'
import { type FieldErrors, type FormAnswer, FormContext, type FormValues, useFormState } from './form-state.ts'
import { ErrorSummary } from './notices/error-summary.tsx'
import { useFocusOnChange } from './notices/focus-on-change.ts'
import { OtherWays } from './notices/other-ways.tsx'
import { useStaffNotices } from './notices/staff-notices.ts'

type ActionFormProps = {
  /** The form's name: it accepts answers with this name only, and its fields' ids begin with it. */
  form: string
  /** The owner page, which draws this form and handles its submission. */
  action: string
  /** A public form's signed key, from its loader; staff forms have none. */
  formKey?: string
  /** The stored values that the fields begin with. Their version is submitted too, so that a conflict is detected. */
  defaults?: FormValues
  /** Where typed text is kept until it is stored. By default public forms keep it on the device, other long texts in the tab. */
  keptOn?: 'device' | 'nothing'
  /** The message when sending fails. */
  failure?: string
  /** Also shows the reason for a refusal as a toast. */
  toastFailure?: boolean
  /** For files and long texts, which URL encoding would triple in size. */
  encType?: 'multipart/form-data'
  /** The page that a success leads to is shown where this one was, for a form beside a list. */
  keepsScroll?: boolean
  children: ReactNode
  className?: string
}

const noErrors: FieldErrors = {}
const noValues: FormValues = {}

/** Keyed by record: moving to another record mounts a new form. A page in another language has the action there. */
export function ActionForm(props: ActionFormProps) {
  const action = useHrefIn()(props.action)
  const say = useSay()
  const told = isOfStaff(action) ? '' : say('Failed to submit the form. Please try again later.')
  return (
    <RecordForm key={recordFormKey(props.form, action)} {...props} action={action} failure={props.failure ?? told} />
  )
}

/** Remounts with the stored values after a success, and when the answer changed the typed values. */
function RecordForm(props: ActionFormProps) {
  const state = useFormAnswer(props.form, props.action, props.keepsScroll)
  const { round, answer } = state
  const [last, setLast] = useState({ round, answer })
  // A failed send keeps the previous answer on display.
  if (last.round !== round || (answer && answer !== last.answer)) setLast({ round, answer })
  return <FormRound key={`${round} ${last.answer?.rewritten ?? ''}`} {...props} {...state} drawnBy={last.answer} />
}

type FormRoundProps = ActionFormProps & ReturnType<typeof useFormAnswer> & { drawnBy?: FormAnswer }

function FormRound({
  form,
  action,
  formKey,
  keptOn,
  defaults = noValues,
  failure = '',
  toastFailure = false,
  encType,
  children,
  className = 'form',
  drawnBy,
  ...answered
}: FormRoundProps) {
  const { fetcherKey, busy, received, networkError, sessionEnded, answer, round, onSubmit, isSentAsPage } = answered
  const element = useRef<HTMLFormElement>(null)
  const [isTouched, setTouched] = useState(false)
  const shown = useShownErrors(answer)
  useErrorTitle(isProblem(answer) ? answer : (networkError ?? sessionEnded))
  const isPublic = formKey !== undefined
  const draftOptions = { form, action, isPublic, keptOn, answer, failure: networkError ?? answer }
  const { draft, isKept, keep, discard } = useDraft(element, draftOptions)
  const values = drawnValues(defaults, drawnBy, draft)
  useKeptFocus(element, round > 0 || drawnBy?.rewritten !== undefined)
  const formError = networkError ? failure : answer?.formError
  useFailureToast(form, toastFailure ? formError : undefined, received)
  const notices = { sessionEnded, networkError, answer, failure, element, isPublic, onDiscard: draft && discard }

  return (
    <FormContext.Provider value={{ form, answer, values, stored: defaults, ...shown, formError, busy }}>
      <Form
        ref={element}
        navigate={false}
        fetcherKey={fetcherKey}
        method="post"
        action={action}
        encType={encType}
        preventScrollReset={answered.keepsScroll}
        id={form}
        className={className}
        noValidate={useHydrated()}
        reloadDocument={isSentAsPage}
        aria-busy={busy || undefined}
        onSubmitCapture={(event) => {
          rememberPressed(event)
          keep(values.version, true)
        }}
        onSubmit={onSubmit}
        onFocus={() => setTouched(true)}
        onInput={() => keep(values.version)}
      >
        <input type="hidden" name={formOfField} value={recordFormKey(form, action)} />
        {isPublic ? null : <OwnerField />}
        <Notices {...notices} />
        {isPublic && isKept && draft ? <KeptOnDevice isBack onDelete={discard} /> : null}
        {isTouched ? <OwnersCode action={action} /> : null}
        {formKey ? <FormKey value={answer?.formKey ?? formKey} /> : null}
        {defaults.version === undefined ? null : <VersionField />}
        {children}
        {isPublic && isKept && !draft ? <KeptOnDevice onDelete={discard} /> : null}
      </Form>
    </FormContext.Provider>
  )
}

type KeptOnDeviceProps = {
  /** The text was typed at another time, perhaps by another person. */
  isBack?: boolean
  onDelete: () => void
}

/** Says that what is typed stays on the device, which others may use. */
function KeptOnDevice({ isBack, onDelete }: KeptOnDeviceProps) {
  const say = useSay()
  const ask = () => {
    if (window.confirm(say('Delete everything you typed in this form?'))) onDelete()
  }
  return (
    <div className="cluster note form-kept" data-align="ends">
      <p role="status">
        {isBack
          ? say('What you typed here earlier has been restored from this device. It has not been sent yet.')
          : say('What you typed is kept on this device until it is sent, for 7 days at most.')}
      </p>
      <Button variant="outline" onClick={ask}>
        {say('Delete it')}
      </Button>
    </div>
  )
}

/** Preloads the owner page's code, in case the network is gone when the form is sent. */
function OwnersCode({ action }: { action: string }) {
  const isEmbedded = useLocation().pathname !== action.split('?')[0]
  return isEmbedded ? <PrefetchPageLinks page={action} /> : null
}

type NoticesProps = Pick<FormRoundProps, 'sessionEnded' | 'networkError' | 'answer'> &
  Omit<Parameters<typeof NetworkErrorNotice>[0], 'attempt'> & {
    /** Only with a draft. */
    onDiscard: (() => void) | undefined
  }

function Notices({ sessionEnded, networkError, answer, onDiscard, ...rest }: NoticesProps) {
  const { SessionEnded, Draft } = useStaffNotices()
  return (
    <>
      {sessionEnded && SessionEnded ? <SessionEnded attempt={sessionEnded} /> : null}
      {networkError ? <NetworkErrorNotice attempt={networkError} {...rest} /> : <ErrorSummary answer={answer} />}
      {onDiscard && !rest.isPublic && !answer && Draft ? <Draft onDiscard={onDiscard} /> : null}
    </>
  )
}

type NetworkErrorNoticeProps = {
  /** New for every attempt, so that the notice takes the focus each time. */
  attempt: object
  /** Empty where the sentence about the network says it all. */
  failure: string
  element: RefObject<HTMLFormElement>
  isPublic: boolean
}

/** Shown in the form when the server was unreachable: nothing is lost, and there are other ways to send it. */
function NetworkErrorNotice({ attempt, failure, element, isPublic }: NetworkErrorNoticeProps) {
  const { form } = useFormState()
  const say = useSay()
  const isOfStaff = useStaffNotices().SessionEnded !== undefined
  const notice = useFocusOnChange(attempt)
  const [copied, setCopied] = useState('')
  const hasMessage = isPublic || Boolean(element.current?.querySelector('textarea'))

  const copy = async () => {
    if (!element.current) return
    try {
      await navigator.clipboard.writeText(fieldsAsText(element.current))
      setCopied(say('Copied.'))
    } catch {
      element.current.querySelector('textarea')?.select()
      setCopied(say('The message is selected: copy it with your keyboard or your browser’s menu.'))
    }
  }
  return (
    <div ref={notice} className="error-summary" role="alert" tabIndex={-1} aria-labelledby={`${form}-problem`}>
      <h2 id={`${form}-problem`}>{say('Network Error')}</h2>
      {failure ? <p>{failure}</p> : null}
      <p>{say('We could not be reached, so nothing was sent. Everything you typed is still here.')}</p>
      {hasMessage ? (
        <OtherWays unsent={element.current && !isOfStaff ? fieldsAsText(element.current) : undefined}>
          <Button variant="outline" onClick={copy}>
            {say('Copy message')}
          </Button>
          <span role="status">{copied}</span>
        </OtherWays>
      ) : null}
    </div>
  )
}

/** The answer's errors and question, each until its field is corrected. */
function useShownErrors(answer: FormAnswer | undefined) {
  const [cleared, setCleared] = useState<{ of?: FormAnswer; names: string[] }>({ names: [] })
  const names = cleared.of === answer ? cleared.names : []
  const errors = without(answer?.errors ?? noErrors, names)
  const addressQuestion = names.includes('email') ? undefined : answer?.addressQuestion
  const clearError = (name: string) => {
    if (errors[name] || (name === 'email' && addressQuestion)) setCleared({ of: answer, names: [...names, name] })
  }
  return { errors, addressQuestion, clearError }
}

/** A conflict's values are sent again with the stored version; a kept draft with its own rows, and the version it began with. */
function drawnValues(defaults: FormValues, drawnBy?: FormAnswer, draft?: Draft): FormValues {
  const drawn = drawnBy?.values ?? { ...defaults, ...draft?.counts }
  const { version } = drawnBy?.isConflict ? defaults : (drawnBy?.values ?? draft ?? defaults)
  return version === undefined ? drawn : { ...drawn, version }
}

/** The button pressed last. */
let pressed = ''

const buttonsOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLElement>('[type=submit]:not([hidden])')]
const nameOf = (button: HTMLElement) => `${button.getAttribute('formaction')} ${button.getAttribute('value')}`

function rememberPressed({ currentTarget, nativeEvent }: FormEvent<HTMLFormElement>) {
  const { submitter } = nativeEvent as SubmitEvent
  const button = submitter ?? buttonsOf(currentTarget)[0]
  pressed = button ? nameOf(button) : ''
}

/**
 * Returns the focus to the pressed button when the form remounts: after "Save draft", Enter must not press "Send". A
 * button that is gone, such as "Delete draft", leaves it to the text, and so does one that fills the text (`data-fills`).
 */
function useKeptFocus(element: RefObject<HTMLFormElement>, isDrawnAnew: boolean) {
  useEffect(() => {
    if (!isDrawnAnew || document.activeElement !== document.body || !element.current) return
    const button = buttonsOf(element.current).find((one) => nameOf(one) === pressed)
    const stays = button && button.dataset.fills === undefined
    const next = stays ? button : element.current.querySelector<HTMLElement>('textarea')
    const menu = next?.closest('details:not([open])')?.querySelector('summary')
    ;(menu ?? next)?.focus({ preventScroll: true })
  }, [element, isDrawnAnew])
}

/** An address suggestion alone is not a problem. */
const isProblem = (answer: FormAnswer | undefined) =>
  answer !== undefined && (answer.formError !== undefined || Object.keys(answer.errors).length > 0)

function without(errors: FieldErrors, names: string[]): FieldErrors {
  if (names.length === 0) return errors
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)))
}

// The next two effects run after every render and compare for themselves: the fetcher is mutable, so a render that React
// discards may have seen the answer, and an effect with dependencies would not run again.

/** The server prefixes the title of a page that it redraws; this does the same for an answer in place. */
function useErrorTitle(answer: object | undefined) {
  const marked = useRef(false)
  useEffect(() => {
    const isMarked = answer !== undefined
    if (isMarked === marked.current) return
    marked.current = isMarked
    markTitle(isMarked)
  })
  useEffect(
    () => () => {
      if (marked.current) markTitle(false)
    },
    [],
  )
}

function markTitle(isMarked: boolean) {
  const plain = withoutErrorMark(document.title)
  document.title = isMarked ? errorMarks[document.body.lang as keyof typeof errorMarks] + plain : plain
}

/** The text is also in the form, so a failed toast does no harm. */
function useFailureToast(form: string, text: string | undefined, attempt: unknown) {
  const lastAttempt = useRef<unknown>()
  useEffect(() => {
    if (attempt === lastAttempt.current) return
    lastAttempt.current = attempt
    if (attempt && text) notify({ id: form, form, kind: 'error', text }).catch(() => {})
  })
}
