import type { qrOf } from '#app/features/staff/two-step/qr.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { StaffForm } from '#app/routes/admin/shared/staff-page.tsx'
import { twoStepCrumb } from '../words.ts'
import { TwoStepCodeField } from './code-field.tsx'

type SetUpStepsProps = { href: string; qr: ReturnType<typeof qrOf>; secret: string }

/** The secret for an authenticator app, and the form that proves that the app has it. */
export const SetUpSteps = ({ href, qr, secret }: SetUpStepsProps) => {
  const say = useSay()
  return (
    <div className="card">
      <ol className="set-up-steps">
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
