import type { ReactNode } from 'react'
import { useSay } from '#app/languages/say.tsx'
import { Facts } from '#app/routes/admin/shared/facts.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Moment } from '#app/ui/text/moment.tsx'

type SentFactsProps = {
  reference: string
  receivedAt: number
  zone: string
  of: Record<string, ReactNode>
  /** Facts that are seldom needed, in a fold. */
  more: Record<string, ReactNode>
}

/** Data that came with a message; empty fields are left out. */
export const SentFacts = ({ reference, receivedAt, zone, of, more }: SentFactsProps) => {
  const say = useSay()
  return (
    <Panel id="details-heading" title={say('Details')}>
      <Facts
        of={of}
        more={{
          ...more,
          Received: <Received at={receivedAt} zone={zone} />,
          Reference: <span className="reference">{reference}</span>,
        }}
      />
    </Panel>
  )
}

const Received = ({ at, zone }: { at: number; zone: string }) => (
  <>
    <Moment at={at} zone={zone} />
    {`\u00a0(${zone})`}
  </>
)
