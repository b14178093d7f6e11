// Buttons that put Markdown around the selection, and one that opens the media library.

import { type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useFormState } from '#app/forms/form-state.ts'
import type { Message } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Moment, shortest } from '#app/ui/text/moment.tsx'
import { FindingList, findingFields, type ShownFinding } from '../findings.tsx'
import { marks } from './markdown-keys.ts'
import { insertMark } from './writing.ts'

type ToolbarProps = {
  text: () => HTMLTextAreaElement | null
  onPicture: () => void
  /** The progress of an upload. */
  status: Message | null
}

export const Toolbar = ({ text, onPicture, status }: ToolbarProps) => {
  const say = useSay()
  return (
    <div className="cluster editor-tools" role="toolbar" aria-label={say('Text')}>
      {marks.map((mark) => (
        <Tool
          key={mark.label}
          label={say(mark.label)}
          icon={mark.icon}
          onPress={() => {
            const area = text()
            if (area) insertMark(area, { ...mark, sample: say(mark.sample) })
          }}
        />
      ))}
      <Tool label={say('Picture')} icon="image" onPress={onPicture} />
      <span role="status">{status && say(status)}</span>
    </div>
  )
}

type ToolProps = { label: string; icon: string; onPress: () => void }

const Tool = ({ label, icon, onPress }: ToolProps) => (
  <button type="button" title={label} onClick={onPress}>
    <Icon name={icon} size={18} />
    <span className="visually-hidden">{label}</span>
  </button>
)

type BarProps = {
  pill: ReactNode
  /** Null before the first save. */
  savedAt: number | null
  timeZone: string
  now: number
  isChanged: boolean
  /** Null before a new text has been read. */
  about: { words: number; minutes?: number; findings: readonly ShownFinding[] } | null
  /** The buttons. */
  children: ReactNode
}

/** The bar above a long text: what is stored, the text's length and findings, and the buttons. */
export const Bar = ({ pill, savedAt, timeZone, now, isChanged, about, children }: BarProps) => {
  const say = useSay()
  const bar = useRef<HTMLDivElement>(null)
  useHeightForForm(bar)
  return (
    <div className="cluster post-bar" data-align="ends" ref={bar}>
      <p className="cluster post-state">
        {pill}
        <span className="soft">
          {isChanged ? (
            say('Unsaved changes')
          ) : savedAt === null ? (
            say('Not saved yet')
          ) : (
            <Saved at={savedAt} zone={timeZone} now={now} />
          )}
        </span>
      </p>
      {about ? (
        <div className="cluster post-about">
          <span className="soft">
            <Length {...about} />
          </span>
          <FindingsFold findings={about.findings} />
        </div>
      ) : null}
      <div className="cluster post-buttons">{children}</div>
    </div>
  )
}

/** The tools and the preview stick below the bar, which is higher with larger letters and on a phone. */
function useHeightForForm(bar: RefObject<HTMLElement>) {
  useEffect(() => {
    const { current } = bar
    const form = current?.closest('form')
    if (!current || !form) return
    const watch = new ResizeObserver(() => form.style.setProperty('--bar', `${current.offsetHeight}px`))
    watch.observe(current)
    return () => watch.disconnect()
  }, [bar])
}

/** The time of today, or an earlier day: the bar has no room for both. */
function Saved({ at, zone, now }: { at: number; zone: string; now: number }) {
  const time = <Moment at={at} zone={zone} only={shortest(at, now, zone)} />
  return <Said phrase="Last saved {time}" values={{ time }} />
}

function Length({ words, minutes }: { words: number; minutes?: number }) {
  const say = useSay()
  return minutes === undefined
    ? say('{count, plural, one {# word} other {# words}}', { count: words })
    : say('{count, plural, one {# word} other {# words}}, {minutes} min read', { count: words, minutes })
}

/** The number of findings, and the fields that they are about. */
function FindingCount({ findings }: { findings: readonly ShownFinding[] }) {
  const say = useSay()
  const count = findings.length
  if (count === 0) return say('No suggestions')
  const fields = [...new Set(findings.map(({ field }) => say(findingFields[field]).toLowerCase()))].join(', ')
  return (
    <>
      {say('{count, plural, one {# suggestion} other {# suggestions}}', { count })}
      <span>{say(': {fields}', { fields })}</span>
    </>
  )
}

function FindingsFold({ findings }: { findings: readonly ShownFinding[] }) {
  const { form } = useFormState()
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
        <FindingCount findings={findings} />
      </summary>
      <div className="card">
        <FindingList findings={findings} form={form} />
      </div>
    </details>
  )
}
