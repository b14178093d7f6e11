// The HTML of an issue's mail, for the frame of its preview.
import { db } from '#app/db.server.ts'
import { cardsForMail } from '#app/features/blog/store/published.server.ts'
import { drawText, withoutLinks } from '#app/features/newsletter/issues/draw-text.server.ts'
import { findIssue, findText } from '#app/features/newsletter/issues/issues.server.ts'
import { drawnMail } from '#app/routes/admin/shared/drawn-mail.server.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { languageIn } from '../words.ts'

export const handle = { permission: 'newsletter.read' } as const

export const loader = staffLoader(handle.permission, async ({ id, params, request, now }) => {
  const [issue, text] = await Promise.all([findIssue(db, id), findText(db, id, languageIn(params.language))])
  if (!issue || !text) return null
  const { mail } = await drawText(db, issue, text, { findPosts: (slugs) => cardsForMail(db, slugs, now), now })
  const { html } = withoutLinks(mail)
  if (!new URL(request.url).searchParams.has('dark')) return drawnMail(html)
  const dark = html.replaceAll('(prefers-color-scheme:dark)', 'all')
  return drawnMail(dark.replace('color-scheme:light dark', 'color-scheme:dark'))
})
