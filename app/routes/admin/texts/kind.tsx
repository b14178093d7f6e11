// A list of texts: staff add entries, order, hide and remove them.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { addEntry } from '#app/features/texts/change-order.server.ts'
import { addSchema } from '#app/features/texts/saving.ts'
import { listTexts } from '#app/features/texts/versions.server.ts'
import { textWords } from '#app/features/texts/words.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { ListAndForm, StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { AddEntry, EntryTable } from './entry-table.tsx'
import { aboveTexts, textPath, textsCrumb } from './paths.ts'
import { listOf } from './text-of.server.ts'

export const handle = { permission: 'texts.read', actionPermission: 'texts.publish', title: textsCrumb.label } as const

export const loader = staffLoader(handle.permission, async ({ params, staff: { role }, now }) => {
  const kind = listOf(params)
  const { one } = kind.list
  const entries = await listTexts(db, kind, now)
  const mayChange = can(role, handle.actionPermission)
  return {
    kind: kind.kind,
    title: kind.title,
    pageTitle: kind.title,
    languages: kind.languages,
    one,
    entries,
    mayEdit: can(role, 'texts.edit'),
    mayChange,
  }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.actionPermission, addSchema, {
  form: 'add',
  run: ({ params, value, by }) => addEntry(db, listOf(params), value.title, by),
  done: ({ params }, { key }) => {
    const { kind, languages } = listOf(params)
    return { to: textPath(kind, key, languages[0]), text: textWords.added }
  },
  failed: textWords.failed,
})

export default function TextKindPage() {
  const { kind, title, one, mayChange, ...list } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={title} above={aboveTexts}>
      <ListAndForm form={mayChange ? <AddEntry kind={kind} one={one} /> : null} id="add" label={`Add ${one}`}>
        <EntryTable kind={kind} title={title} mayChange={mayChange} {...list} />
      </ListAndForm>
    </StaffPage>
  )
}
