// The editor of an issue's text in one language.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { issueTextSchema } from '#app/features/newsletter/issues/issue-schema.ts'
import { findIssue, findText } from '#app/features/newsletter/issues/issues.server.ts'
import { saveText } from '#app/features/newsletter/issues/write-issue.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { aboveIssue, begun, issuePage, languageIn, nameOf, saveFailed, textPage } from '../words.ts'
import { bothTexts } from './conflict.server.ts'
import { drawTyped } from './draw-typed.server.ts'
import { TextEditor } from './text-editor.tsx'
import { savedText, withNewest } from './with-newest.server.ts'

export const handle = { permission: 'newsletter.write', title: 'Issue text' } as const

export const loader = staffLoader(handle.permission, async ({ id, params, now, staff: { timeZone } }) => {
  const language = languageIn(params.language)
  const [issue, text] = await Promise.all([findIssue(db, id), findText(db, id, language)])
  if (!issue) return null
  const values = {
    subject: text?.subject ?? '',
    preheader: text?.preheader ?? '',
    body: text?.body ?? '',
    version: String(text?.version ?? 0),
  }
  const { html, ...about } = text ? await drawTyped(issue, text, now) : { html: '', words: 0, findings: [] }
  const stored = { status: issue.status, savedAt: text?.saved_at ?? null, timeZone }
  return { id, title: issue.title, language, values, stored, about: text ? about : null }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, issueTextSchema, {
  form: 'issue-text',
  run: async ({ id, params, value, by }) => {
    const language = languageIn(params.language)
    const { text, added } = await withNewest(value, language, by.now)
    const saved = await saveText(db, { id, language, version: value.version, text }, by)
    return saved.ok ? { ...saved, added } : saved
  },
  done: ({ id, params }, { added }) => ({ to: textPage(id, languageIn(params.language)), text: savedText(added) }),
  failed: saveFailed,
  refusals: {
    begun,
    conflict: ({ id, params, value }, kept) => bothTexts({ id, language: languageIn(params.language) }, value, kept),
  },
  record: ({ id }) => ({ kind: 'issue', id }),
})

export default function IssueTextPage() {
  const { title, ...text } = useLoaderData<typeof loader>()
  const { id, language } = text
  return (
    <StaffPage title={`${nameOf(language)} text`} above={[...aboveIssue, { label: title, href: issuePage(id) }]}>
      <TextEditor key={`${id} ${language}`} {...text} />
    </StaffPage>
  )
}
