// One quarantined mail, with a form to file it under a record.
import { Form, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { db } from '#app/db.server.ts'
import { fileByHand } from '#app/features/received-mail/file-mail.server.ts'
import { findQuarantined } from '#app/features/received-mail/received-mails.server.ts'
import { possibleReferences } from '#app/features/records/reference.ts'
import { can } from '#app/features/staff/permissions.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { TextField } from '#app/forms/fields/fields.tsx'
import { requiredText } from '#app/forms/fields/rules.ts'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { type SenderChecks, verdictOf } from '#app/mail/incoming/sender-checks.ts'
import { Fact, Typed } from '#app/routes/admin/shared/facts.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { ReceivedStatus } from '#db/tables/mail.ts'
import { SenderVerdict } from '../sender-verdict.tsx'
import { ReceivedFiles } from './files.tsx'
import { quarantineWords } from './words.ts'

const list = '/dashboard/mail/received'

export const handle = {
  permission: 'received.read',
  actionPermission: 'received.write',
  title: 'Received mail',
} as const

export const loader = staffLoader(handle.permission, async ({ id, staff }) => {
  const mail = await findQuarantined(db, id)
  if (!mail) return null
  const { subject, from_address, reference, reason, status, body, quoted, received_at, last_error, files } = mail
  const { spf, dkim, dmarc, fetched_at } = mail
  return {
    id,
    subject,
    from_address,
    reference,
    reason,
    body,
    quoted,
    received_at,
    last_error,
    files,
    status,
    checks: { spf, dkim, dmarc },
    isFetched: fetched_at !== null,
    timeZone: staff.timeZone,
    mayOpenMail: can(staff.role, 'mail.read'),
  }
})

const schema = z.object({ reference: requiredText('Reference is required', { label: 'Reference', max: 40 }) })

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.actionPermission, schema, {
  form: 'file',
  failed: 'The mail could not be filed. Please try again.',
  run: async ({ id, value, by }) => {
    if (!(await findQuarantined(db, id))) return { ok: false as const, reason: 'gone' as const }
    for (const reference of possibleReferences(value.reference)) {
      const outcome = await fileByHand(db, id, reference, by)
      if (outcome.ok || outcome.reason !== 'no record') return outcome
    }
    return { ok: false as const, reason: 'no record' as const }
  },
  done: (_, { path }) => ({ to: path, text: 'The mail is now in this record’s timeline.' }),
  refusals: { 'no record': { errors: { reference: ['There is no record with this reference'] }, status: 422 } },
  record: ({ id }) => ({ kind: 'received-mail', id }),
})

export default function ReceivedMailPage() {
  const mail = useLoaderData<typeof loader>()
  const { id, subject, from_address, reason, body, quoted, received_at, last_error, files, timeZone } = mail
  return (
    <>
      <Breadcrumbs
        items={[
          ...(mail.mayOpenMail ? [{ label: 'Mail', href: '/dashboard/mail' }] : []),
          { label: 'Received mails', href: list },
          { label: 'Received mail' },
        ]}
      />
      <h1 className="typed" dir="auto">
        {subject || '(without a subject)'}
      </h1>
      {last_error ? (
        <p className="banner" data-kind="error" dir="auto">
          Last error: {last_error}
        </p>
      ) : null}
      <div className="staff-columns">
        <article className="card" aria-labelledby="body-heading">
          <h2 id="body-heading">Message</h2>
          <div className="facts">
            <dl className="dl">
              <Fact label="From">
                <Typed>{from_address}</Typed>
              </Fact>
              <Fact label="Received">
                <Moment at={received_at} zone={timeZone} />
              </Fact>
              <Fact label="Sender">
                <Checks {...mail.checks} />
              </Fact>
              <Fact label="Why it is here">{reason ? quarantineWords[reason] : '–'}</Fact>
            </dl>
          </div>
          <p className="typed-message" dir="auto">
            {mail.isFetched ? body || '–' : 'Not fetched from the mail service yet.'}
          </p>
          {quoted ? (
            <details>
              <summary>Quoted text</summary>
              <p className="typed-message" dir="auto">
                {quoted}
              </p>
            </details>
          ) : null}
          <ReceivedFiles files={files} path={`${list}/${id}`} />
        </article>
        <Decide {...mail} />
      </div>
    </>
  )
}

function Checks(checks: SenderChecks) {
  const { spf, dkim, dmarc } = checks
  const said = Object.entries({ SPF: spf, DKIM: dkim, DMARC: dmarc }).flatMap(([name, result]) =>
    result === null ? [] : `${name}: ${result}`,
  )
  return (
    <>
      <SenderVerdict verdict={verdictOf(checks)} />
      {said.join(', ') || null}
    </>
  )
}

type DecideProps = { id: string; reference: string | null; status: ReceivedStatus; isFetched: boolean }

function Decide({ id, reference, status, isFetched }: DecideProps) {
  if (status === 'discarded') return <Discarded id={id} />
  return (
    <section className="card" aria-labelledby="decide-heading">
      <h2 id="decide-heading">File this mail</h2>
      {isFetched ? null : (
        <Form method="post" action={`${list}/${id}/fetch`} id="fetch">
          <Button type="submit">Fetch this mail</Button>
        </Form>
      )}
      {status === 'quarantined' && isFetched ? (
        <ActionForm form="file" action={`${list}/${id}`} defaults={{ reference: reference ?? '' }}>
          <TextField
            name="reference"
            label="Reference"
            hint="The reference of an enquiry or application, such as ENQ-7K3M-92QF."
            required
          />
          <SubmitButton busy="Filing...">File under this record</SubmitButton>
        </ActionForm>
      ) : null}
      {status === 'quarantined' ? (
        <>
          <p>If it belongs to no record:</p>
          <Form method="post" action={`${list}/${id}/enquiry`} id="enquiry">
            <Button type="submit" variant="secondary">
              Create an enquiry
            </Button>
          </Form>
        </>
      ) : null}
      <LinkButton to={`${list}/${id}/discard`} variant="outline">
        Discard
      </LinkButton>
    </section>
  )
}

function Discarded({ id }: { id: string }) {
  return (
    <section className="card" aria-labelledby="discarded-heading">
      <h2 id="discarded-heading">Discarded</h2>
      <p>It is deleted 30 days after it arrived. Until then you can restore it.</p>
      <Form method="post" action={`${list}/${id}/restore`} id="restore">
        <Button type="submit">Restore</Button>
      </Form>
    </section>
  )
}
