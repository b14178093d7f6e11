// The acts for the record in the pane beside the inbox: as for a selected one, and those that ask first have their page.
import { Form, useNavigation } from '@remix-run/react'
import { recordPath } from '#app/features/records/kinds.ts'
import { isSnoozed } from '#app/features/records/overdue.ts'
import { isOpen, nextMoves } from '#app/features/records/statuses.ts'
import { useSay } from '#app/languages/say.tsx'
import { wakeNow } from '#app/time/snooze-times.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Popover } from '#app/ui/popover.tsx'
import { Moves } from '../records/moves.tsx'
import { EndSnooze, useSnoozeTimes } from '../records/snooze.tsx'
import { targetText } from './bulk-choices.ts'
import type { loader } from './peek.ts'
import { type InboxQuery, inboxPath, listQuery } from './query.ts'
import { Choices } from './selection-bar.tsx'

type Peek = NonNullable<Awaited<ReturnType<typeof loader>>>['peek']

type PreviewActsProps = Pick<Peek, 'kind' | 'reference' | 'version' | 'status' | 'snoozed_until' | 'mayMove'> & {
  query: InboxQuery
  now: number
}

export function PreviewActs({ query, now, mayMove, ...record }: PreviewActsProps) {
  const say = useSay()
  const times = useSnoozeTimes()
  const isBusy = useNavigation().state !== 'idle'
  const { kind, status, version } = record
  if (!mayMove) return null
  const action = `${inboxPath}/bulk${listQuery(query)}`
  const target = targetText(record)
  return (
    <div className="button-row">
      <Moves
        path={recordPath(record)}
        moves={nextMoves(kind, status)}
        version={version}
        isSecondary
        size="s"
        post={(to) => ({ action, values: { record: target, do: `move:${to}` }, preventScrollReset: true })}
      />
      {isSnoozed(record, now) ? (
        <EndSnooze action={action} values={{ record: target, do: `snooze:${wakeNow}` }} preventScrollReset />
      ) : null}
      {isOpen(kind, status) ? (
        <Form
          method="post"
          action={action}
          preventScrollReset
          onSubmit={(event) => {
            if (isBusy) event.preventDefault()
          }}
        >
          <input type="hidden" name="record" value={target} />
          <Popover id="preview-snooze" label={say('Snooze')} opens="down">
            <Choices verb="snooze" options={times} />
            <LinkButton to={`${inboxPath}/${record.reference}/snooze${listQuery(query)}`} variant="ghost" size="s">
              {say('Another day')}
            </LinkButton>
          </Popover>
        </Form>
      ) : null}
    </div>
  )
}
