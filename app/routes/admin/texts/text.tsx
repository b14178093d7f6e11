import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { publishingOf } from '#app/features/texts/saving.ts'
import { textWords } from '#app/features/texts/words.ts'
import { auditedText, saveText } from '#app/features/texts/write-texts.server.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { DocumentFields } from '#app/forms/document/document-fields.tsx'
import { useSay } from '#app/languages/say.tsx'
import { staffDocument, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { editedText, inNameOf, textDocument } from './edited-text.server.ts'
import { textForm, textPath, textsCrumb } from './paths.ts'
import { PublishFields } from './publish-fields.tsx'
import { savedWords } from './saved-words.ts'
import { pathOf, textOf } from './text-of.server.ts'
import { AboveText, headOf } from './text-side.tsx'

export const handle = { permission: 'texts.read', actionPermission: 'texts.edit', title: textsCrumb.label } as const

export const loader = staffLoader(handle.permission, editedText)

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffDocument(handle.actionPermission, textDocument, {
  form: textForm,
  run: async ({ params, staff, value: { document, version, ...when }, by, language }) => {
    const { kind, place } = textOf(params)
    const publish = publishingOf(when, staff.timeZone, by.now)
    if ('errors' in publish) return { ok: false, errors: publish.errors }
    if (publish.at !== 'draft' && !can(staff.role, 'texts.publish')) throw new Response(null, { status: 403 })
    return saveText(db, kind, place, { document: await inNameOf(kind, document), version, publish, language }, by)
  },
  done: (sent, { planned }) => ({ to: pathOf(sent.params), text: savedWords(sent.value, planned, sent) }),
  failed: textWords.failed,
  refusals: { planned: textWords.temporary },
  changed: textWords.conflict,
  record: ({ params, language }) => auditedText(textOf(params), language),
})

export default function TextPage() {
  const text = useLoaderData<typeof loader>()
  const { kind, place, title, heading, fields, values, mayEdit, mayPublish, timeZone } = text
  const begun = { ...values, publish: mayPublish && !text.isTranslation ? 'now' : 'draft', from: '', until: '' }
  const failure = useSay()(textWords.failed)
  const path = textPath(kind, place.key, place.language)
  return (
    <StaffPage title={heading} above={text.above} crumb={title} {...headOf(text)}>
      <AboveText {...text} />
      {mayEdit ? (
        <ActionForm form={textForm} action={path} className="form card" defaults={begun} failure={failure}>
          <PublishFields mayPublish={mayPublish} timeZone={timeZone} />
          <DocumentFields fields={fields} language={place.language} />
        </ActionForm>
      ) : null}
    </StaffPage>
  )
}
