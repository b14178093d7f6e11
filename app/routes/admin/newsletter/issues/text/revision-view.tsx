import type { Change } from '#app/features/blog/revisions/compare-texts.ts'
import { PostButton } from '#app/forms/post-button.tsx'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { Differences, differenceWords } from '#app/routes/admin/blog/revisions/difference.tsx'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { Language } from '#db/tables/records.ts'
import { aboveIssue, issuePage, nameOf, revisionsPage } from '../words.ts'

type RevisionViewProps = {
  id: string
  title: string
  language: Language
  /** The version of the present text. */
  version: number
  revisionId: string
  saved_at: number
  saved_by: string
  differences: Record<string, readonly Change[]>
  /** It is the same as the present text. */
  isCurrent: boolean
  mayRestore: boolean
  timeZone: string
}

export function RevisionView(shown: RevisionViewProps) {
  const say = useSay()
  const { id, title, language, version, revisionId, saved_at, saved_by, differences, isCurrent, mayRestore } = shown
  const list = revisionsPage(id, language)
  const path = `${list}/${revisionId}`
  const heading = (
    <>
      <Said phrase="Revision of {time}" values={{ time: <Moment at={saved_at} zone={shown.timeZone} /> }} />
    </>
  )
  return (
    <StaffPage
      title={heading}
      above={[...aboveIssue, { label: title, href: issuePage(id) }, { label: 'Revisions', href: list }]}
      crumb={say('Revision')}
      pill={isCurrent ? <Pill status="published">{say('Current')}</Pill> : null}
      beside={
        mayRestore && !isCurrent ? (
          <PostButton action={path} id="restore" values={{ version }}>
            {say('Restore this text')}
          </PostButton>
        ) : null
      }
      ifRefused={{ state: title, to: path, reload: 'Compare again' }}
    >
      <p className="typed">
        {say('{language}, saved by {name}.', { language: nameOf(say, language), name: saved_by })}{' '}
        {isCurrent ? null : say(differenceWords.one)}
      </p>
      <Differences of={differences} />
    </StaffPage>
  )
}
