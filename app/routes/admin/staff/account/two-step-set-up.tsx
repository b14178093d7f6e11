import { redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { currentBrand } from '#app/features/brand/current-brand.server.ts'
import { confirmOwnTwoStep } from '#app/features/staff/two-step/own-two-step.server.ts'
import { qrOf } from '#app/features/staff/two-step/qr.server.ts'
import { codeSchema } from '#app/features/staff/two-step/schema.ts'
import { digits, period } from '#app/features/staff/two-step/totp.server.ts'
import { findBegunSecret } from '#app/features/staff/two-step/two-step.server.ts'
import { twoStepCopy } from '#app/features/staff/two-step/words.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { FormActions } from '#app/forms/form-actions.tsx'
import { showOnce } from '#app/routes/admin/shared/shown-once.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { TwoStepCodeField } from './two-step-code-field.tsx'
import { shownCodes } from './two-step-codes.ts'
import { TwoStepCrumbs } from './two-step-crumbs.tsx'
import { wrongProof } from './wrong-proof.server.ts'

export const handle = { permission: 'own.account', title: 'Set up two-step sign-in' } as const

export const loader = staffLoader(handle.permission, async ({ staff: { id, email } }) => {
  const secret = await findBegunSecret(db, id)
  if (!secret) throw redirect('/dashboard/settings/two-step')
  const { look } = await currentBrand(db)
  const href = keyAddress(look.name, email, secret)
  return { href, qr: qrOf(href), secret: secret.replace(/(.{4})(?=.)/g, '$1 ') }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, codeSchema, {
  form: 'two-step-set-up',
  run: async ({ value, by }) => ({
    ok: true,
    codes: await confirmOwnTwoStep(db, value.code, by),
  }),
  done: ({ staff }, { codes }) => showOnce({ ...shownCodes, text: twoStepCopy.on }, staff.id, codes.join(' ')),
  failed: twoStepCopy.failed,
  thrown: wrongProof,
})

/** The address for authenticator apps, which do not read a plus sign as a space. */
function keyAddress(company: string, email: string, secret: string) {
  const issuer = encodeURIComponent(company)
  const query = `secret=${secret}&issuer=${issuer}&algorithm=SHA1&digits=${digits}&period=${period}`
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?${query}`
}

export default function TwoStepSetUpPage() {
  const { href, qr, secret } = useLoaderData<typeof loader>()
  return (
    <>
      <TwoStepCrumbs page="Set up" />
      <h1>Set up two-step sign-in</h1>
      <div className="card">
        <ol className="set-up-steps">
          <li>
            <p>Scan this with your authenticator app:</p>
            <svg className="qr" viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" shapeRendering="crispEdges">
              <title>QR code of the secret below</title>
              <rect width={qr.size} height={qr.size} fill="#fff" />
              <path d={qr.path} fill="#000" />
            </svg>
            <p>
              Or <a href={href}>open the app on this device</a>, or type this secret into it by hand:
            </p>
            <p>
              <code className="typed">{secret}</code>
            </p>
          </li>
          <li>
            <p>Enter the six digits that the app shows. This turns two-step sign-in on.</p>
            <ActionForm form="two-step-set-up" action="/dashboard/settings/two-step/set-up">
              <TwoStepCodeField hint="They change every 30 seconds." />
              <FormActions busy="One moment...">Turn on</FormActions>
            </ActionForm>
          </li>
        </ol>
      </div>
    </>
  )
}
