import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { recordKinds, recordPath } from '#app/features/records/kinds.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { inboxPath } from '../inbox/query.ts'
import type { changeLoader } from './change.server.ts'

export const useChangedRecord = () => useLoaderData<typeof changeLoader>()

type RecordChangeProps = {
  form: string
  title: string
  defaults?: Record<string, string>
  children: ReactNode
  isAdded?: boolean
}

/** The page of a form that changes one thing about a record. @param isAdded whatever others changed meanwhile, it is not theirs */
export function RecordChange({ form, title, defaults = {}, children, isAdded = false }: RecordChangeProps) {
  const { record, query } = useChangedRecord()
  const { kind, reference, name, version } = record
  const list = { label: recordKinds[kind].label, href: recordKinds[kind].path }
  const path = recordPath(record) + query
  return (
    <>
      <Breadcrumbs items={[list, { label: reference, href: path }, { label: title }]} />
      <h1>{title}</h1>
      <p className="typed" dir="auto">
        {name}
      </p>
      <ActionForm
        form={form}
        action={`${inboxPath}/${reference}/${form}${query}`}
        className="form card"
        defaults={isAdded ? defaults : { ...defaults, version: String(version) }}
      >
        {children}
        <div className="form-actions">
          <SubmitButton busy="Saving...">Save</SubmitButton>
          <LinkButton to={path} variant="outline">
            Cancel
          </LinkButton>
        </div>
      </ActionForm>
    </>
  )
}
