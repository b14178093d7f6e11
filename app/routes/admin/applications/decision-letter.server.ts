// The mail of a decision on an application, and the course place of an acceptance as the page's address has it.
import { db } from '#app/db.server.ts'
import type { ApplicationDetails } from '#app/features/applications/applications.server.ts'
import { priceSchema, readPrice } from '#app/features/applications/decision-schema.ts'
import { isAhead } from '#app/features/applications/interviews.server.ts'
import { placeLetter } from '#app/features/applications/places/move-place.server.ts'
import { findPlaceOf, toldPlace } from '#app/features/applications/places/places.server.ts'
import { grantable } from '#app/features/applications/promo.server.ts'
import { findCourse, findRunDetails, upcomingRuns } from '#app/features/applications/runs/runs.server.ts'
import { readCourses } from '#app/features/texts/kinds/courses.server.ts'
import { currencies } from '#app/features/texts/kinds/shared-fields.ts'
import { errorsIn, fieldErrors } from '#app/forms/read/read-form.server.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import { storedMessage } from '#app/languages/stored-messages.ts'
import type { Decision } from '#app/mail/decision-mail.ts'
import type { Discount } from '#app/mail/messages/place-words.ts'
import { applicationAccepted, applicationRejected } from '#app/mail/messages/visitors/application-decided.ts'
import { withoutInterview } from '#app/mail/messages/visitors/interview-arranged.ts'
import { minorUnits } from '#app/ui/text/price-text.ts'
import type { Language } from '#db/tables/records.ts'
import type { DecisionId } from './decisions.ts'
import { letterOf } from './letter.tsx'

type Asked = { request: Request; now: number; language: Language }

/** @property needless the begin of an interview that the decision cancels */
export async function decisionLetter(decision: DecisionId, application: ApplicationDetails, asked: Asked) {
  const { status, interview, reference } = application
  const needless = status === 'interview' && interview && isAhead(interview, asked.now) ? interview : null
  const shown = (letter: Decision) => letterOf(needless ? withoutInterview(letter, application, needless) : letter)
  const none = { choice: null, note: null, needless: needless?.starts_at ?? null }
  if (decision === 'accept') {
    const { letter, ...choice } = await acceptance(application, asked)
    return { ...none, ...choice, letter: shown(letter) }
  }
  if (decision === 'reject') return { ...none, letter: shown(applicationRejected(application)) }
  if (decision === 'withdraw') return { ...none, letter: null }
  const place = await findPlaceOf(db, reference)
  const letter = place && place.status !== 'cancelled' ? await placeLetter(db, place, 'cancelled', asked.now) : null
  return { ...none, letter: letter && letterOf(letter) }
}

export type AcceptanceChoice = Awaited<ReturnType<typeof acceptance>>['choice']

/** The value for a place without a run. */
const noRun = 'none'

/** The run, the price, and whether the place is confirmed at once. */
async function acceptance(application: ApplicationDetails, { request, now, language }: Asked) {
  const params = new URL(request.url).searchParams
  const [runs, courses, { discount, note }] = await Promise.all([
    upcomingRuns(db, application.course_id, now),
    readCourses(db, now),
    grantable(db, application),
  ])
  const asked = params.get('run')
  // The next run with a free seat, or else the next one with a waiting list.
  const proposed = runs.find(({ left }) => left > 0) ?? runs[0]
  const run = asked === noRun ? undefined : (runs.find(({ id }) => id === asked) ?? proposed)
  const isWaiting = run?.left === 0
  const isConfirmed = params.get('confirm') === 'yes' && !isWaiting
  const proposal = proposedPrice(findCourse(courses, application.course_id), discount)
  const values = {
    run: run?.id ?? noRun,
    amount: (params.get('amount') ?? proposal.amount).slice(0, 20),
    currency: params.get('currency') ?? proposal.currency,
  }
  const read = priceSchema.safeParse(values)
  const price = read.success ? readPrice(read.data) : null
  const errors = errorsIn(language, read.error ? fieldErrors(read.error) : {})
  const details = run ? await findRunDetails(db, run.id) : null
  const told = await toldPlace(db, application, { run: details, price, discount }, now)
  const seat = isWaiting ? 'waiting' : isConfirmed ? 'confirmed' : 'kept'
  return {
    letter: applicationAccepted(application, { ...told, seat }),
    note: note && sayIn(language)(storedMessage(note)),
    choice: {
      runs,
      noRun,
      currencies,
      values,
      errors,
      isConfirmed,
      run: run ? { ...run, isWaiting } : null,
      /** As the mail tells it. */
      price: price ? { amount: values.amount, currency: price.currency } : { amount: '', currency: '' },
    },
  }
}

type Priced = { price: { minor: number; currency: string } | null } | null

/** The course's price, less the discount. */
function proposedPrice(course: Priced, discount: Discount | null) {
  const price = course?.price
  if (!price) return { amount: '', currency: currencies[0] }
  const minor = Math.round((price.minor * (100 - (discount?.percent ?? 0))) / 100)
  return { amount: String(minor / minorUnits(price.currency)), currency: price.currency }
}
