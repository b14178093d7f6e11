// The result of the last check of the audit log's chain.
import { chainFaults } from '#app/features/staff/audit/words.ts'
import { PostButton } from '#app/forms/post-button.tsx'
import { useSay } from '#app/languages/say.tsx'
import { Download } from '#app/routes/admin/shared/download.tsx'
import { Facts } from '#app/routes/admin/shared/facts.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'

type ChainCheckProps = {
  at: number
  links: number
  erased: number
  last: { hash: string } | null
  fault: { is: keyof typeof chainFaults; number: number | null } | null
  zone: string
}

/** The result in a word, beside the title. */
export const Checked = ({ checked }: { checked: Pick<ChainCheckProps, 'fault'> | null }) => {
  const say = useSay()
  if (!checked) return <Pill status="draft">{say('Not checked yet')}</Pill>
  return checked.fault ? <Pill status="failed">{say('Broken')}</Pill> : <Pill status="active">{say('Intact')}</Pill>
}

export function ChainActs({ path }: { path: string }) {
  const say = useSay()
  return (
    <>
      <Download href={`${path}.json`}>{say('Download JSON')}</Download>
      <PostButton action={path} id="check" variant="primary">
        {say('Check now')}
      </PostButton>
    </>
  )
}

export function ChainCheck({ at, links, erased, last, fault, zone }: ChainCheckProps) {
  const say = useSay()
  const where = fault?.number ? say('Entry {number}:', { number: fault.number }) : ''
  return (
    <Facts
      of={{
        Result: fault ? `${where} ${say(chainFaults[fault.is])}` : say('No entry was changed.'),
        Checked: <Moment at={at} zone={zone} />,
        Entries: links,
        'Entries without the words of an erased person': erased,
        'Last hash': last ? <code className="address">{last.hash}</code> : null,
      }}
    />
  )
}
