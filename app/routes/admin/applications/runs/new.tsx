import { useLoaderData } from '@remix-run/react'
import { courses } from '#app/content/catalogue/courses.ts'
import { db } from '#app/db.server.ts'
import { newRunSchema } from '#app/features/applications/runs/run-schema.ts'
import { createRun } from '#app/features/applications/runs/runs.server.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { SelectField } from '#app/forms/fields/fields.tsx'
import { FormActions } from '#app/forms/form-actions.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { RunFields, runRefusals } from './fields.tsx'

const list = '/dashboard/careers/runs'

export const handle = { permission: 'courses.write', title: 'New course run' } as const

export const loader = staffLoader(handle.permission, async () => ({
  options: courses.map(({ id, name }) => ({ value: id, label: name })),
}))

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, newRunSchema, {
  form: 'new-run',
  run: ({ value, by }) => createRun(db, value, by),
  done: (_, { id }) => ({ to: `${list}/${id}`, text: 'The run is created, and the course’s page shows it.' }),
  failed: 'The run could not be saved. Please try again.',
  refusals: runRefusals,
})

export default function NewRunPage() {
  const { options } = useLoaderData<typeof loader>()
  return (
    <>
      <Breadcrumbs items={[{ label: 'Course runs', href: list }, { label: 'New' }]} />
      <h1>New course run</h1>
      <ActionForm form="new-run" action={`${list}/new`} className="form card">
        <div className="form-grid">
          <SelectField name="course" label="Course" options={options} required />
          <RunFields />
        </div>
        <FormActions busy="Saving..." cancel={list}>
          Create the run
        </FormActions>
      </ActionForm>
    </>
  )
}
