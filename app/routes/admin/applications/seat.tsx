import { Choice, ListFilter } from '#app/routes/admin/shared/filter-fields.tsx'
import { runWords } from './runs/words.ts'
import type { ChosenSeat, SeatRun } from './seat.server.ts'

/** The choice of the place's run, which changes the mail. */
export function SeatChoice({ path, seat }: { path: string; seat: ChosenSeat }) {
  const { runs, chosen } = seat
  const options = runs.map((run) => [run.id, runWords(run)] as const)
  return (
    <ListFilter name="Course run" path={path} chosen={{ run: chosen }}>
      <Choice
        name="run"
        label="Course run"
        all="Proposed"
        chosen={chosen}
        options={[...options, ['none', 'No run yet']]}
      />
    </ListFilter>
  )
}

/** The state of the run that the page showed, so that a change is noticed. */
export function SeatFields({ run }: { run: SeatRun }) {
  return (
    <>
      <p>
        {run.isWaiting
          ? 'The run is full, so this is a place on its waiting list.'
          : `A seat of this run: ${runWords(run)}.`}
      </p>
      <input type="hidden" name="run" value={run.id} />
      <input type="hidden" name="seat" value={run.isWaiting ? 'waiting' : 'free'} />
    </>
  )
}
