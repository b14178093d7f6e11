// The refusal of a form while the site is moved to another database (npm run move).
import { message } from '#app/languages/message.ts'
import { movingUntil } from '#db/driver/trouble.ts'

const minute = 60_000
/** Where a move takes longer than was expected. */
const fewestMinutes = 2

/** Null for an error that has another reason. */
export function movingRefusal(error: unknown, now: number) {
  const until = movingUntil(error)
  if (until === null) return null
  const minutes = Math.max(fewestMinutes, Math.ceil((until - now) / minute))
  return {
    formError: message(
      'This site is being moved, so nothing can be stored at the moment. Everything you typed is still here: please send it again in {wait}.',
      { wait: message('{count} minutes', { count: minutes }) },
    ),
    status: 503,
    headers: { 'Retry-After': String(minutes * 60) },
  }
}
