// The deletion of old records, and the question whether the server's clock is right.
import { Link, useLoaderData } from '@remix-run/react'
import { retention, retentionPeriod } from '#app/content/legal/retention.ts'
import { db } from '#app/db.server.ts'
import { confirmClock, deletionState } from '#app/features/system/deletion.server.ts'
import { confirmClockSchema, deletionWords } from '#app/features/system/deletion-schema.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { FormActions } from '#app/forms/form-actions.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Moment } from '#app/ui/text/moment.tsx'

const path = '/dashboard/settings/deletion'
const title = 'Deletion of old records'

export const handle = { permission: 'deletion.manage', title } as const

export const loader = staffLoader(handle.permission, async ({ staff: { timeZone }, now }) => ({
  ...(await deletionState(db, now)),
  now,
  timeZone,
}))

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, confirmClockSchema, {
  form: 'clock',
  run: async ({ value, by }) => (await confirmClock(db, value.clock, by)) !== 'changed',
  done: () => ({ to: path, text: deletionWords.confirmed }),
  failed: deletionWords.failed,
  changed: deletionWords.changed,
})

export default function DeletionPage() {
  const { newest, isWaiting, copies, now, timeZone } = useLoaderData<typeof loader>()
  return (
    <>
      <Breadcrumbs items={[{ label: 'Settings', href: '/dashboard/settings' }, { label: title }]} />
      <h1>{title}</h1>
      {isWaiting ? <ClockQuestion now={now} newest={newest} zone={timeZone} /> : null}
      <section className="card" aria-labelledby="deletion-heading">
        <h2 id="deletion-heading">Automatic deletion</h2>
        <p>
          Once an hour the site deletes records at the end of the period that the{' '}
          <Link to="/privacy">privacy notice</Link> states. A copy is kept for{' '}
          {retentionPeriod(retention.removedCopies)}; on the server, <code>npm run purge:undo</code> puts records back.
        </p>
        <dl className="dl">
          <div className="fact">
            <dt>Last deletion</dt>
            <dd>
              <Moment at={newest} zone={timeZone} />
            </dd>
          </div>
          <div className="fact">
            <dt>Copies kept</dt>
            <dd>{copies}</dd>
          </div>
        </dl>
      </section>
    </>
  )
}

function ClockQuestion({ now, newest, zone }: { now: number; newest: number; zone: string }) {
  return (
    <section className="banner" data-kind="warning" aria-labelledby="clock-heading">
      <h2 id="clock-heading">Is the server’s clock right?</h2>
      <p>
        It shows <Moment at={now} zone={zone} />, and the newest time before was <Moment at={newest} zone={zone} />. A
        wrong clock would delete records that must still be kept, so nothing is deleted for now.
      </p>
      <p>
        If it is wrong, correct it on the server; nothing else is needed. If it is right, because the server was off for
        a while, confirm it. After 24 hours with this clock, deletion resumes automatically.
      </p>
      <ActionForm form="clock" action={path}>
        {/* The time shown now, even after a refusal. */}
        <input type="hidden" name="clock" value={now} />
        <FormActions busy="Confirming...">The clock is right</FormActions>
      </ActionForm>
    </section>
  )
}
