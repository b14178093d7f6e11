import type { codeValues } from '#app/features/applications/codes/code-schema.ts'
import type { CodeRow } from '#app/features/applications/codes/codes.server.ts'
import { Checkbox, TextField } from '#app/forms/fields/fields.tsx'
import type { Phrase, Say } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { StaffForm } from '#app/routes/admin/shared/staff-page.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { CalendarDate } from '#app/ui/text/calendar-date.tsx'
import { codes } from '../words.ts'

type State = 'active' | 'scheduled' | 'off' | 'ended' | 'used up'

type Stated = Pick<CodeRow, 'active' | 'starts_at' | 'ends_at' | 'max_uses' | 'uses'>

/** Tells whether a code may be used now, and if not, why. */
export function codeState({ active, starts_at, ends_at, max_uses, uses }: Stated, now: number): State {
  if (ends_at !== null && ends_at <= now) return 'ended'
  if (active === 0) return 'off'
  if (max_uses !== null && uses >= max_uses) return 'used up'
  return starts_at > now ? 'scheduled' : 'active'
}

export const codeLabels = {
  active: 'Active',
  scheduled: 'Scheduled',
  off: 'Switched off',
  ended: 'Ended',
  'used up': 'Used up',
} as const satisfies Record<State, Phrase>

type CodePillProps = { state: State; ended?: string | null }

/** @property ended the day of its end or of its switching off, where the pill says so */
export const CodePill = ({ state, ended = null }: CodePillProps) =>
  ended === null ? (
    <Pill status={state} label={codeLabels[state]} />
  ) : (
    <Pill status={state}>
      <span>
        <Said
          phrase={state === 'off' ? 'Switched off {day}' : 'Ended {day}'}
          values={{ day: <CalendarDate date={ended} isShort /> }}
        />
      </span>
    </Pill>
  )

/** Why the code cannot be used, if no date will change that. */
export function WhyUnusable({ state, ended }: Required<CodePillProps>) {
  const say = useSay()
  if (state === 'used up')
    return <p>{say('This code can’t be used any more: it has been used as often as allowed.')}</p>
  if (state !== 'ended' && state !== 'off') return null
  if (ended === null) return <p>{say('This code can’t be used: it is switched off.')}</p>
  return (
    <p>
      <Said
        phrase={
          state === 'off'
            ? 'This code can’t be used: it was switched off on {day}.'
            : 'This code can’t be used any more: it ended on {day}.'
        }
        values={{ day: <CalendarDate date={ended} isShort /> }}
      />
    </p>
  )
}

export const usesWords = ({ uses, max_uses }: Pick<CodeRow, 'uses' | 'max_uses'>, say: Say) =>
  max_uses === null ? String(uses) : say('{count} of {most}', { count: uses, most: max_uses })

type CodeFormProps = { code: string; isActive: boolean; values: ReturnType<typeof codeValues> }

/** Changes an existing code. */
export function CodeForm({ code, isActive, values }: CodeFormProps) {
  const say = useSay()
  const path = `${codes}/${code}`
  const link = isActive
    ? { to: `${path}/end`, label: say('Switch off'), isLoss: true }
    : { to: `${path}/resume`, label: say('Reactivate') }
  return (
    <StaffForm form="code" action={path} defaults={values} button={say('Save')} link={link}>
      <CodeFields />
      <p>{say('Existing applications keep the discount they were promised.')}</p>
    </StaffForm>
  )
}

/** The fields that a new and an existing code share. */
export function CodeFields() {
  const say = useSay()
  return (
    <>
      <TextField name="percent" label={say('Percent off')} inputMode="numeric" autoComplete="off" required />
      <div className="form-grid">
        <TextField
          name="startsOn"
          label={say('First day (Seoul)')}
          hint={say('Leave empty to accept it at once.')}
          type="date"
        />
        <TextField
          name="endsOn"
          label={say('Last day (Seoul)')}
          hint={say('Leave empty for no end date.')}
          type="date"
        />
      </div>
      <TextField
        name="maxUses"
        label={say('Maximum uses')}
        hint={say(
          'Counted from the application on, and free again when it ends without a place. Leave empty for no limit.',
        )}
        inputMode="numeric"
        autoComplete="off"
      />
      <Checkbox name="firstCourseOnly">
        {say('First course only')}
        <span className="row-note">{say('The courses page shows the newest active code of this kind.')}</span>
      </Checkbox>
    </>
  )
}
