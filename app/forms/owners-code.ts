// A form that is drawn on another page than its owner's needs the owner's code before it is sent. Remix loads it while
// sending, and replaces the page, with everything typed, when it cannot.
import { matchRoutes } from '@remix-run/react'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { NetworkError } from './form-state.ts'

/** Files that have arrived since the page was loaded. */
const arrived = new Set<string>()

const missingCode = (action: string) =>
  (matchRoutes(window.__remixRouter.routes, action) ?? [])
    .flatMap(({ route }) => (route.lazy ? (window.__remixManifest.routes[route.id ?? '']?.module ?? []) : []))
    .filter((file) => !arrived.has(file))

/**
 * `isMissing(submission)` is true when it stopped the submission to load the code first; `send` is then called with the
 * pressed button, or the form. A form whose code has been replaced by a new release is sent as a page (`isGone`).
 */
export function useOwnersCode(send: (pressed: HTMLFormElement | HTMLButtonElement) => void) {
  const [state, setState] = useState<'there' | 'loading' | 'gone' | NetworkError>('there')
  const isMissing = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    const { submitter } = event.nativeEvent as SubmitEvent & { submitter: HTMLButtonElement | null }
    const files = missingCode(submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '')
    if (files.length === 0) {
      setState('there')
      return false
    }
    event.preventDefault()
    setState('loading')
    load(files).then(
      () => {
        setState('there')
        send(submitter ?? form)
      },
      async () => {
        if (!(await Promise.all(files.map(isReachable))).every(Boolean)) return setState({ networkError: true })
        flushSync(() => setState('gone'))
        form.requestSubmit(submitter)
      },
    )
    return true
  }
  return {
    isMissing,
    isLoading: state === 'loading',
    isGone: state === 'gone',
    networkError: typeof state === 'object' ? state : undefined,
  }
}

async function load(files: string[]) {
  await Promise.all(files.map((file) => import(/* @vite-ignore */ file)))
  for (const file of files) arrived.add(file)
}

/** Whatever the site answers: a browser may remember that it could not load a file. */
const isReachable = (file: string) =>
  fetch(file, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
