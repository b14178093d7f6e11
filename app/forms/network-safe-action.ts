// The client action of every form's route: a send that does not arrive is told to the form, where otherwise the page
// with everything typed would be replaced by an error page.
import { type ClientActionFunctionArgs, isRouteErrorResponse, type ShouldRevalidateFunction } from '@remix-run/react'
import type { NetworkError } from './form-state.ts'

export async function networkSafeAction({ serverAction }: Pick<ClientActionFunctionArgs, 'serverAction'>) {
  try {
    return await serverAction()
  } catch (problem) {
    // An answer, even a refusal, is the router's to show; but 503 says that nothing was taken, as no answer does.
    const isAnswer = problem instanceof Response || isRouteErrorResponse(problem)
    if (isAnswer && problem.status !== networkErrorStatus) throw problem
    // Not data(): Remix would wrap it once more, and lose the status.
    return Response.json({ networkError: true } satisfies NetworkError, { status: networkErrorStatus })
  }
}

const networkErrorStatus = 503
const conflictStatus = 409

/** The page's data is not asked for over the same broken line, but after a conflict: the form shows what others stored. */
export const keepAfterNetworkError: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === networkErrorStatus ? false : actionStatus === conflictStatus || defaultShouldRevalidate
