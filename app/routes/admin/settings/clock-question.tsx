import { StaffForm } from '#app/routes/admin/shared/staff-page.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Moment } from '#app/ui/text/moment.tsx'

type ClockQuestionProps = { path: string; now: number; newest: number; zone: string }

export function ClockQuestion({ path, now, newest, zone }: ClockQuestionProps) {
  return (
    <Panel id="clock-heading" title="Is the server’s clock right?" as="warning">
      <p>
        It shows <Moment at={now} zone={zone} />, and the newest time before was <Moment at={newest} zone={zone} />. A
        wrong clock would delete records that must still be kept, so nothing is deleted for now.
      </p>
      <p>
        If it is wrong, correct it on the server; nothing else is needed. If it is right, because the server was off for
        a while, confirm it. After 24 hours with this clock, deletion resumes automatically.
      </p>
      <StaffForm form="clock" action={path} className="form" button="The clock is right" busy="Confirming...">
        {/* The time shown now, even after a refusal. */}
        <input type="hidden" name="clock" value={now} />
      </StaffForm>
    </Panel>
  )
}
