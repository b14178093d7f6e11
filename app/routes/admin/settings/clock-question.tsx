import { StaffForm } from '#app/routes/admin/shared/staff-page.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Moment } from '#app/ui/text/moment.tsx'

type ClockQuestionProps = { path: string; now: number; newest: number; zone: string }

export function ClockQuestion({ path, now, newest, zone }: ClockQuestionProps) {
  return (
    <Panel id="clock-heading" title="Is the server’s clock right?" as="warning">
      <p>
        It shows <Moment at={now} zone={zone} />; the last recorded time was <Moment at={newest} zone={zone} />. If the
        clock is wrong, records that we must still keep would be deleted, so nothing is being deleted for now.
      </p>
      <p>
        If it’s wrong, correct it on the server; you don’t need to do anything else. If it’s right, because the server
        was off for a while, confirm it. After 24 hours with this clock, deletion resumes automatically.
      </p>
      <StaffForm form="clock" action={path} className="form" button="Yes, the time is right" busy="Confirming...">
        {/* The time shown now, even after a refusal. */}
        <input type="hidden" name="clock" value={now} />
      </StaffForm>
    </Panel>
  )
}
