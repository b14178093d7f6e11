import { redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { currentBrand } from '#app/features/brand/current-brand.server.ts'
import { confirmOwnTwoStep, qrOf } from '#app/features/staff/two-step/own-two-step.server.ts'
import { codeSchema } from '#app/features/staff/two-step/schema.ts'
import { keyAddress } from '#app/features/staff/two-step/totp.server.ts'
import { findBegunSecret } from '#app/features/staff/two-step/two-step.server.ts'
import { twoStepCopy } from '#app/features/staff/two-step/words.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { showOnce } from '#app/routes/admin/shared/shown-once.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { aboveTwoStep, recoveryCodes, twoStepCrumb } from '#app/routes/admin/staff/account/words.ts'
import { wrongProof } from '#app/routes/admin/staff/account/wrong-proof.server.ts'
import { TwoStepCodeField } from '../proof-fields.tsx'

export const handle = { permission: 'own.account', title: 'Set up two-step sign-in' } as const

export const loader = staffLoader(handle.permission, async ({ staff: { id, email } }) => {
  const secret = await findBegunSecret(db, id)
  if (!secret) throw redirect(twoStepCrumb.href)
  const { look } = await currentBrand(db)
  const href = keyAddress(look.name, email, secret)
  return { href, qr: qrOf(href), secret: secret.replace(/(.{4})(?=.)/g, '$1 ') }
})

export const action = staffAction(handle.permission, codeSchema, {
  form: 'two-step-set-up',
  run: async ({ value, by }) => ({ ok: true, codes: await confirmOwnTwoStep(db, value.code, by) }),
  done: ({ staff }, { codes }) => showOnce({ ...recoveryCodes, text: twoStepCopy.on }, staff.id, codes.join(' ')),
  failed: twoStepCopy.failed,
  thrown: wrongProof,
})

export default function TwoStepSetUpPage() {
  const say = useSay()
  const secret = useLoaderData<typeof loader>()
  return (
    <StaffPage title={say('Set up two-step sign-in')} above={aboveTwoStep} crumb={say('Set up')}>
      <SetUpSteps {...secret} />
    </StaffPage>
  )
}

type SetUpStepsProps = { href: string; qr: ReturnType<typeof qrOf>; secret: string }

/** The secret for an authenticator app, and the form that proves that the app has it. */
const SetUpSteps = ({ href, qr, secret }: SetUpStepsProps) => {
  const say = useSay()
  return (
    <div className="card">
      <ol className="stack set-up-steps">
        <li>
          <p>{say('Scan this with your authenticator app:')}</p>
          <svg className="qr" viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" shapeRendering="crispEdges">
            <title>{say('QR code of the secret below')}</title>
            <rect width={qr.size} height={qr.size} fill="#fff" />
            <path d={qr.path} fill="#000" />
          </svg>
          <p>
            <Said
              phrase="Or {link}, or type in this secret:"
              values={{ link: <a href={href}>{say('open the app on this device')}</a> }}
            />
          </p>
          <p>
            <code className="typed">{secret}</code>
          </p>
        </li>
        <li>
          <p>{say('Enter the six-digit code from the app. This turns on two-step sign-in.')}</p>
          <StaffForm
            form="two-step-set-up"
            action={`${twoStepCrumb.href}/set-up`}
            className="form"
            button={say('Turn on')}
            busy={say('One moment...')}
          >
            <TwoStepCodeField hint={say('It changes every 30 seconds.')} />
          </StaffForm>
        </li>
      </ol>
    </div>
  )
}
