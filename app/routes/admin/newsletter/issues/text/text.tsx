// The editor of an issue's text in one language.

import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { issueTextSchema } from '#app/features/newsletter/issues/issue-schema.ts'
import { findIssue, findText } from '#app/features/newsletter/issues/issues.server.ts'
import { pictureProblem } from '#app/features/newsletter/issues/write-issue.server.ts'
import { drawn } from '#app/languages/message.ts'
import { useSay } from '#app/languages/say.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { savedFlash } from '../check-issue.server.ts'
import { aboveIssue, begun, issuePage, languageIn, saveFailed, textPage, textTitles } from '../words.ts'
import { drawTyped } from './draw-typed.server.ts'
import { bothTexts, saveTyped } from './save-typed.server.ts'
import { TextEditor } from './text-editor.tsx'
import { savedText } from './with-newest.server.ts'

export const handle = { permission: 'newsletter.write', title: 'Issue text' } as const

export const loader = staffLoader(handle.permission, async ({ id, params, staff: { timeZone }, ...reader }) => {
  const language = languageIn(params.language)
  const [issue, text] = await Promise.all([findIssue(db, id), findText(db, id, language)])
  if (!issue) return null
  const values = {
    subject: text?.subject ?? '',
    preheader: text?.preheader ?? '',
    body: text?.body ?? '',
    version: String(text?.version ?? 0),
  }
  const { html, ...about } = text ? await drawTyped(issue, text, reader) : { html: '', words: 0, findings: [] }
  const stored = { status: issue.status, savedAt: text?.saved_at ?? null, timeZone, now: reader.now }
  return { id, title: issue.title, language, values, stored, about: text ? about : null }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, issueTextSchema, {
  form: 'issue-text',
  run: (sent) => saveTyped({ id: sent.id, language: languageIn(sent.params.language), value: sent.value }, sent),
  done: ({ id, params, say }, { added, broken }) =>
    savedFlash(textPage(id, languageIn(params.language)), savedText(say, added), broken),
  failed: saveFailed,
  late: async (_, { body }) => {
    const problem = await db.transaction().execute((trx) => pictureProblem(trx, String(body)))
    return problem ? { body: [problem] } : null
  },
  refusals: {
    begun,
    conflict: ({ id, params, value }, kept) => bothTexts({ id, language: languageIn(params.language), value }, kept),
  },
  record: ({ id }) => ({ kind: 'issue', id }),
})

export default function IssueTextPage() {
  const say = useSay()
  const { title, ...text } = useLoaderData<typeof loader>()
  const { id, language } = text
  return (
    <StaffPage title={say(textTitles[language])} above={[...aboveIssue, { label: drawn(title), href: issuePage(id) }]}>
      <TextEditor key={`${id} ${language}`} {...text} />
    </StaffPage>
  )
}
