// The client action of every public form's route: a send that does not arrive is told to the form, where otherwise
// the page with everything typed would be replaced by an error page.
import { type ClientActionFunctionArgs, isRouteErrorResponse, json } from '@remix-run/react'
import type { Unsent } from './form-state.ts'

/** Enough for a long message over a very slow line; what arrives later is the same enquiry when it is sent again. */
const patience = 30_000

export async function sendOrKeep({ serverAction }: Pick<ClientActionFunctionArgs, 'serverAction'>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer')), patience)
  })
  try {
    return await Promise.race([serverAction(), tooLong])
  } catch (problem) {
    // An answer, even a refusal, is the router's to show.
    if (problem instanceof Response || isRouteErrorResponse(problem)) throw problem
    // A status that says failed, so that the page's data is not asked for over the same broken line.
    return json<Unsent>({ unsent: true }, 503)
  } finally {
    clearTimeout(timer)
  }
}
