import { allowedIn, type IssueMove } from '#app/features/newsletter/issues/moves.ts'
import type { RecipientCounts } from '#app/features/newsletter/sending/recipient-counts.ts'
import { PostButton } from '#app/forms/post-button.tsx'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Menu } from '#app/ui/popover.tsx'
import type { IssueRow } from '#db/tables/issues.ts'
import { issuePage, textPage } from './words.ts'

const labels: Record<IssueMove, Phrase> = {
  unschedule: 'Unschedule',
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Stop sending',
  'send-missed': 'Send to missed readers',
  delete: 'Delete draft',
}

type MovesProps = { issue: IssueRow; counts: RecipientCounts; hasText: boolean }

/** The moves that the issue allows now. */
export function Moves({ issue: { id, status, version, number, prepared_at }, counts, hasText }: MovesProps) {
  const say = useSay()
  const page = issuePage(id)
  const isOpen = status === 'draft' || status === 'scheduled'
  const isMissed = prepared_at === null || counts.failed + counts.unknown + counts.skipped > 0
  const moves = (Object.keys(labels) as IssueMove[]).filter(
    (move) =>
      allowedIn[move].includes(status) &&
      !(move === 'delete' && number !== null) &&
      !(move === 'send-missed' && !isMissed),
  )
  const lesser = moves.map((move) => (
    <LinkButton key={move} to={`${page}/${move}`} variant="outline" data-loss={move === 'delete' || undefined}>
      {say(labels[move])}
    </LinkButton>
  ))
  if (!isOpen) return lesser
  return (
    <>
      {hasText ? (
        <>
          <LinkButton to={`${page}/schedule?when=later`}>
            {status === 'draft' ? say('Schedule') : say('Reschedule')}
          </LinkButton>
          <PostButton action={`${page}/test`} variant="outline" values={{ version }}>
            {say('Send me a test email')}
          </PostButton>
        </>
      ) : (
        <LinkButton to={textPage(id, 'en')}>{say('Write the English text')}</LinkButton>
      )}
      {lesser.length > 0 ? <Menu id="issue-more">{lesser}</Menu> : null}
    </>
  )
}
