// One quarantined mail, with a form to file it under a record.

import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { db } from '#app/db.server.ts'
import { fileByHand } from '#app/features/received-mail/file-mail.server.ts'
import {
  findQuarantined,
  type LikelyRecord,
  listLikelyRecords,
  type QuarantinedDetails,
} from '#app/features/received-mail/received-mails.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { TextField } from '#app/forms/fields/fields.tsx'
import { requiredText } from '#app/forms/fields/rules.ts'
import { PostButton } from '#app/forms/post-button.tsx'
import { sayIn } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { storedMessage } from '#app/languages/stored-messages.ts'
import { type SenderChecks, verdictOf } from '#app/mail/incoming/sender-checks.ts'
import { senderWords } from '#app/mail/incoming/sender-name.ts'
import { SenderVerdict } from '#app/routes/admin/mail/mail-parts.tsx'
import { Confirm } from '#app/routes/admin/shared/confirm-page.tsx'
import { Facts, Typed } from '#app/routes/admin/shared/facts.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { ReceivedFiles } from './files.tsx'
import { settledMail } from './settled.server.ts'
import { aboveReceived, quarantineWords, received, receivedCrumb, subjectWords } from './words.ts'

export const handle = {
  permission: 'received.read',
  actionPermission: 'received.write',
  title: 'Received email',
} as const

export const loader = staffLoader(handle.permission, async ({ id, language, staff, say }) => {
  const mail = await findQuarantined(db, id)
  if (!mail) {
    const settled = await settledMail({ id, staff, say }, handle.title)
    return settled && { settled }
  }
  const lastError = mail.last_error && sayIn(language)(storedMessage(mail.last_error))
  const likely = await listLikelyRecords(db, mail)
  return { settled: null, mail, likely, lastError, timeZone: staff.timeZone, mayOpenMail: can(staff.role, 'mail.read') }
})

const schema = z.object({ reference: requiredText('Reference is required', { label: 'Reference', max: 40 }) })

export const action = staffAction(handle.actionPermission, schema, {
  form: 'file',
  failed: 'We couldn’t file the email. Please try again.',
  run: ({ id, value, by }) => fileByHand(db, id, value.reference, by),
  done: (_, { path }) => ({ to: path, text: 'The email is now in this record’s timeline.' }),
  refusals: { 'no record': { errors: { reference: ['There is no record with this reference'] }, status: 422 } },
  record: ({ id }) => ({ kind: 'received-mail', id }),
})

export default function ReceivedMailPage() {
  const say = useSay()
  const found = useLoaderData<typeof loader>()
  if (found.settled) return <Confirm {...found.settled}>{null}</Confirm>
  const { mail, likely, lastError, timeZone, mayOpenMail } = found
  return (
    <StaffPage
      title={subjectWords(say, mail.subject)}
      isTyped
      above={[...aboveReceived(mayOpenMail), receivedCrumb]}
      ifRefused={
        mail.status === 'discarded' ? { to: `${received}/${mail.id}`, reload: 'Reload this email' } : undefined
      }
    >
      {lastError ? (
        <p className="banner" data-kind="error" dir="auto">
          {say('Last error: {error}', { error: lastError })}
        </p>
      ) : null}
      <div className="columns" data-wide="first">
        <ReceivedMessage mail={mail} zone={timeZone} />
        <DecideOnMail mail={mail} likely={likely} />
      </div>
    </StaffPage>
  )
}

// A quarantined mail, and the ways to file, turn into an enquiry, discard or restore it.
function ReceivedMessage({ mail, zone }: { mail: QuarantinedDetails; zone: string }) {
  const say = useSay()
  const { id, from_address, from_name, reason, body, quoted, received_at, files, fetched_at } = mail
  return (
    <Panel id="body-heading" title={say('Message')}>
      <Facts
        of={{
          'From|mail': <Typed>{senderWords(from_address, from_name) || say('Unknown sender')}</Typed>,
          Arrived: <Moment at={received_at} zone={zone} />,
          Sender: <Checks {...mail} />,
          'Why it isn’t filed': reason ? say(quarantineWords[reason]) : null,
        }}
      />
      <p className="typed-message received-text" dir="auto">
        {fetched_at === null ? say('Not fetched from the email service yet.') : body || say('This email has no text.')}
      </p>
      {quoted ? (
        <details>
          <summary>{say('Quoted text')}</summary>
          <p className="typed-message" dir="auto">
            {quoted}
          </p>
        </details>
      ) : null}
      <ReceivedFiles files={files} path={`${received}/${id}`} />
    </Panel>
  )
}

function Checks({ spf, dkim, dmarc }: SenderChecks) {
  const said = Object.entries({ SPF: spf, DKIM: dkim, DMARC: dmarc }).flatMap(([name, result]) =>
    result === null ? [] : `${name}: ${result}`,
  )
  return (
    <>
      <SenderVerdict verdict={verdictOf({ spf, dkim, dmarc })} />
      {said.join(', ') || null}
    </>
  )
}

type DecideProps = { mail: QuarantinedDetails; likely: readonly LikelyRecord[] }

function DecideOnMail({ mail: { id, reference, status, fetched_at }, likely }: DecideProps) {
  const say = useSay()
  const path = `${received}/${id}`
  if (status === 'discarded') {
    return (
      <Panel id="discarded-heading" title={say('Discarded')}>
        <p>{say('It will be deleted 30 days after it was discarded. Until then, you can restore it.')}</p>
        <PostButton action={`${path}/restore`} id="restore">
          {say('Restore')}
        </PostButton>
      </Panel>
    )
  }
  const discard = (
    <LinkButton to={`${path}/discard`} variant="outline" data-loss>
      {say('Discard')}
    </LinkButton>
  )
  return (
    <Panel id="decide-heading" title={say('File this email')}>
      {fetched_at === null ? (
        <PostButton action={`${path}/fetch`} id="fetch">
          {say('Fetch this email')}
        </PostButton>
      ) : null}
      {fetched_at === null ? null : <Likely records={likely} path={path} />}
      {status === 'quarantined' && fetched_at !== null ? (
        <StaffForm
          form="file"
          action={path}
          className="form"
          defaults={{ reference: reference ?? '' }}
          button={say('File under this record')}
          variant={likely.length > 0 ? 'outline' : 'primary'}
          busy={say('Filing...')}
        >
          <TextField
            name="reference"
            label={say('Reference')}
            hint={say('The reference of an enquiry or application, such as ENQ-7K3M-92QF.')}
            required
          />
        </StaffForm>
      ) : null}
      {status === 'quarantined' ? (
        <>
          <p>{say('If it doesn’t belong to a record:')}</p>
          <div className="button-row">
            <PostButton action={`${path}/enquiry`} id="enquiry" variant="outline">
              {say('Create enquiry')}
            </PostButton>
            {discard}
          </div>
        </>
      ) : (
        discard
      )}
    </Panel>
  )
}

/** One press files the mail under an open record of the same sender, or of the sender's domain. */
function Likely({ records, path }: { records: readonly LikelyRecord[]; path: string }) {
  const say = useSay()
  if (records.length === 0) return null
  return (
    <>
      <p>
        {records[0]?.isOfSender
          ? say('Open records of this sender:')
          : say('Open records of others with the same email domain:')}
      </p>
      {records.map(({ reference, name }, at) => (
        <PostButton
          key={reference}
          action={path}
          id={`file-${reference}`}
          values={{ reference }}
          variant={at === 0 ? 'primary' : 'outline'}
        >
          {say('File under {name}, {reference}', { name, reference })}
        </PostButton>
      ))}
    </>
  )
}
