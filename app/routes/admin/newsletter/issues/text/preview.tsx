// An issue's mail in one language: as readers see it, narrow or wide, light or dark, and as plain text.

import { Link, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { cardsForMail } from '#app/features/blog/store/published.server.ts'
import { drawText } from '#app/features/newsletter/issues/draw.server.ts'
import { findIssue, findText } from '#app/features/newsletter/issues/issues.server.ts'
import { withoutLinks } from '#app/features/newsletter/issues/without-links.server.ts'
import { drawn } from '#app/languages/message.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { DrawnMail } from '#app/routes/admin/shared/drawn-mail.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { aboveIssue, issuePage, languageIn, nameWithin } from '../words.ts'

export const handle = { permission: 'newsletter.read', title: 'Issue preview' } as const

export const loader = staffLoader(handle.permission, async ({ id, params, request, now }) => {
  const language = languageIn(params.language)
  const [issue, text] = await Promise.all([findIssue(db, id), findText(db, id, language)])
  if (!issue || !text) return null
  const { mail } = await drawText(db, issue, text, { findPosts: (slugs) => cardsForMail(db, slugs, now), now })
  const query = new URL(request.url).searchParams
  const view = { isNarrow: query.has('narrow'), isDark: query.has('dark') }
  return { id, title: issue.title, language, subject: mail.subject, text: withoutLinks(mail).text, ...view }
})

export default function IssuePreviewPage() {
  const say = useSay()
  const { id, title, language, subject, text, isNarrow, isDark } = useLoaderData<typeof loader>()
  const path = `${issuePage(id)}/preview/${language}`
  const query = (narrow: boolean, dark: boolean) =>
    `?${[narrow ? 'narrow' : '', dark ? 'dark' : ''].filter(Boolean).join('&')}`
  return (
    <StaffPage
      title={say('Preview in {language}', { language: nameWithin(say, useLanguage(), language) })}
      above={[...aboveIssue, { label: drawn(title), href: issuePage(id) }]}
    >
      <p>
        <Said
          phrase="Subject: {subject}"
          values={{
            subject: (
              <span className="typed" lang={language} dir="auto">
                {subject}
              </span>
            ),
          }}
        />
      </p>
      <div className="list-controls">
        <View label={say('Width')} to={(narrow) => path + query(narrow, isDark)} isSecond={isNarrow} names={widths} />
        <View label={say('Colours')} to={(dark) => path + query(isNarrow, dark)} isSecond={isDark} names={modes} />
      </div>
      <div className={isNarrow ? 'issue-narrow' : undefined}>
        <DrawnMail src={`${path}/drawn${isDark ? '?dark' : ''}`} subject={subject} text={text} size="medium" />
      </div>
    </StaffPage>
  )
}

const widths = ['Full width', 'Phone width'] as const
const modes = ['Light mode', 'Dark mode'] as const

type ViewProps = { label: string; to: (second: boolean) => string; isSecond: boolean; names: readonly [Phrase, Phrase] }

/** Two ways to look at the mail; the present one is marked. */
const View = ({ label, to, isSecond, names }: ViewProps) => {
  const say = useSay()
  return (
    <nav className="tabs" aria-label={label}>
      {names.map((name, at) => (
        <Link key={name} to={to(at === 1)} aria-current={isSecond === (at === 1) || undefined} preventScrollReset>
          {say(name)}
        </Link>
      ))}
    </nav>
  )
}
