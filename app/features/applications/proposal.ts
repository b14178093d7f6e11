// The changes that a repeated application proposes.
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { Application } from '#db/tables/careers.ts'
import { answerLabels } from './answers.ts'
import type { Plan } from './plan-note.ts'

type Field = keyof typeof answerLabels
type Compared = Pick<Application, Field>

/** The fields that differ, and those that come with every send. */
export type Proposal = Partial<Pick<Application, Field | 'promo_percent'>> &
  Pick<Application, 'consent_wording' | 'consent_version' | 'consented_at' | 'language'>

/** A proposed change: the field's label, its value before and after. */
export type Change = readonly [field: Phrase, before: string, after: string]

/** The detail of an application's event: its changes, the proposed answers until staff decide, or the interview. */
type EventDetail = { changes?: Change[]; proposed?: Proposal; plan?: Plan }

export const detailOf = (detail: EventDetail) => JSON.stringify(detail)
export const readDetail = (detail: string | null): EventDetail => JSON.parse(detail ?? '{}')

export const changesBetween = (before: Compared, after: Partial<Compared>): Change[] =>
  changedFields(before, after).map((name) => [answerLabels[name], before[name] ?? '', after[name] ?? ''] as const)

/** Contains only the differences, so that adopting it keeps changes made to other fields in the meantime. */
export function proposalOf(
  before: Compared,
  { promo_percent, ...after }: Compared & Pick<Application, 'promo_percent'>,
): Partial<Pick<Application, Field | 'promo_percent'>> {
  const changed = changedFields(before, after)
  const proposed = Object.fromEntries(changed.map((name) => [name, after[name]]))
  return changed.includes('promo_code') ? { ...proposed, promo_percent } : proposed
}

const changedFields = (before: Compared, after: Partial<Compared>) =>
  (Object.keys(answerLabels) as Field[]).filter((name) => name in after && before[name] !== after[name])
