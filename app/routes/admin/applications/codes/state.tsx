import type { CodeRow } from '#app/features/applications/codes/codes.server.ts'
import type { Phrase, Say } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'

type State = 'active' | 'scheduled' | 'ended' | 'used up'

type Stated = Pick<CodeRow, 'active' | 'starts_at' | 'ends_at' | 'max_uses' | 'uses'>

/** Tells whether a code may be used now, and if not, why. */
export function codeState({ active, starts_at, ends_at, max_uses, uses }: Stated, now: number): State {
  if (active === 0 || (ends_at !== null && ends_at <= now)) return 'ended'
  if (max_uses !== null && uses >= max_uses) return 'used up'
  return starts_at > now ? 'scheduled' : 'active'
}

export const codeLabels = {
  active: 'Active',
  scheduled: 'Scheduled',
  ended: 'Ended',
  'used up': 'Used up',
} as const satisfies Record<State, Phrase>

/** @param ends when staff ended codes by hand  @returns when the code ended; null if it has not, or nobody knows */
export function endedAt({ code, active, ends_at }: CodeRow, ends: ReadonlyMap<string, number>, now: number) {
  if (active === 0) return ends.get(code) ?? null
  return ends_at !== null && ends_at <= now ? ends_at - 1 : null
}

type CodePillProps = { state: State; ended?: number | null; zone: string }

/** @property ended when it ended, where the pill says so */
export const CodePill = ({ state, ended = null, zone }: CodePillProps) => (
  <Pill status={state}>
    {ended === null ? (
      codeLabels[state]
    ) : (
      <span>
        <Said phrase="Ended {day}" values={{ day: <Moment at={ended} zone={zone} only="date" /> }} />
      </span>
    )}
  </Pill>
)

/** Why the code cannot be used, if no date will change that. */
export function WhyUnusable({ state, ended, zone }: Required<CodePillProps>) {
  const say = useSay()
  if (state === 'used up') return <p>{say('This code can’t be used any more: its maximum is reached.')}</p>
  if (state !== 'ended') return null
  if (ended === null) return <p>{say('This code can’t be used any more: it has ended.')}</p>
  const day = <Moment at={ended} zone={zone} only="date" />
  return (
    <p>
      <Said phrase="This code can’t be used any more: it ended {day}." values={{ day }} />
    </p>
  )
}

export const usesWords = ({ uses, max_uses }: Pick<CodeRow, 'uses' | 'max_uses'>, say: Say) =>
  max_uses === null ? String(uses) : say('{count} of {most}', { count: uses, most: max_uses })
