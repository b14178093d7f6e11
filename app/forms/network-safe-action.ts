// The client action of every route with a form: failed submissions and ended sessions are reported to the form, instead
// of replacing the page and everything typed.
import { type ClientActionFunctionArgs, isRouteErrorResponse, type ShouldRevalidateFunction } from '@remix-run/react'
import { isOfStaff } from '#app/http/of-staff.ts'
import { discardDrafts } from './draft.ts'
import { formOfField } from './fields/field-names.ts'
import { tellAccepted } from './form-answer.ts'
import type { FormAnswer, FormValues, NetworkError, SessionEnded } from './form-state.ts'

type Args = Pick<ClientActionFunctionArgs, 'request' | 'serverAction'>

export async function clientAction({ request, serverAction }: Args) {
  const sent = request.clone()
  try {
    return await serverAction()
  } catch (problem) {
    const fields = await sent.formData()
    const formOf = fields.get(formOfField)
    // Without typed values the error page may replace the form.
    if (typeof formOf !== 'string') throw problem
    // Not data(): Remix would wrap it again and lose the status.
    if (isSignIn(problem, new URL(request.url).pathname))
      return Response.json({ sessionEnded: true } satisfies SessionEnded, { status: sessionEndedStatus })
    // The router handles responses, refusals included; but 503 means that nothing was processed, like no response at all.
    const isResponse = problem instanceof Response
    if (isResponse && problem.headers.has('Location')) {
      tellAccepted(formOf)
      discardDrafts(formOf)
    }
    const isAnswer = isResponse || isRouteErrorResponse(problem)
    const formError = isAnswer ? refusals[problem.status] : undefined
    if (isAnswer && formError) return Response.json(refused(formOf, fields, formError), { status: problem.status })
    if (isAnswer && problem.status !== networkErrorStatus) throw problem
    return Response.json({ networkError: true } satisfies NetworkError, { status: networkErrorStatus })
  }
}

/** Shown in the form: an error page would replace everything typed. */
const refusals: Record<number, string> = {
  403: 'This was refused: you may no longer have permission. Nothing was stored, and everything you typed is still here.',
  404: 'What this belongs to is no longer there. Nothing was stored, and everything you typed is still here.',
  413: 'This is larger than this site accepts (256 kB of text, 5 MB for a CV). Nothing was stored, and everything you typed is still here: please shorten it and send it again.',
}

function refused(formOf: string, fields: FormData, formError: string): FormAnswer {
  const texts = (name: string) => fields.getAll(name).filter((value) => typeof value === 'string')
  const values: FormValues = {}
  for (const name of fields.keys()) {
    const [first = '', ...more] = texts(name)
    values[name] = more.length > 0 ? [first, ...more] : first
  }
  return { form: formOf.split(' ')[0] ?? '', values, errors: {}, formError }
}

const networkErrorStatus = 503
/** The page's session has ended, or the browser has another account's: reloaded data would redraw the page for it. */
export const sessionEndedStatus = 401
const conflictStatus = 409

/** The staff area redirects to the sign-in page once the session has ended. */
const isSignIn = (problem: unknown, sentTo: string) =>
  problem instanceof Response && isOfStaff(sentTo) && /^\/login\?/.test(problem.headers.get('Location') ?? '')

/**
 * Reloads data after a conflict, when the form needs the stored values, but not over a broken connection or in another
 * session.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) => {
  if (actionStatus === networkErrorStatus || actionStatus === sessionEndedStatus) return false
  return actionStatus === conflictStatus || defaultShouldRevalidate
}
