import type { CodeRow } from '#app/features/applications/codes/codes.server.ts'
import type { Phrase, Say } from '#app/languages/phrases.server.ts'
import { Pill } from '#app/ui/pill.tsx'

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

export const CodePill = ({ state }: { state: State }) => <Pill status={state}>{codeLabels[state]}</Pill>

export const usesWords = ({ uses, max_uses }: Pick<CodeRow, 'uses' | 'max_uses'>, say: Say) =>
  max_uses === null ? String(uses) : say('{count} of {most}', { count: uses, most: max_uses })
