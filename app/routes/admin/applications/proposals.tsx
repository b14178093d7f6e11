import type { ApplicationEventLine } from '#app/features/applications/applications.server.ts'
import { PostButton } from '#app/forms/post-button.tsx'
import type { Phrase, Say } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { Typed } from '#app/routes/admin/shared/facts.tsx'
import { type Column, RecordTable } from '#app/routes/admin/shared/record-list.tsx'
import { type ButtonVariant, LinkButton } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { Changes } from '../records/thread/thread.tsx'

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
  const say = useSay()
  if (proposals.length === 0) return null
  return (
    <Panel id="proposals-heading" title={say('New answers to review')}>
      <p>
        {say(
          'The form was sent again with this email address. Anyone can type an address, so make sure it was the applicant before you adopt the new answers.',
        )}
      </p>
      {proposals.map(({ id, at, changes }) => (
        <div key={id} className="stack proposal" data-gap="m">
          <h3>
            <Said phrase="Sent {time}" values={{ time: <Moment at={at} zone={zone} /> }} />
          </h3>
          <Changes changes={changes} />
          <div className="button-row">
            {may.adopt ? <Settle decision="adopt" path={path} version={version} id={id} variant="outline" /> : null}
            {may.dismiss ? <Settle decision="dismiss" path={path} version={version} id={id} /> : null}
          </div>
        </div>
      ))}
    </Panel>
  )
}

type ProposalQuestionProps = Pick<SettleProps, 'decision' | 'path' | 'version'> & {
  event: Pick<ApplicationEventLine, 'id' | 'changes'>
}

/** Asks before one of them is decided. */
export function ProposalQuestion({ decision, path, version, event }: ProposalQuestionProps) {
  const say = useSay()
  return (
    <div className="card question">
      <ChangeTable changes={event.changes} />
      <div className="button-row">
        <Settle decision={decision} path={path} version={version} id={event.id} />
        <LinkButton to={path} variant="outline">
          {say('Cancel')}
        </LinkButton>
      </div>
    </div>
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

const Settle = ({ decision, path, version, id, variant }: SettleProps) => (
  <PostButton
    action={`${path}/answers/${id}/${decision}`}
    move={decision}
    values={{ version }}
    variant={variant ?? proposalDecisions[decision].variant}
  >
    {useSay()(proposalDecisions[decision].button)}
  </PostButton>
)

type ProposalDecisionId = 'adopt' | 'dismiss'

type Decision = {
  outcome: 'adopted' | 'dismissed'
  button: Phrase
  variant: ButtonVariant
  title: Phrase
  /** With the reference as its value. */
  done: Phrase
}

/** The decisions on the answers of a repeated application. */
export const proposalDecisions: Record<ProposalDecisionId, Decision> = {
  adopt: {
    outcome: 'adopted',
    button: 'Adopt answers',
    variant: 'primary',
    title: 'Adopt these answers?',
    done: '{reference} now has the new answers.',
  },
  dismiss: {
    outcome: 'dismissed',
    button: 'Dismiss',
    variant: 'outline',
    title: 'Dismiss these answers?',
    done: 'The new answers are dismissed; {reference} is unchanged.',
  },
}

type Change = ApplicationEventLine['changes'][number]

const changeColumns = (say: Say): Column<Change>[] => [
  { head: 'Answer', cell: ([field]) => say(field) },
  { head: 'Before', cell: ([, before]) => <Typed>{before}</Typed> },
  { head: 'After', cell: ([, , after]) => <Typed>{after}</Typed> },
]

/** The changes that adopting them makes. */
const ChangeTable = ({ changes }: { changes: readonly Change[] }) => {
  const say = useSay()
  return (
    <RecordTable
      isCompact={false}
      caption={say('Answers before and after')}
      columns={changeColumns(useSay())}
      rows={changes}
      keyOf={([field]) => field}
    />
  )
}
