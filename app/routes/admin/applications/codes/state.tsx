import type { CodeRow } from '#app/features/applications/codes/codes.server.ts'
import type { Phrase, Say } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { CalendarDate } from '#app/ui/text/calendar-date.tsx'

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

type CodePillProps = { state: State; ended?: string | null }

/** @property ended the day of its end, where the pill says so */
export const CodePill = ({ state, ended = null }: CodePillProps) => (
  <Pill status={state}>
    {ended === null ? (
      codeLabels[state]
    ) : (
      <span>
        <Said phrase="Ended {day}" values={{ day: <CalendarDate date={ended} isShort /> }} />
      </span>
    )}
  </Pill>
)

/** Why the code cannot be used, if no date will change that. */
export function WhyUnusable({ state, ended }: Required<CodePillProps>) {
  const say = useSay()
  if (state === 'used up')
    return <p>{say('This code can’t be used any more: it has been used as often as allowed.')}</p>
  if (state !== 'ended') return null
  if (ended === null) return <p>{say('This code can’t be used: it is switched off.')}</p>
  return (
    <p>
      <Said
        phrase="This code can’t be used any more: it ended on {day}."
        values={{ day: <CalendarDate date={ended} isShort /> }}
      />
    </p>
  )
}

export const usesWords = ({ uses, max_uses }: Pick<CodeRow, 'uses' | 'max_uses'>, say: Say) =>
  max_uses === null ? String(uses) : say('{count} of {most}', { count: uses, most: max_uses })
