// The mail of a decision on an application, and the course place that an acceptance proposes.
import { db } from '#app/db.server.ts'
import type { ApplicationDetails } from '#app/features/applications/applications.server.ts'
import { type PlaceInput, readPrice } from '#app/features/applications/decision-schema.ts'
import { isAhead } from '#app/features/applications/interviews.server.ts'
import { placeLetter } from '#app/features/applications/places/move-place.server.ts'
import { findPlaceOf, toldPlace } from '#app/features/applications/places/places.server.ts'
import { grantable } from '#app/features/applications/promo.server.ts'
import { findCourse, findRunDetails, proposedRun, upcomingRuns } from '#app/features/applications/runs/runs.server.ts'
import { readCourses } from '#app/features/texts/kinds/courses.server.ts'
import { currencies } from '#app/features/texts/kinds/shared-fields.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import { storedMessage } from '#app/languages/stored-messages.ts'
import type { Decision } from '#app/mail/decision-mail.ts'
import type { Discount } from '#app/mail/messages/place-words.ts'
import { applicationAccepted, applicationRejected } from '#app/mail/messages/visitors/application-decided.ts'
import { withoutInterview } from '#app/mail/messages/visitors/interview-arranged.ts'
import { minorUnits, type Price } from '#app/ui/text/price-text.ts'
import type { Language } from '#db/tables/records.ts'
import type { DecisionId } from './decisions.ts'
import { letterOf } from './letter.tsx'

/** @property typed the place as it has been typed; without it, the proposed one */
type Asked = { typed?: PlaceInput; now: number; language: Language }

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

/** The run, the price, and whether the place is confirmed at once. */
async function acceptance(application: ApplicationDetails, { typed, now, language }: Asked) {
  const [runs, courses, { discount, note }] = await Promise.all([
    upcomingRuns(db, application.course_id, now),
    readCourses(db, now),
    grantable(db, application),
  ])
  const proposed = {
    run: proposedRun(runs),
    price: proposedPrice(findCourse(courses, application.course_id), discount),
  }
  const run = typed ? runs.find(({ id }) => id === typed.run) : proposed.run
  const price = typed ? readPrice(typed) : proposed.price
  const details = run ? await findRunDetails(db, run.id) : null
  const told = await toldPlace(db, application, { run: details, price, discount }, now)
  const seat = run?.left === 0 ? 'waiting' : typed?.confirm ? 'confirmed' : 'kept'
  return {
    letter: applicationAccepted(application, { ...told, seat }),
    note: note && sayIn(language)(storedMessage(note)),
    choice: { runs, currencies, values: { run: proposed.run?.id ?? '', ...amountOf(proposed.price) } },
  }
}

/** The course's price, less the discount. */
function proposedPrice(course: { price: Price | null } | null, discount: Discount | null): Price | null {
  const price = course?.price
  return price ? { ...price, minor: Math.round((price.minor * (100 - (discount?.percent ?? 0))) / 100) } : null
}

const amountOf = (price: Price | null) =>
  price
    ? { amount: String(price.minor / minorUnits(price.currency)), currency: price.currency }
    : { amount: '', currency: currencies[0] }
