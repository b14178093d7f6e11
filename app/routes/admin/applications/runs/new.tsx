import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { newRunSchema } from '#app/features/applications/runs/run-schema.ts'
import { createRun } from '#app/features/applications/runs/runs.server.ts'
import { readCourses } from '#app/features/texts/kinds/courses.server.ts'
import { SelectField } from '#app/forms/fields/fields.tsx'
import type { Errors } from '#app/forms/form-state.ts'
import { useSay } from '#app/languages/say.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { savedRunWords } from '../told.server.ts'
import { RunFields, runRefusals } from './run-fields.tsx'
import { aboveRuns, runs } from './words.ts'

export const handle = { permission: 'courses.write', title: 'New course run' } as const

export const loader = staffLoader(handle.permission, async () => ({
  options: (await readCourses(db, Date.now())).map(({ id, name }) => ({
    value: id,
    label: name,
    isTyped: true as const,
  })),
}))

const notListed: { ok: false; errors: Errors } = { ok: false, errors: { course: ['Choose one of the courses'] } }

export const action = staffAction(handle.permission, newRunSchema, {
  form: 'new-run',
  run: async ({ value, by }) => {
    const isCourse = (await readCourses(db, by.now)).some(({ id }) => id === value.course)
    return isCourse ? createRun(db, value, by) : notListed
  },
  done: async (sent, { run }) => ({ to: `${runs}/${run.id}`, ...(await savedRunWords(db, run, 'Run created.', sent)) }),
  failed: 'We couldn’t save the run. Please try again.',
  refusals: runRefusals,
})

export default function NewRunPage() {
  const say = useSay()
  const { options } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={say('New course run')} above={aboveRuns}>
      <StaffForm form="new-run" action={`${runs}/new`} button={say('Create run')} cancel={runs}>
        <SelectField name="course" label={say('Course')} options={options} required />
        <RunFields />
      </StaffForm>
    </StaffPage>
  )
}
