import type { PlaceRow } from '#app/features/applications/places/places.server.ts'
import type { RunRow } from '#app/features/applications/runs/runs.server.ts'
import { SelectField } from '#app/forms/fields/fields.tsx'
import { drawn, message } from '#app/languages/message.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { StaffForm } from '#app/routes/admin/shared/staff-page.tsx'
import { shortRunWords } from '../runs/words.ts'
import { places } from './words.ts'

type RunChoiceProps = {
  place: PlaceRow
  runs: readonly RunRow[]
  /** The page to return to, where the form has a page of its own. */
  cancel?: string
}

/** Moves the place into a run of its course, or out of its run. */
export function RunChoice({ place, runs, cancel }: RunChoiceProps) {
  const say = useSay()
  const language = useLanguage()
  const { id, version, run_id, starts_on } = place
  const isListed = runs.some((run) => run.id === run_id)
  const own =
    run_id && !isListed ? [{ value: run_id, label: message('{day} (has started)', { day: starts_on ?? '' }) }] : []
  const options = [
    { value: '', label: 'No run' } as const,
    ...own,
    ...runs.map((run) => ({ value: run.id, label: drawn(shortRunWords(run, { say, language })) })),
  ]
  return (
    <StaffForm
      form="place-run"
      action={`${places}/${id}/run`}
      defaults={{ run: run_id ?? '' }}
      version={version}
      button={say('Change run')}
      variant={cancel ? 'primary' : 'outline'}
      cancel={cancel}
    >
      <h2>{cancel ? <span dir="auto">{place.name}</span> : say('Course run')}</h2>
      <p>
        {say(
          'If the run is full, they join its waiting list. We don’t email them about this, so please let them know.',
        )}
      </p>
      <SelectField name="run" label={say('Run')} isUnmarked options={options} />
    </StaffForm>
  )
}
