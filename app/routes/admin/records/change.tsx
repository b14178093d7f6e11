// The pages of the forms that change one thing about a record; change.server.ts stores the changes.

import { useLoaderData } from '@remix-run/react'
import { recordPath } from '#app/features/records/kinds.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { FormActions } from '#app/forms/form-actions.tsx'
import { drawn } from '#app/languages/message.ts'
import { useSay } from '#app/languages/say.tsx'
import { staffForms, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { inboxCrumb, inboxPath } from '../inbox/query.ts'
import { changedRecord, changeForms } from './change.server.ts'
import { changePages } from './change-pages.tsx'

export const handle = { permission: 'inbox.write', title: 'Change a record' } as const

export const loader = staffLoader(handle.permission, async (asked) => {
  const change = changeIn(asked.params.change)
  const shown = change && (await changedRecord(asked))
  return (
    shown && { ...shown, change, pageTitle: asked.say(changePages[change].title, { name: shown.record.reference }) }
  )
})

export const action = staffForms(handle.permission, ({ params }) => {
  const change = changeIn(params.change)
  return change && changeForms[change]
})

const changeIn = (name = '') => (Object.hasOwn(changePages, name) ? (name as keyof typeof changePages) : undefined)

export default function ChangePage() {
  const say = useSay()
  const { change, ...shown } = useLoaderData<typeof loader>()
  const { title, defaults, above, fields, button, isAdded } = changePages[change]
  const { reference, name, version } = shown.record
  const path = recordPath(shown.record) + shown.query
  const action = `${inboxPath}/${reference}/${change}${shown.query}`
  return (
    <StaffPage title={say(title, { name })} isTyped above={[inboxCrumb, { label: drawn(reference), href: path }]}>
      {above ? <section className="form card">{above(shown, action)}</section> : null}
      <ActionForm
        form={change}
        action={action}
        className="form card"
        defaults={{ ...defaults?.(shown), ...(isAdded ? {} : { version: String(version) }) }}
      >
        {fields(shown, say)}
        <FormActions busy={say('Saving...')} cancel={path}>
          {say(button ?? 'Save')}
        </FormActions>
      </ActionForm>
    </StaffPage>
  )
}
