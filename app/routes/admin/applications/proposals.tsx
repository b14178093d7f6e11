import { Form, useNavigation } from '@remix-run/react'
import type { ApplicationEventLine } from '#app/features/applications/applications.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { type ProposalDecisionId, proposalDecisions } from '../records/proposal-decisions.ts'
import { Changes } from '../records/thread/application.tsx'

type ProposalsProps = {
  /** The URL path of the application. */
  path: string
  version: number
  /** The proposed changes that staff have not decided on. */
  proposals: readonly ApplicationEventLine[]
  zone: string
  may: { adopt: boolean; dismiss: boolean }
}

/** The answers of repeated applications, which have no effect until staff adopt them. */
export function Proposals({ path, version, proposals, zone, may }: ProposalsProps) {
  if (proposals.length === 0) return null
  return (
    <section className="card" aria-labelledby="proposals-heading">
      <h2 id="proposals-heading">New answers to decide on</h2>
      <p>
        The form was sent again with this email address. Anyone can type an address: make sure that it was the applicant
        before you adopt the answers.
      </p>
      {proposals.map(({ id, at, changes }) => (
        <div key={id} className="proposal">
          <h3>
            Sent <Moment at={at} zone={zone} />
          </h3>
          <Changes changes={changes} />
          <div className="button-row">
            {may.adopt ? <Settle decision="adopt" path={path} version={version} id={id} variant="outline" /> : null}
            {may.dismiss ? <Settle decision="dismiss" path={path} version={version} id={id} /> : null}
          </div>
        </div>
      ))}
    </section>
  )
}

type SettleProps = {
  decision: ProposalDecisionId
  path: string
  version: number
  id: string
  /** For the application's page, which has another main button. */
  variant?: 'outline'
}

export function Settle({ decision, path, version, id, variant: given }: SettleProps) {
  const action = `${path}/answers/${id}/${decision}`
  const isBusy = useNavigation().formAction === action
  const { button, variant } = proposalDecisions[decision]
  return (
    <Form
      method="post"
      action={action}
      data-move={decision}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
      }}
    >
      <input type="hidden" name="version" value={version} />
      <Button type="submit" variant={given ?? variant} aria-disabled={isBusy || undefined}>
        {button}
      </Button>
    </Form>
  )
}
