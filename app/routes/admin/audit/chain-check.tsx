// The result of the last check of the audit log's chain.
import { chainFaults } from '#app/features/staff/audit/words.ts'
import { PostButton } from '#app/forms/post-button.tsx'
import { useSay } from '#app/languages/say.tsx'
import { Download } from '#app/routes/admin/shared/download.tsx'
import { Facts } from '#app/routes/admin/shared/facts.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { CopyField } from '#app/ui/text/copied-value.tsx'
import { Moment } from '#app/ui/text/moment.tsx'

type Check = {
  at: number
  erased: number
  fault: { is: keyof typeof chainFaults; number: number | null } | null
}

type ChainCheckProps = {
  /** Null before the first check. */
  checked: Check | null
  end: { links: number; last: { hash: string } | null }
  zone: string
}

/** The result in a word, beside the title. */
export const Checked = ({ checked }: Pick<ChainCheckProps, 'checked'>) => {
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

export function ChainCheck({ checked, end: { links, last }, zone }: ChainCheckProps) {
  const say = useSay()
  return (
    <Facts
      of={{
        'Last check': checked ? <Moment at={checked.at} zone={zone} /> : say('Never'),
        Result: checked ? <Result fault={checked.fault} /> : null,
        Entries: links,
        'Entries without the words of an erased person': checked?.erased,
        'Last hash': last ? <CopyField label={say('Last hash')} value={last.hash} /> : null,
      }}
    />
  )
}

function Result({ fault }: Pick<Check, 'fault'>) {
  const say = useSay()
  if (!fault) return say('No entry was changed.')
  return `${fault.number ? say('Entry {number}:', { number: fault.number }) : ''} ${say(chainFaults[fault.is])}`
}
