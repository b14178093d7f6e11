import { db } from '#app/db.server.ts'
import { findIssue, findText } from '#app/features/newsletter/issues/issues.server.ts'
import { issueVersions } from '#app/features/newsletter/issues/revisions.server.ts'
import { drawn } from '#app/languages/message.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { versionList } from '#app/routes/admin/versions/versions.server.ts'
import { aboveIssue, issuePage, languageIn, nameWithin, revisionsPage } from '../words.ts'

export { VersionsPage as default } from '#app/routes/admin/versions/version-list.tsx'

export const handle = { permission: 'newsletter.read', title: 'Issue revisions' } as const

export const loader = staffLoader(handle.permission, async (asked) => {
  const { id, params, say, language: reader } = asked
  const lang = languageIn(params.language)
  const [issue, text] = await Promise.all([findIssue(db, id), findText(db, id, lang)])
  if (!issue) return null
  const room = { path: revisionsPage(id, lang), lang, current: text?.version, cursor: ['id'] } as const
  return {
    ...(await versionList(asked, issueVersions(db, id, lang), room)),
    title: say('Revisions of the {language} text', { language: nameWithin(say, reader, lang) }),
    above: [...aboveIssue, { label: drawn(issue.title), href: issuePage(id) }],
    crumb: say('Revisions'),
    note: say('The last 100 versions of this text, newest first.'),
    untilThen: say('Each version of this text is kept here once it is saved.'),
  }
})
