// The editor of an issue: its text in one language with the mail beside it, and the way to the others and to sending.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { hasMailService } from '#app/env.server.ts'
import { issueTextSchema } from '#app/features/newsletter/issues/issue-schema.ts'
import { findIssue, listTexts } from '#app/features/newsletter/issues/issues.server.ts'
import { changeable } from '#app/features/newsletter/issues/words.ts'
import { pictureProblem } from '#app/features/newsletter/issues/write-issue.server.ts'
import { countReadersOf } from '#app/features/newsletter/sending/count-audience.server.ts'
import { waitsOf } from '#app/features/newsletter/sending/waits.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { languagesWithout, savedFlash } from '../check-issue.server.ts'
import { AudienceLine, WaitLine } from '../sending/audience.tsx'
import { aboveIssue, begun, languageIn, saveFailed, schedulePage, textPage } from '../words.ts'
import {
  bothTexts,
  drawTyped,
  insertedAnswer,
  listPostChoices,
  offeredPosts,
  saveTyped,
  testWords,
} from './issue-text.server.ts'
import { TextEditor } from './text-editor.tsx'

export const handle = { permission: 'newsletter.write', title: 'Issue text' } as const

export const loader = staffLoader(handle.permission, async ({ id, params, staff: { timeZone }, ...reader }) => {
  const { now } = reader
  const language = languageIn(params.language)
  const [issue, texts] = await Promise.all([findIssue(db, id), listTexts(db, id)])
  if (!issue) return null
  const { title, status } = issue
  const text = texts.find((one) => one.language === language)
  const [offered, posts, audience, waits] = await Promise.all([
    text ? '' : offeredPosts(texts, language, now),
    listPostChoices(language, '', now),
    texts.length > 0 && changeable.includes(status) ? countReadersOf(db, issue) : null,
    waitsOf(db, [issue], { hasMailService, now, say: reader.say }),
  ])
  const values = {
    subject: text?.subject ?? '',
    preheader: text?.preheader ?? '',
    body: text?.body ?? offered,
    version: String(text?.version ?? 0),
    offered,
  }
  const { html, ...about } = text ? await drawTyped(issue, text, reader) : { html: '', words: 0, findings: [] }
  const stored = { status, savedAt: text?.saved_at ?? null, timeZone, now }
  const without = texts.length > 0 ? languagesWithout(issue, texts, reader) : []
  const written = texts.map((one) => one.language)
  const editor = { id, language, values, stored, about: text ? about : null, written, posts, number: issue.number }
  return { title, editor, audience, without, wait: waits.get(id) ?? null, timeZone, pageTitle: title }
})

export const action = staffAction(handle.permission, issueTextSchema, {
  form: 'issue-text',
  run: (sent) => saveTyped({ id: sent.id, language: languageIn(sent.params.language), value: sent.value }, sent),
  done: async (sent, { isSaved, broken }) => {
    const { id, params, value, say, now } = sent
    const { next } = value
    if (next === 'insert') return insertedAnswer(value, now)
    const own = textPage(id, languageIn(params.language))
    if (next === 'test') return savedFlash(own, await testWords(sent), broken)
    const to = next === 'send' ? schedulePage(id) : next ? textPage(id, next) : own
    return isSaved ? savedFlash(to, say('Text saved.'), broken) : { to }
  },
  failed: saveFailed,
  late: async (_, { body }) => {
    const problem = await db.transaction().execute((trx) => pictureProblem(trx, String(body)))
    return problem ? { body: [problem] } : null
  },
  refusals: {
    begun,
    'no text': 'The issue has no text yet.',
    conflict: ({ id, params, value, staff }, kept) =>
      bothTexts({ id, language: languageIn(params.language), value }, kept, staff),
  },
  record: ({ id }) => ({ kind: 'issue', id }),
})

export default function IssueTextPage() {
  const { title, editor, audience, without, wait, timeZone } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={title} isTyped above={aboveIssue}>
      {audience ? <AudienceLine audience={audience} without={without} /> : null}
      {wait ? (
        <p>
          <WaitLine wait={wait} zone={timeZone} />
        </p>
      ) : null}
      <TextEditor key={`${editor.id} ${editor.language}`} {...editor} />
    </StaffPage>
  )
}
