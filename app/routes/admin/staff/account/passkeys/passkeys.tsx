import { redirect } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { beginPasskey, hasEnough } from '#app/features/staff/passkeys/own-passkeys.server.ts'
import { listPasskeys } from '#app/features/staff/passkeys/passkeys.server.ts'
import { beginPasskeySchema } from '#app/features/staff/passkeys/schema.ts'
import { passkeyCopy } from '#app/features/staff/passkeys/words.ts'
import { describeUserAgent } from '#app/features/staff/sessions/user-agent.ts'
import { missingStep } from '#app/features/staff/two-step/required.server.ts'
import { TextField } from '#app/forms/fields/fields.tsx'
import type { Say } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { type Column, RecordTable } from '#app/routes/admin/shared/record-list.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { ListAndForm, StaffForm, StaffPage, settingsCrumb } from '#app/routes/admin/shared/staff-page.tsx'
import { ProofFields } from '#app/routes/admin/staff/account/proof-fields.tsx'
import { passkeysCrumb, twoStepCrumb } from '#app/routes/admin/staff/account/words.ts'
import { wrongProof } from '#app/routes/admin/staff/account/wrong-proof.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Moment } from '#app/ui/text/moment.tsx'

const path = passkeysCrumb.href
const form = 'passkey'

export const handle = { permission: 'own.account', title: 'Passkeys' } as const

export const loader = staffLoader(handle.permission, async ({ request, staff, say }) => ({
  passkeys: await listPasskeys(db, staff.id),
  zone: staff.timeZone,
  hasTwoStep: staff.hasTwoStep,
  isMissing: (await missingStep(db, staff)) === 'passkey',
  device: describeUserAgent(request.headers.get('User-Agent') ?? '', say),
}))

export const action = staffAction(handle.permission, beginPasskeySchema, {
  form,
  run: async ({ staff, value, client, by }) => {
    if (await hasEnough(db, staff.id)) return { ok: false, reason: 'enough' }
    return { ok: true, challenge: await beginPasskey(db, { ...value, client }, by) }
  },
  done: (_, { challenge }) => redirect(`${path}/add`, { status: 303, headers: { 'Set-Cookie': challenge } }),
  failed: passkeyCopy.failed,
  refusals: { enough: passkeyCopy.tooMany },
  thrown: wrongProof,
})

export default function PasskeysPage() {
  const say = useSay()
  const { passkeys, zone, isMissing, ...adding } = useLoaderData<typeof loader>()
  const add = <AddForm form={form} {...adding} />
  return (
    <StaffPage title={say('Passkeys')} above={[settingsCrumb]}>
      <AboutPasskeys isMissing={isMissing} />
      <ListAndForm form={add} id={form} label={say('Add a passkey')} isEmpty={passkeys.length === 0}>
        <PasskeyTable passkeys={passkeys} zone={zone} />
      </ListAndForm>
    </StaffPage>
  )
}

type AddFormProps = { form: string; device: string; hasTwoStep: boolean }

/** The first step of adding a passkey. @param device the name that it is given unless another is typed */
function AddForm({ form, device, hasTwoStep }: AddFormProps) {
  const say = useSay()
  return (
    <StaffForm
      form={form}
      action={passkeysCrumb.href}
      defaults={{ name: device }}
      button={say('Continue')}
      busy={say('One moment...')}
    >
      <h2>{say('Add a passkey')}</h2>
      <p>{say('Your browser then asks for your fingerprint, face or PIN.')}</p>
      <TextField name="name" label={say('Name')} hint={say('For your own reference, such as the device.')} required />
      <ProofFields hasTwoStep={hasTwoStep} />
    </StaffForm>
  )
}

// A passkey in a few sentences, and what to do if the role requires one.
function AboutPasskeys({ isMissing }: { isMissing: boolean }) {
  const say = useSay()
  return (
    <>
      {isMissing ? <Required /> : null}
      <p>
        {say(
          'A passkey signs you in with your fingerprint, your face or the PIN of your device, without a password or a code. It works on this site only, so nobody can trick you into giving it away.',
        )}
      </p>
    </>
  )
}

const Required = () => {
  const say = useSay()
  return (
    <div className="banner" data-kind="info">
      <p>{say('Your role requires a passkey. Please add one now to open the rest of the staff area.')}</p>
      <p>
        <Said
          phrase="Adding and using one needs JavaScript. Without it, turn on {twoStep} and sign in with your password and one of its recovery codes: each opens the staff area once. Or ask an admin."
          values={{ twoStep: <Link to={twoStepCrumb.href}>{say('two-step sign-in')}</Link> }}
        />
      </p>
    </div>
  )
}

type Row = Awaited<ReturnType<typeof listPasskeys>>[number]

const PasskeyTable = ({ passkeys, zone }: { passkeys: Row[]; zone: string }) => {
  const say = useSay()
  return (
    <RecordTable
      caption={say('Your passkeys, newest first')}
      rows={passkeys}
      columns={columnsOf(zone, say)}
      keyOf={({ id }) => id}
    />
  )
}

const pathOf = ({ id }: Row) => `${passkeysCrumb.href}/${id}`

const columnsOf = (zone: string, say: Say): Column<Row>[] => [
  {
    head: 'Name',
    cell: (row) => (
      <Link to={pathOf(row)} className="typed" dir="auto">
        {row.name}
      </Link>
    ),
  },
  { head: 'Added', zone, label: 'Added', cell: ({ created_at }) => <Moment at={created_at} zone={zone} /> },
  {
    head: 'Last used',
    label: 'Last used',
    cell: ({ last_used_at: at }) => (at === null ? say('Never') : <Moment at={at} zone={zone} />),
  },
  {
    head: 'Revoke',
    isAction: true,
    cell: (row) => (
      <LinkButton to={`${pathOf(row)}/revoke`} variant="outline" size="s">
        {say('Revoke')}
        <span className="visually-hidden"> {row.name}</span>
      </LinkButton>
    ),
  },
]
