// The client action of every form's route: a send that does not arrive, or whose session has ended, is told to the form,
// where otherwise the page with everything typed would be replaced.
import { type ClientActionFunctionArgs, isRouteErrorResponse, type ShouldRevalidateFunction } from '@remix-run/react'
import { formOfField } from './field-names.ts'
import type { NetworkError, SessionEnded } from './form-state.ts'

type Args = Pick<ClientActionFunctionArgs, 'request' | 'serverAction'>

export async function networkSafeAction({ request, serverAction }: Args) {
  const sent = request.clone()
  try {
    return await serverAction()
  } catch (problem) {
    // Where only a button was pressed, the page tells.
    if (!(await sent.formData()).has(formOfField)) throw problem
    // Not data(): Remix would wrap it once more, and lose the status.
    if (isSignIn(problem, new URL(request.url).pathname))
      return Response.json({ sessionEnded: true } satisfies SessionEnded, { status: sessionEndedStatus })
    // An answer, even a refusal, is the router's to show; but 503 says that nothing was taken, as no answer does.
    const isAnswer = problem instanceof Response || isRouteErrorResponse(problem)
    if (isAnswer && problem.status !== networkErrorStatus) throw problem
    return Response.json({ networkError: true } satisfies NetworkError, { status: networkErrorStatus })
  }
}

const networkErrorStatus = 503
const sessionEndedStatus = 401
const conflictStatus = 409

/** The staff area sends strangers to the sign-in page, as who was signed in when the page was drawn. */
const isSignIn = (problem: unknown, sentTo: string) =>
  problem instanceof Response &&
  /^\/(dashboard|admin)/.test(sentTo) &&
  /^\/login\?/.test(problem.headers.get('Location') ?? '')

/** The page's data is not asked for over the same broken line, but after a conflict: the form shows what others stored. */
export const keepAfterNetworkError: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) => {
  if (actionStatus === networkErrorStatus || actionStatus === sessionEndedStatus) return false
  return actionStatus === conflictStatus || defaultShouldRevalidate
}
