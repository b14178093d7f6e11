// How one record is snoozed: a press for each time that is offered, and one that ends the snooze.
import { PostButton } from '#app/forms/post-button.tsx'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { snoozeLabels, snoozeTimes, wakeNow } from '#app/time/snooze-times.ts'
import { Moment } from '#app/ui/text/moment.tsx'

export function useSnoozeTimes() {
  const say = useSay()
  return snoozeTimes.map((time) => [time, say(snoozeLabels[time])] as const)
}

type EndSnoozeProps = { action: string; values: Record<string, string | number>; preventScrollReset?: boolean }

export const EndSnooze = (props: EndSnoozeProps) => (
  <PostButton {...props} variant="outline" size="s">
    {useSay()('End snooze')}
  </PostButton>
)

type SnoozeAtOnceProps = { path: string; version: number; until: number | null; zone: string }

/** What stands above the field for another day. */
export function SnoozeAtOnce({ path, version, until, zone }: SnoozeAtOnceProps) {
  const say = useSay()
  const times = useSnoozeTimes()
  return (
    <>
      {until === null ? null : (
        <div className="button-row">
          <p>
            <Said phrase="Snoozed until {time}" values={{ time: <Moment at={until} zone={zone} /> }} />
          </p>
          <EndSnooze action={path} values={{ until: wakeNow, version }} />
        </div>
      )}
      <p>{say('The record leaves the “To answer” list until then, but can still become overdue.')}</p>
      <div className="button-row">
        {times.map(([time, label]) => (
          <PostButton key={time} action={path} values={{ until: time, version }} variant="outline">
            {label}
          </PostButton>
        ))}
      </div>
    </>
  )
}
