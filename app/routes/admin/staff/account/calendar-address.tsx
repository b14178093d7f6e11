import { PostButton } from '#app/forms/post-button.tsx'
import { useSay } from '#app/languages/say.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Moment } from '#app/ui/text/moment.tsx'

type CalendarAddressProps = {
  /** The new address, shown once. */
  made: string | null
  madeAt: number | null
  path: string
  zone: string
}

export function CalendarAddress({ made, madeAt, path, zone }: CalendarAddressProps) {
  const say = useSay()
  return (
    <>
      {made ? (
        <Panel id="new-address" title={say('Your address')}>
          <p role="status">{say('Copy the address now: it won’t be shown again.')}</p>
          <p className="typed">
            <code>{made}</code>
          </p>
        </Panel>
      ) : null}
      {madeAt ? (
        <div className="card">
          <p>
            {say('Your address was created on:')} <Moment at={madeAt} zone={zone} />
          </p>
          <PostButton action={`${path}/revoke`} variant="outline" id="calendar-revoke">
            {say('Revoke the address')}
          </PostButton>
        </div>
      ) : null}
    </>
  )
}
