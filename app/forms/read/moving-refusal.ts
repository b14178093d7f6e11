// The refusal of a form while the site is moved to another database (npm run move).
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
    formError: `This site is being moved, so nothing can be stored at the moment. Everything you typed is still here: please send it again in ${minutes} minutes.`,
    status: 503,
    headers: { 'Retry-After': String(minutes * 60) },
  }
}
