// The bar above a long text: what is stored, the text's length and findings, and the buttons.
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { Moment } from '#app/ui/text/moment.tsx'
import { FindingList, findingFields, type ShownFinding } from '../findings.tsx'

type BarProps = {
  pill: ReactNode
  /** Null before the first save. */
  savedAt: number | null
  timeZone: string
  isChanged: boolean
  /** Null before a new text has been read. */
  about: { length: string; findings: readonly ShownFinding[] } | null
  /** The buttons. */
  children: ReactNode
}

export const Bar = ({ pill, savedAt, timeZone, isChanged, about, children }: BarProps) => (
  <div className="post-bar">
    <p className="post-state">
      {pill}
      <span className="soft">
        {isChanged ? 'Unsaved changes' : savedAt === null ? 'Not saved yet' : <Saved at={savedAt} zone={timeZone} />}
      </span>
    </p>
    {about ? (
      <div className="post-about">
        <span className="soft">{about.length}</span>
        <FindingsFold findings={about.findings} />
      </div>
    ) : null}
    <div className="post-buttons">{children}</div>
  </div>
)

const Saved = ({ at, zone }: { at: number; zone: string }) => (
  <>
    Last saved <Moment at={at} zone={zone} />
  </>
)

export const wordsText = (words: number) => (words === 1 ? '1 word' : `${words.toLocaleString('en')} words`)

/** How many there are, and the fields that they are about. */
function countOf(findings: readonly ShownFinding[]) {
  const about = [...new Set(findings.map(({ field }) => findingFields[field].toLowerCase()))].join(', ')
  return `${findings.length === 1 ? '1 finding' : `${findings.length} findings`}: ${about}`
}

function FindingsFold({ findings }: { findings: readonly ShownFinding[] }) {
  const fold = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (fold.current) fold.current.open = false
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    close()
    fold.current?.querySelector('summary')?.focus()
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !fold.current?.contains(relatedTarget)) close()
  }
  return (
    <details ref={fold} className="post-findings" onKeyDown={onKeyDown} onBlur={onBlur}>
      <summary data-has={findings.length > 0 || undefined}>
        {findings.length > 0 ? countOf(findings) : 'No findings'}
      </summary>
      <div className="card">
        <FindingList findings={findings} />
      </div>
    </details>
  )
}
