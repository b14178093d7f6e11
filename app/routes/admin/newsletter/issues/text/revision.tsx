// One earlier text: its differences from the present one, and a button that restores it.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { compareTexts } from '#app/features/blog/revisions/compare-texts.ts'
import { changeable } from '#app/features/newsletter/issues/changeable.ts'
import { findIssue, findText } from '#app/features/newsletter/issues/issues.server.ts'
import { findRevision } from '#app/features/newsletter/issues/revisions.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { versionSchema } from '#app/forms/fields/rules.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { savedFlash } from '../check-issue.server.ts'
import { begun, languageIn, pictureDeleted, textPage } from '../words.ts'
import { RevisionView } from './revision-view.tsx'
import { restoreText } from './save-typed.server.ts'

export const handle = {
  permission: 'newsletter.read',
  actionPermission: 'newsletter.write',
  title: 'Issue revision',
} as const

export { shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const loader = staffLoader(handle.permission, async ({ id, params, staff: { role, timeZone } }) => {
  const language = languageIn(params.language)
  const [issue, revision, text] = await Promise.all([
    findIssue(db, id),
    findRevision(db, id, params.revision ?? ''),
    findText(db, id, language),
  ])
  if (!issue || revision?.language !== language) return null
  const { saved_at, saved_by } = revision
  const differences = {
    Subject: compareTexts(revision.subject, text?.subject ?? ''),
    'Preview text': compareTexts(revision.preheader, text?.preheader ?? ''),
    Text: compareTexts(revision.body, text?.body ?? ''),
  }
  const isCurrent = Object.values(differences).every((changes) => changes.every(({ kind }) => kind === 'same'))
  const mayRestore = can(role, handle.actionPermission) && text !== null && changeable.includes(issue.status)
  const shown = { id, isCurrent, title: issue.title, language, version: text?.version ?? 0, revisionId: revision.id }
  return { ...shown, saved_at, saved_by, differences, mayRestore, timeZone }
})

export const action = staffAction(handle.actionPermission, versionSchema, {
  form: 'restore',
  run: (sent) => restoreText({ id: sent.id, revision: sent.params.revision ?? '', ...sent.value }, sent),
  done: ({ id, params, say }, { broken }) =>
    savedFlash(textPage(id, languageIn(params.language)), say('Earlier text restored.'), broken),
  refusals: {
    begun,
    conflict: 'Another person has saved this text in the meantime.',
    picture: pictureDeleted,
  },
  record: ({ id }) => ({ kind: 'issue', id }),
})

export default function IssueRevisionPage() {
  return <RevisionView {...useLoaderData<typeof loader>()} />
}
