// Asks before something is done to an account, and does it.
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import {
  disableAccount,
  enableAccount,
  inviteAgain,
  type Refusal,
  revokeInvitation,
} from '#app/features/staff/accounts/manage-users.server.ts'
import { userDeedSchema } from '#app/features/staff/accounts/user-schema.ts'
import { findAccount } from '#app/features/staff/accounts/users.server.ts'
import { userWords } from '#app/features/staff/accounts/words.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { redirectWithFlash } from '#app/http/flash.server.ts'
import { AlreadyChanged } from '#app/routes/admin/shared/already-changed.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { isUserDeed, userDeeds } from './user-deeds.ts'
import { userPill, userStatusLabels } from './user-words.ts'

export const handle = { permission: 'users.manage' } as const

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: args.data ? userDeeds[args.data.deed].button : 'User', noindex: true })

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(db, request, handle.permission)
  const deed = deedIn(params.deed)
  const user = await findAccount(db, params.id ?? '', Date.now())
  if (!user) throw new Response(null, { status: 404 })
  const { id, name, email, status, version } = user
  return { deed, user: { id, name, email, status, version } }
}

const doers = {
  'invite-again': inviteAgain,
  revoke: revokeInvitation,
  disable: disableAccount,
  enable: enableAccount,
} as const

export async function action({ request, context, params }: ActionFunctionArgs) {
  const actor = await requireStaff(db, request, handle.permission)
  const deed = deedIn(params.deed)
  const form = await readForm({ request, context }, 'deed', userDeedSchema)
  if (!form.ok) throw new Response(null, { status: 400 })
  const target = { id: params.id ?? '', version: form.value.version }
  const outcome = await doers[deed](db, target, { actor, now: Date.now() })
  if (outcome.ok) {
    const path = deed === 'revoke' ? '/dashboard/users' : `/dashboard/users/${target.id}`
    return redirectWithFlash(path, { kind: 'success', text: userDeeds[deed].done(outcome.user.name) })
  }
  if (outcome.reason === 'gone') throw new Response(null, { status: 404 })
  context.refused = true
  return data({ refused: refusals[outcome.reason] }, { status: 409 })
}

const refusals: Record<Exclude<Refusal, 'gone'>, string> = {
  changed: userWords.changedMeanwhile,
  'last admin': userWords.lastAdmin,
  'wrong status': 'This account is in another state now.',
}

function deedIn(name = '') {
  if (!isUserDeed(name)) throw new Response(null, { status: 404 })
  return name
}

export default function UserDeedPage() {
  const { deed, user } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()?.refused
  const { title, text, button, variant, from } = userDeeds[deed]
  const path = `/dashboard/users/${user.id}`
  if (refused || user.status !== from) {
    const state = <Pill status={userPill[user.status]}>{userStatusLabels[user.status]}</Pill>
    const reason = refused ?? refusals['wrong status']
    return <AlreadyChanged text={reason} state={state} to={path} reload="Back to this account" />
  }
  return (
    <>
      <Breadcrumbs
        items={[{ label: 'Users', href: '/dashboard/users' }, { label: user.name, href: path }, { label: button }]}
      />
      <h1 className="typed">{title(user.name)}</h1>
      <p className="typed">{user.email}</p>
      <p>{text}</p>
      <Form method="post" action={`${path}/${deed}`} className="button-row" id="deed">
        <input type="hidden" name="version" value={user.version} />
        <Button type="submit" variant={variant === 'outline' ? 'danger' : 'primary'}>
          {button}
        </Button>
        <LinkButton to={path} variant="outline">
          Cancel
        </LinkButton>
      </Form>
    </>
  )
}
