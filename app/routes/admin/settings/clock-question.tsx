import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { StaffForm } from '#app/routes/admin/shared/staff-page.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Moment } from '#app/ui/text/moment.tsx'

type ClockQuestionProps = { path: string; now: number; newest: number; zone: string }

export function ClockQuestion({ path, now, newest, zone }: ClockQuestionProps) {
  const say = useSay()
  return (
    <Panel id="clock-heading" title={say('Is the server’s clock right?')} as="warning">
      <p>
        <Said
          phrase="It shows {time}; the last recorded time was {last}. If the clock is wrong, records that we must still keep would be deleted, so nothing is being deleted for now."
          values={{ time: <Moment at={now} zone={zone} />, last: <Moment at={newest} zone={zone} /> }}
        />
      </p>
      <p>
        {say(
          'If it’s wrong, correct it on the server: deletion then resumes automatically. If it’s right, because the server was off for a while, confirm it to resume now; otherwise deletion resumes after 24 hours.',
        )}
      </p>
      <StaffForm
        form="clock"
        action={path}
        className="form"
        button={say('Yes, the time is right')}
        busy={say('Confirming...')}
      >
        {/* The time shown now, even after a refusal. */}
        <input type="hidden" name="clock" value={now} />
      </StaffForm>
    </Panel>
  )
}
