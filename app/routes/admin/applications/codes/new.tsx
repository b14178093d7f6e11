import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { daysOf, newCodeSchema } from '#app/features/applications/codes/code-schema.ts'
import { createCode, hasPrices } from '#app/features/applications/codes/codes.server.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { TextField } from '#app/forms/fields/fields.tsx'
import { FormActions } from '#app/forms/form-actions.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { CodeFields, newCodeRefusals } from './fields.tsx'

const list = '/dashboard/careers/codes'

export const handle = { permission: 'courses.write', title: 'New discount code' } as const

export const loader = staffLoader(handle.permission, async ({ now }) => ({
  ...daysOf({ starts_at: now, ends_at: null }),
  firstCourseOnly: hasPrices ? 'yes' : '',
}))

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, newCodeSchema, {
  form: 'new-code',
  run: ({ value, by }) => createCode(db, value, by),
  done: ({ value }) => ({ to: `${list}/${value.code}`, text: `${value.code} is created.` }),
  failed: 'The code could not be saved. Please try again.',
  refusals: newCodeRefusals,
})

export default function NewCodePage() {
  const defaults = useLoaderData<typeof loader>()
  return (
    <>
      <Breadcrumbs items={[{ label: 'Discount codes', href: list }, { label: 'New' }]} />
      <h1>New discount code</h1>
      <ActionForm form="new-code" action={`${list}/new`} className="form card" defaults={defaults}>
        <TextField
          name="code"
          label="Code"
          hint="Letters, digits and hyphens."
          autoComplete="off"
          spellCheck={false}
          required
        />
        <CodeFields />
        <FormActions busy="Saving..." cancel={list}>
          Create the code
        </FormActions>
      </ActionForm>
    </>
  )
}
