// The one form. Without JavaScript it posts to its owner page, which redraws it; with JavaScript the answer is shown in place.
import { useActionData, useFetcher } from '@remix-run/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { ErrorSummary } from './error-summary.tsx'
import { type FieldErrors, type FormAnswer, FormContext, type FormValues } from './form-state.ts'
import { FormKey } from './honeypot.tsx'

type ActionFormProps = {
  /** The form's name: the answers with this name are its own, and its fields' ids begin with it. */
  form: string
  /** The owner page, which draws this form and answers it. */
  action: string
  /** A public form's signed key, from its loader; staff forms have none. */
  formKey?: string
  /** What the fields hold at first. */
  defaults?: FormValues
  children: ReactNode
  className?: string
}

const noErrors: FieldErrors = {}
const noValues: FormValues = {}

export function ActionForm({
  form,
  action,
  formKey,
  defaults = noValues,
  children,
  className = 'form',
}: ActionFormProps) {
  const fetcher = useFetcher<FormAnswer>({ key: form })
  const redrawn = useActionData()
  const answer = ownAnswer(form, fetcher.data) ?? ownAnswer(form, redrawn)
  const busy = fetcher.state !== 'idle'
  const hydrated = useHydrated()
  const [cleared, setCleared] = useState<{ of?: FormAnswer; names: string[] }>({ names: [] })
  const clearedNames = cleared.of === answer ? cleared.names : []
  const errors = without(answer?.errors ?? noErrors, clearedNames)
  useErrorTitle(answer)

  const state = {
    form,
    values: answer?.values ?? defaults,
    errors,
    formError: answer?.formError,
    busy,
    clearError: (name: string) => {
      if (errors[name]) setCleared({ of: answer, names: [...clearedNames, name] })
    },
  }
  return (
    <FormContext.Provider value={state}>
      <fetcher.Form
        method="post"
        action={action}
        id={form}
        className={className}
        noValidate={hydrated}
        aria-busy={busy || undefined}
        onSubmit={(event) => {
          if (busy) event.preventDefault()
        }}
      >
        <ErrorSummary answer={answer} />
        {formKey ? <FormKey value={answer?.formKey ?? formKey} /> : null}
        {children}
      </fetcher.Form>
    </FormContext.Provider>
  )
}

function ownAnswer(form: string, answer: unknown): FormAnswer | undefined {
  const candidate = answer as FormAnswer | null | undefined
  return candidate?.form === form ? candidate : undefined
}

function without(errors: FieldErrors, names: string[]): FieldErrors {
  if (names.length === 0) return errors
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)))
}

/** The server prefixes the title of a page that it redraws; this does the same for an answer shown in place. */
function useErrorTitle(answer: FormAnswer | undefined) {
  const marked = useRef(false)
  useEffect(() => {
    const prefix = 'Error: '
    if (answer && !document.title.startsWith(prefix)) {
      document.title = prefix + document.title
      marked.current = true
    }
    return () => {
      if (marked.current) document.title = document.title.replace(prefix, '')
      marked.current = false
    }
  }, [answer])
}
