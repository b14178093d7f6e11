import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { documentErrors } from '#app/features/texts/rules/document-errors.server.ts'
import { publishingOf, savingSchema } from '#app/features/texts/saving.ts'
import { textWords } from '#app/features/texts/words.ts'
import { auditedText, saveText } from '#app/features/texts/write-texts.server.ts'
import { type Branch, documentOf } from '#app/forms/document/document-values.ts'
import { type Asked, staffDocument, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { editedText, inNameOf, textDocument } from './edited-text.server.ts'
import { textForm, textsCrumb } from './paths.ts'
import { savedWords } from './saved-words.ts'
import { TextForm } from './text-form.tsx'
import { pathOf, textOf } from './text-of.server.ts'
import { AboveText, headOf } from './text-side.tsx'

export const handle = { permission: 'texts.read', actionPermission: 'texts.edit', title: textsCrumb.label } as const

export const loader = staffLoader(handle.permission, editedText)

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffDocument(handle.actionPermission, textDocument, {
  form: textForm,
  run: async (sent) => {
    const { params, staff, by, language } = sent
    const { document, version, ...when } = sent.value
    const { kind, place } = textOf(params)
    const publish = publishingOf(when, staff.timeZone, by.now)
    if ('errors' in publish)
      return { ok: false, errors: { ...(await errorsIn(sent, await inNameOf(kind, document))), ...publish.errors } }
    if (publish.at !== 'draft' && !can(staff.role, 'texts.publish')) throw new Response(null, { status: 403 })
    return saveText(db, kind, place, { document: await inNameOf(kind, document), version, publish, language }, by)
  },
  done: (sent, { planned }) => ({ to: pathOf(sent.params), text: savedWords(sent.value, planned, sent) }),
  failed: textWords.failed,
  refusals: { planned: textWords.temporary },
  late: async (asked, values) => {
    const when = savingSchema.safeParse(values)
    const publish = when.success && publishingOf(when.data, asked.staff.timeZone, asked.now)
    const errors = await errorsIn(asked, documentOf(textDocument.fieldsIn(asked), values))
    return { ...errors, ...(publish && 'errors' in publish ? publish.errors : {}) }
  },
  changed: textWords.conflict,
  record: ({ params, language }) => auditedText(textOf(params), language),
})

async function errorsIn({ params, now, language }: Asked, document: Branch) {
  const { kind, place } = textOf(params)
  return db.transaction().execute((trx) => documentErrors(trx, kind, place, document, now, language))
}

export default function TextPage() {
  const text = useLoaderData<typeof loader>()
  const { title, heading, mayEdit } = text
  return (
    <StaffPage title={heading} above={text.above} crumb={title} {...headOf(text)}>
      <AboveText {...text} />
      {mayEdit ? <TextForm {...text} /> : null}
    </StaffPage>
  )
}
