import { db } from '#app/db.server.ts'
import { findIssue, findText } from '#app/features/newsletter/issues/issues.server.ts'
import { issueVersions, textsOf } from '#app/features/newsletter/issues/revisions.server.ts'
import { changeable } from '#app/features/newsletter/issues/words.ts'
import { can } from '#app/features/staff/permissions.ts'
import { textWords } from '#app/features/texts/words.ts'
import { findVersion } from '#app/features/versions/versions.server.ts'
import { versionSchema } from '#app/forms/fields/rules.ts'
import { drawn } from '#app/languages/message.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { shownVersion } from '#app/routes/admin/versions/versions.server.ts'
import { savedFlash } from '../check-issue.server.ts'
import { aboveIssue, begun, issuePage, languageIn, revisionsPage, textPage, textTitles } from '../words.ts'
import { restoreText } from './issue-text.server.ts'

export { VersionPage as default } from '#app/routes/admin/versions/version-page.tsx'

export const handle = {
  permission: 'newsletter.read',
  actionPermission: 'newsletter.write',
  title: 'Issue revision',
} as const

export const loader = staffLoader(handle.permission, async (asked) => {
  const { id, params, staff, say } = asked
  const lang = languageIn(params.language)
  const versions = issueVersions(db, id, lang)
  const [issue, text, version] = await Promise.all([
    findIssue(db, id),
    findText(db, id, lang),
    findVersion(versions, params.revision ?? ''),
  ])
  if (!issue || !version) return null
  const list = { label: 'Revisions', href: revisionsPage(id, lang) } as const
  const mayRestore = can(staff.role, handle.actionPermission) && changeable.includes(issue.status)
  const room = {
    path: list.href,
    lang,
    latest: text ? textsOf(text) : {},
    restores: mayRestore && text ? text.version : (false as const),
  }
  const shown = await shownVersion(asked, versions, version, room)
  const above = [...aboveIssue, { label: drawn(issue.title), href: issuePage(id) }, list]
  return { ...shown, title: say(textTitles[lang]), above }
})

export const action = staffAction(handle.actionPermission, versionSchema, {
  form: 'restore',
  run: ({ id, params, value, ...sender }) =>
    restoreText({ id, language: languageIn(params.language), revision: params.revision ?? '', ...value }, sender),
  done: ({ id, params, say }, { broken }) =>
    savedFlash(textPage(id, languageIn(params.language)), say('Earlier text restored.'), broken),
  refusals: {
    begun,
    conflict: 'Another person has saved this text in the meantime.',
    picture: textWords.pictureDeleted,
  },
  record: ({ id }) => ({ kind: 'issue', id }),
})
