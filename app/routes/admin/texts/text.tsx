// One text in one language: its form, and what stands on the site.
import { useLoaderData } from '@remix-run/react'
import { languageNames } from '#app/content/languages.ts'
import { db } from '#app/db.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { ownFields } from '#app/features/texts/define-texts.ts'
import { type Publishing, publishingOf, savingSchema } from '#app/features/texts/saving.ts'
import { readEdited } from '#app/features/texts/versions.server.ts'
import { textWords } from '#app/features/texts/words.ts'
import { canUndo, referenceOf, saveText } from '#app/features/texts/write-texts.server.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { DocumentFields } from '#app/forms/document/document-fields.tsx'
import { valuesOf } from '#app/forms/document/document-values.ts'
import { staffDocument, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { missingHints } from './missing-hints.server.ts'
import { textForm, textPath, textsCrumb } from './paths.ts'
import { PublishFields } from './publish-fields.tsx'
import { pathOf, textOf } from './text-of.server.ts'
import { TextSide } from './text-side.tsx'

export const handle = { permission: 'texts.read', actionPermission: 'texts.edit', title: textsCrumb.label } as const

export const loader = staffLoader(handle.permission, async ({ params, staff: { role, timeZone } }) => {
  const { kind, place } = textOf(params)
  const { document, version, isMisfit, draft, live, planned } = await readEdited(db, kind, place)
  const fields = ownFields(kind, place.language)
  const values = valuesOf(fields, document)
  return {
    kind: kind.kind,
    place,
    title: kind.keyTitle(place.key),
    pageTitle: kind.keyTitle(place.key),
    languages: kind.languages,
    onSite: kind.path(place.key),
    fields: missingHints(kind, place, values),
    values: { ...values, version: String(version) },
    version,
    isMisfit,
    isDraft: draft !== undefined,
    isOwn: live?.document === undefined || live.document === null,
    planned: planned ? { from: planned.from, until: planned.until } : null,
    canUndo: planned !== undefined || (live !== undefined && canUndo(live)),
    timeZone,
    mayEdit: can(role, 'texts.edit'),
    mayPublish: can(role, 'texts.publish'),
  }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffDocument(
  handle.actionPermission,
  ({ params }) => {
    const { kind, place } = textOf(params)
    return ownFields(kind, place.language)
  },
  savingSchema,
  {
    form: textForm,
    run: async ({ params, staff, value: { document, version, ...when }, by }) => {
      const { kind, place } = textOf(params)
      const publish = publishingOf(when, staff.timeZone)
      if ('errors' in publish) return { ok: false, errors: publish.errors }
      if (publish.at !== 'draft' && !can(staff.role, 'texts.publish')) throw new Response(null, { status: 403 })
      return saveText(db, kind, place, { document, version, publish }, by)
    },
    done: ({ params, value }) => ({ to: pathOf(params), text: done[value.publish] }),
    failed: textWords.failed,
    refusals: { planned: textWords.temporary },
    changed: textWords.conflict,
    record: ({ params }) => {
      const { kind, place } = textOf(params)
      return { kind: 'text', reference: referenceOf(kind, place), verbs: savedVerbs }
    },
  },
)

const savedVerbs = ['text-saved', 'text-published', 'text-planned', 'text-restored', 'text-undone', 'text-returned']

const done: Record<Publishing['at'], string> = {
  draft: textWords.saved,
  now: textWords.published,
  planned: textWords.planned,
}

export default function TextPage() {
  const text = useLoaderData<typeof loader>()
  const { kind, place, title, fields, values, mayEdit, mayPublish, timeZone } = text
  const begun = { ...values, publish: mayPublish ? 'now' : 'draft', from: '', until: '' }
  return (
    <>
      <Breadcrumbs items={[textsCrumb, { label: title }]} />
      <h1>
        {title}: {languageNames[place.language]}
      </h1>
      <TextSide {...text} />
      {mayEdit ? (
        <ActionForm
          form={textForm}
          action={textPath(kind, place.key, place.language)}
          className="form card"
          defaults={begun}
          failure={textWords.failed}
        >
          <PublishFields mayPublish={mayPublish} timeZone={timeZone} />
          <DocumentFields fields={fields} />
        </ActionForm>
      ) : null}
    </>
  )
}
