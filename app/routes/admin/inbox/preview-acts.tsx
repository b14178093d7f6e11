// What can be done with the record in the pane beside the inbox: as with a selected one, and what asks first has its page.
import { Form, useNavigation } from '@remix-run/react'
import { recordPath } from '#app/features/records/kinds.ts'
import { isOpen, movesFrom } from '#app/features/records/statuses.ts'
import { useSay, useWord } from '#app/languages/say.tsx'
import { snoozeLabels, snoozeTimes } from '#app/time/snooze-times.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Popover } from '#app/ui/popover.tsx'
import { targetText } from './bulk-choices.ts'
import type { loader } from './peek.ts'
import { type InboxQuery, inboxPath, inList, listQuery } from './query.ts'
import { Choices } from './selection-bar.tsx'

type Peek = NonNullable<Awaited<ReturnType<typeof loader>>>['peek']

type PreviewActsProps = Pick<Peek, 'kind' | 'reference' | 'version' | 'status' | 'snoozed_until' | 'mayMove'> & {
  query: InboxQuery
  now: number
}

export function PreviewActs({ query, now, mayMove, ...record }: PreviewActsProps) {
  const say = useSay()
  const word = useWord()
  const isBusy = useNavigation().state !== 'idle'
  const { kind, status, snoozed_until } = record
  const open = (
    <LinkButton to={inList(recordPath(record), query)} variant="outline" size="s">
      {say('Open')}
    </LinkButton>
  )
  if (!mayMove) return open
  const isSnoozed = snoozed_until !== null && snoozed_until > now
  const wake = isSnoozed ? [['wake', say('Wake now')] as const] : []
  return (
    <Form
      method="post"
      action={`${inboxPath}/bulk${listQuery(query)}`}
      className="button-row"
      preventScrollReset
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
      }}
    >
      <input type="hidden" name="record" value={targetText(record)} />
      {movesFrom(kind, status).map(({ to, label, asks }, index) =>
        to === 'accepted' || to === 'rejected' ? (
          <LinkButton key={to} to={`${recordPath(record)}/${asks}`} variant="outline" size="s">
            {word(label)}
          </LinkButton>
        ) : index === 0 && !asks ? (
          <Button key={to} type="submit" name="do" value={`move:${to}`} variant="outline" size="s">
            {word(label)}
          </Button>
        ) : null,
      )}
      {isOpen(kind, status) ? (
        <Popover id="preview-snooze" label={say('Snooze')} opens="down">
          <Choices
            verb="snooze"
            options={[...wake, ...snoozeTimes.map((time) => [time, word(snoozeLabels[time])] as const)]}
          />
        </Popover>
      ) : null}
      {open}
    </Form>
  )
}
