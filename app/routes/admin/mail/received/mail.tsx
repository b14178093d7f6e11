// One quarantined mail, with a form to file it under a record.
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { db } from '#app/db.server.ts'
import { fileByHand } from '#app/features/received-mail/file-mail.server.ts'
import { listLikelyRecords } from '#app/features/received-mail/likely-records.server.ts'
import { findQuarantined } from '#app/features/received-mail/received-mails.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { requiredText } from '#app/forms/fields/rules.ts'
import { translatedSentences } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { DecideOnMail, ReceivedMessage } from './mail-view.tsx'
import { aboveReceived, receivedCrumb, subjectWords } from './words.ts'

export const handle = {
  permission: 'received.read',
  actionPermission: 'received.write',
  title: 'Received email',
} as const

export const loader = staffLoader(handle.permission, async ({ id, language, staff: { role, timeZone } }) => {
  const mail = await findQuarantined(db, id)
  const lastError = mail?.last_error && translatedSentences(language, mail.last_error)
  const likely = mail && (await listLikelyRecords(db, mail))
  return mail && { mail, likely: likely ?? [], lastError, timeZone, mayOpenMail: can(role, 'mail.read') }
})

const schema = z.object({ reference: requiredText('Reference is required', { label: 'Reference', max: 40 }) })

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.actionPermission, schema, {
  form: 'file',
  failed: 'We couldn’t file the email. Please try again.',
  run: async ({ id, value, by }) =>
    (await findQuarantined(db, id)) ? fileByHand(db, id, value.reference, by) : { ok: false, reason: 'gone' },
  done: (_, { path }) => ({ to: path, text: 'The email is now in this record’s timeline.' }),
  refusals: { 'no record': { errors: { reference: ['There is no record with this reference'] }, status: 422 } },
  record: ({ id }) => ({ kind: 'received-mail', id }),
})

export default function ReceivedMailPage() {
  const say = useSay()
  const { mail, likely, lastError, timeZone, mayOpenMail } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={subjectWords(say, mail.subject)} isTyped above={[...aboveReceived(mayOpenMail), receivedCrumb]}>
      {lastError ? (
        <p className="banner" data-kind="error" dir="auto">
          {say('Last error: {error}', { error: lastError })}
        </p>
      ) : null}
      <div className="staff-columns">
        <ReceivedMessage mail={mail} zone={timeZone} />
        <DecideOnMail mail={mail} likely={likely} />
      </div>
    </StaffPage>
  )
}
