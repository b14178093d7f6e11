import type { PlaceRow } from '#app/features/applications/places/places.server.ts'
import type { RunRow } from '#app/features/applications/runs/runs.server.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { SelectField } from '#app/forms/fields/fields.tsx'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { runWords } from '../runs/words.ts'
import { places } from './words.ts'

type RunChoiceProps = { place: PlaceRow; runs: readonly RunRow[] }

/** Moves the place into a run of its course, or out of its run. */
export function RunChoice({ place, runs }: RunChoiceProps) {
  const { id, version, run_id, starts_on } = place
  const isListed = runs.some((run) => run.id === run_id)
  const own = run_id && !isListed ? [{ value: run_id, label: `${starts_on} (has begun)` }] : []
  const options = [
    { value: '', label: 'No run' },
    ...own,
    ...runs.map((run) => ({ value: run.id, label: runWords(run) })),
  ]
  return (
    <ActionForm
      form="place-run"
      action={`${places}/${id}/run`}
      defaults={{ run: run_id ?? '', version: String(version) }}
      className="form card"
    >
      <h2>Course run</h2>
      <p>In a full run the place goes on the waiting list. The participant is not mailed, so please write to them.</p>
      <SelectField name="run" label="Run" options={options} />
      <SubmitButton busy="Saving..." variant="outline">
        Save the run
      </SubmitButton>
    </ActionForm>
  )
}
