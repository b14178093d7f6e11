// On a wide window the focused record's messages stand beside the list; on a narrow one the pane is not there.
import { Link, useFetcher } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { recordPath } from '#app/features/records/kinds.ts'
import { statusLabel } from '#app/features/records/statuses.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { loader } from './peek.ts'
import { type InboxQuery, inboxPath, inList } from './query.ts'

const wide = '(width >= 80rem)'
/** So that holding j down does not ask for every record on the way. */
const restMs = 120

type PreviewPaneProps = {
  /** The references of the list, in order. */
  references: readonly string[]
  query: InboxQuery
}

export function PreviewPane({ references, query }: PreviewPaneProps) {
  const say = useSay()
  const shown = useFocusedRecord(references)
  const { load, data } = useFetcher<typeof loader>()
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => load(`${inboxPath}/${shown}/peek`), restMs)
    return () => clearTimeout(timer)
  }, [shown, load])
  if (!shown) return null
  const peek = data?.peek.reference === shown ? data.peek : null
  return (
    <aside className="inbox-preview card" aria-label={say('Preview')} aria-busy={peek === null}>
      {peek && data ? (
        <Preview peek={peek} zone={data.zone} query={query} />
      ) : (
        <p className="soft">{say('Loading {reference}…', { reference: shown })}</p>
      )}
    </aside>
  )
}

type Data = NonNullable<ReturnType<typeof useFetcher<typeof loader>>['data']>

function Preview({ peek, zone, query }: Data & Pick<PreviewPaneProps, 'query'>) {
  const say = useSay()
  const { kind, status, name, email, about, tags, messages, mayReply } = peek
  const path = inList(recordPath(peek), query)
  return (
    <>
      <div className="toolbar">
        <h2 className="typed" dir="auto">
          {name}
        </h2>
        <Pill status={status}>{statusLabel(kind, status)}</Pill>
      </div>
      <p className="soft typed" dir="auto">
        {[email, tags && `#${tags.split(',').join(' #')}`].filter(Boolean).join(' · ')}
      </p>
      <div className="button-row">
        {mayReply ? (
          <LinkButton to={`${path}#reply-body`} id="preview-reply" size="s">
            {say('Reply')}
          </LinkButton>
        ) : null}
        <LinkButton to={path} variant="outline" size="s">
          {say('Open')}
        </LinkButton>
      </div>
      {about ? (
        <h3 className="typed" dir="auto">
          {about}
        </h3>
      ) : null}
      {messages.map(({ id, at, writer, text, isCut }) => (
        <div key={id} className="preview-message" data-from={writer}>
          <p className="soft">
            {say(writers[writer])} <Moment at={at} zone={zone} />
          </p>
          <p className="typed" dir="auto">
            {text}
          </p>
          {isCut ? <Link to={path}>{say('Read all')}</Link> : null}
        </div>
      ))}
    </>
  )
}

const writers = { sender: 'Received', staff: 'Reply', note: 'Note' } as const satisfies Record<string, Phrase>

/** The record of the list that has the focus, at first the first one; null on a narrow window. */
function useFocusedRecord(references: readonly string[]): string | null {
  const [focused, setFocused] = useState<string | null>(null)
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    const media = matchMedia(wide)
    const onChange = () => setWide(media.matches)
    onChange()
    media.addEventListener('change', onChange)
    return () => media.removeEventListener('change', onChange)
  }, [])
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const row = target instanceof HTMLElement ? target.closest('tr')?.querySelector('[data-reference]') : null
      if (row instanceof HTMLElement && row.dataset.reference) setFocused(row.dataset.reference)
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
  const shown = focused !== null && references.includes(focused) ? focused : (references[0] ?? null)
  // Marks the row whose record the pane shows.
  useEffect(() => {
    const row = isWide && shown ? document.querySelector(`[data-reference="${shown}"]`) : null
    row?.setAttribute('aria-current', 'true')
    return () => row?.removeAttribute('aria-current')
  }, [isWide, shown])
  return isWide ? shown : null
}
