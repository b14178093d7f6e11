// Draws the mail of a text that is being typed, for the script of its editor, or as a page without scripts. Nothing is stored.
import { db } from '#app/db.server.ts'
import { typedIssueSchema } from '#app/features/newsletter/issues/issue-schema.ts'
import { findIssue } from '#app/features/newsletter/issues/issues.server.ts'
import { emptyMail, mailPage } from '#app/routes/admin/shared/drawn-mail.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { languageIn } from '../words.ts'
import { drawTyped } from './issue-text.server.ts'

export const handle = { permission: 'newsletter.write', changesNothing: true } as const

/** The frame, before the script fills it. */
export const loader = staffLoader(handle.permission, async ({ params }) => {
  languageIn(params.language)
  return emptyMail()
})

export const action = staffAction(handle.permission, typedIssueSchema, {
  form: 'preview',
  run: async ({ id, params, value: { shown, ...text }, now, language }) => {
    const issue = await findIssue(db, id)
    if (!issue) return { ok: false, reason: 'gone' } as const
    const typed = { ...text, language: languageIn(params.language) }
    return { ok: true, drawn: await drawTyped(issue, typed, { now, language }) } as const
  },
  done: ({ value }, { drawn }) =>
    value.shown === 'page'
      ? mailPage(drawn.html)
      : Response.json(drawn, { headers: { 'Cache-Control': 'private, no-store' } }),
})
