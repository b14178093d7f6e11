// The deletion of old records, and the question whether the server's clock is right.
import { Link, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { retention } from '#app/content/legal/retention.ts'
import { db } from '#app/db.server.ts'
import { confirmClock, deletionState } from '#app/features/system/deletion.server.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { Facts } from '#app/routes/admin/shared/facts.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage, settingsCrumb } from '#app/routes/admin/shared/staff-page.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Moment } from '#app/ui/text/moment.tsx'

/** `clock` is the server's time that the page showed. */
const confirmClockSchema = z.object({ clock: z.coerce.number().int().nonnegative() })

const deletionWords = {
  confirmed: 'Clock confirmed. Old records will be deleted within the hour.',
  changed: 'The clock now shows another day. Please check it again.',
  failed: 'We couldn’t save this. Please try again.',
} as const satisfies Record<string, Phrase>

const path = '/dashboard/settings/deletion'
const title = 'Data retention'

export const handle = { permission: 'deletion.manage', title } as const

export const loader = staffLoader(handle.permission, async ({ staff: { timeZone }, now, say }) => ({
  ...(await deletionState(db, now)),
  copyPeriod: say('{count} days', { count: retention.removedCopies.amount }),
  now,
  timeZone,
}))

export const action = staffAction(handle.permission, confirmClockSchema, {
  form: 'clock',
  run: async ({ value, by }) => (await confirmClock(db, value.clock, by)) !== 'changed',
  done: () => ({ to: path, text: deletionWords.confirmed }),
  failed: deletionWords.failed,
  changed: deletionWords.changed,
})

export default function DeletionPage() {
  const say = useSay()
  const { newest, isWaiting, copies, copyPeriod, now, timeZone } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={say(title)} above={[settingsCrumb]}>
      {isWaiting ? <ClockQuestion path={path} now={now} newest={newest} zone={timeZone} /> : null}
      <Panel id="deletion-heading" title={say('Automatic deletion')}>
        <p>
          <Said
            phrase="Every hour, the site deletes records that have passed the period in the {link}. A copy is kept for {period}, so the server’s administrator can restore them."
            values={{
              link: <Link to="/privacy">{say('privacy notice')}</Link>,
              period: copyPeriod,
            }}
          />
        </p>
        <Facts of={{ 'Last deletion': <Moment at={newest} zone={timeZone} />, 'Copies kept': copies }} />
      </Panel>
    </StaffPage>
  )
}

type ClockQuestionProps = { path: string; now: number; newest: number; zone: string }

function ClockQuestion({ path, now, newest, zone }: ClockQuestionProps) {
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
