// A list of texts: staff add entries, order, hide and remove them.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { addEntry } from '#app/features/texts/change-order.server.ts'
import { addSchema } from '#app/features/texts/saving.ts'
import { textWords } from '#app/features/texts/words.ts'
import { translated } from '#app/languages/phrases.server.ts'
import { useWord } from '#app/languages/say.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { ListAndForm, StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { entryList } from './entry-list.server.ts'
import { AddEntry, EntryTable, NothingYet, RemovedEntries } from './entry-table.tsx'
import { aboveTexts, textPath, textsCrumb } from './paths.ts'
import { listOf, titledLabel } from './text-of.server.ts'

export const handle = { permission: 'texts.read', actionPermission: 'texts.publish', title: textsCrumb.label } as const

export const loader = staffLoader(handle.permission, entryList)

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.actionPermission, addSchema, {
  form: 'add',
  run: async ({ params, value: { title }, by, language, say }) => {
    const kind = listOf(params)
    return title
      ? addEntry(db, kind, title, by)
      : {
          ok: false,
          errors: { title: [say('{label} is required', { label: translated(language, titledLabel(kind)) })] },
        }
  },
  done: ({ params }, { key }) => {
    const { kind, languages } = listOf(params)
    return { to: textPath(kind, key, languages[0]), text: textWords.added }
  },
  failed: textWords.failed,
})

export default function TextKindPage() {
  const word = useWord()
  const { kind, title, mayChange, removed, one, titled, hasPage, ...list } = useLoaderData<typeof loader>()
  const isEmpty = list.entries.length + removed.length === 0
  return (
    <StaffPage title={title} above={aboveTexts}>
      {isEmpty ? <NothingYet mayChange={mayChange} /> : null}
      <ListAndForm
        form={mayChange ? <AddEntry {...{ kind, one, titled, hasPage }} /> : null}
        id="add"
        label={word(`Add ${one}`)}
        isEmpty={isEmpty}
      >
        <EntryTable {...{ kind, title, titled, mayChange }} {...list} />
        {mayChange ? <RemovedEntries kind={kind} entries={removed} /> : null}
      </ListAndForm>
    </StaffPage>
  )
}
